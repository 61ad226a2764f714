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

export function headCount({ members, waves }: Encounter): number {
  const seeds = [...members, ...waves.flatMap((wave) => wave.seeds)]
  return seeds.reduce((sum, { quantity }) => sum + (typeof quantity === 'number' ? quantity : 1), 0)
}

/** "3 heroes, 6 monsters, one of them hidden. One more comes in round 3." */
export function sampleInWords({ members, waves }: Encounter): string {
  const count = (side: 'ally' | 'foe') =>
    members.reduce((sum, seed) => sum + (seed.side === side ? Number(seed.quantity) : 0), 0)
  const hidden = members.some((seed) => seed.hidden) ? ', one of them hidden' : ''
  const later = waves.map(({ round }) => (round === null ? 'More may come.' : `More come in round ${round}.`))
  return [`${count('ally')} heroes against ${count('foe')} monsters${hidden}.`, ...later].join(' ')
}
