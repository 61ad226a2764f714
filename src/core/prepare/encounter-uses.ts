import type { Encounter } from '../engine/model/encounter'
import type { CombatantSeed } from '../engine/model/seed'
import type { StatBlock } from '../engine/model/stat-block'
import { seedOf } from '../engine/setup/seeding'

export interface EncounterUse {
  id: string
  title: string
  /** "3, and 2 in round 4". */
  words: string
}

/** Where a block of the library is used: encounters embed it under its own id. */
export function usesOf(encounters: readonly Encounter[], blockId: string): EncounterUse[] {
  return encounters.flatMap(({ id, title, members, waves }) => {
    const now = quantityIn(members, blockId)
    const later = waves.flatMap(({ seeds, round }) => {
      const many = quantityIn(seeds, blockId)
      return many === '' ? [] : [`${many} ${round === null ? 'when you bring them in' : `in round ${round}`}`]
    })
    const parts = [...(now === '' ? [] : [now]), ...later]
    return parts.length > 0 ? [{ id, title, words: parts.join(', and ') }] : []
  })
}

function quantityIn(seeds: readonly CombatantSeed[], blockId: string): string {
  const mine = seeds.filter(({ block }) => block.id === blockId)
  const fixed = mine.reduce((sum, { quantity }) => sum + (typeof quantity === 'number' ? quantity : 0), 0)
  const dice = mine.flatMap(({ quantity }) => (typeof quantity === 'string' ? [quantity] : []))
  return [...(fixed > 0 ? [String(fixed)] : []), ...dice].join(' + ')
}

/** One more of it in an encounter; characters stand on the players' side. */
export function withBlock(encounter: Encounter, block: StatBlock, key: string): Encounter {
  const place = encounter.members.findIndex((seed) => seed.block.id === block.id && isPlain(seed))
  const side = block.kind.trim().toLowerCase() === 'character' ? ('ally' as const) : ('foe' as const)
  const known = encounter.members[place]
  const members = known
    ? encounter.members.with(place, { ...known, quantity: Number(known.quantity) + 1 })
    : [...encounter.members, seedOf(key, block, { side })]
  return { ...encounter, members }
}

/** Another of the same makes one more of it, unless this one is something of its own. */
function isPlain({ quantity, side, overrides, alias, hidden, totals }: CombatantSeed): boolean {
  const own = Object.keys(overrides).length > 0 || alias !== null || hidden || totals.length > 0
  return typeof quantity === 'number' && side === 'foe' && !own
}

/** "6 in it", beside the title in a list. */
export function contentWords({ members }: Encounter): string {
  const many = members.reduce((sum, { quantity }) => sum + (typeof quantity === 'number' ? quantity : 1), 0)
  return members.length === 0 ? 'empty' : `${many} in it`
}
