import type { Encounter } from '#core/engine/model/encounter'
import type { DialSegment } from '#ui/dial-geometry.ts'

/** A picture of a fight that is going on; it stands for no particular one. */
const STATES = [
  'acted',
  'defeated',
  'acted',
  'current',
  'next',
  'waiting',
  'waiting',
  'hidden',
  'waiting',
] as const
export const SAMPLE_DIAL: readonly DialSegment[] = STATES.map((state, place) => ({
  key: String(place),
  state,
}))

/** How many stand there at first; whoever comes later is no news to give away here. */
export function headCount({ members }: Encounter): number {
  return members.reduce((sum, { quantity }) => sum + (typeof quantity === 'number' ? quantity : 1), 0)
}

/** "3 heroes against 6 monsters, one of them hidden. You land in the middle, with something to decide." */
export function sampleInWords({ members }: Encounter): string {
  const count = (which: (seed: Encounter['members'][number]) => boolean): number =>
    members.filter(which).reduce((sum, { quantity }) => sum + Number(quantity), 0)
  const heroes = count(({ player }) => player !== '')
  const monsters = count(({ side }) => side === 'foe')
  const hidden = members.some((seed) => seed.hidden) ? ', one of them hidden' : ''
  return `${heroes} heroes against ${monsters} monsters${hidden}. You land in the middle, with something to decide.`
}
