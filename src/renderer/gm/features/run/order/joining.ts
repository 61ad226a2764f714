import type { CombatantSeed } from '#core/engine/model/seed'
import type { StatBlock } from '#core/engine/model/stat-block'
import { bareSeed } from '#core/engine/seeding'

export interface Newcomer {
  name: string
  /** Null: only a name, made up at the table. */
  block: StatBlock | null
  side: 'ally' | 'foe'
  count: number
  hidden: boolean
}

/** A seed for whoever joins; the key only has to be told apart within this one command. */
export function newcomerSeed(
  { name, block, side, count, hidden }: Newcomer,
  systemId: string,
): CombatantSeed {
  const wanted = name.trim()
  const bare = bareSeed('newcomer', wanted, systemId)
  const seed = block ? { ...bare, block, overrides: wanted === block.name ? {} : { name: wanted } } : bare
  return { ...seed, side, quantity: count, hidden }
}
