import teriock from '../../../../resources/samples/teriock-pack.turnkeeper?raw'
import terraMagia from '../../../../resources/samples/terra-magia-pack.turnkeeper?raw'

/** Ready creatures and encounters of our own, as a file of ours that anyone could import. */
export interface Pack {
  /** Every id in the file starts with it. */
  prefix: string
  text: string
}

export const packs: readonly Pack[] = [
  { prefix: 'terra-pack-', text: terraMagia },
  { prefix: 'teriock-pack-', text: teriock },
]
