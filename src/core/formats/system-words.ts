import type { GameSystem } from '../engine/system'
import type { KnownWord } from './match-word'

/** The words of a rules system that files may use, with all the names they go by. */
export interface SystemWords {
  stats: readonly KnownWord[]
  vitals: readonly KnownWord[]
  slots: readonly KnownWord[]
  settings: readonly KnownWord[]
  counters: readonly KnownWord[]
  damageTypes: readonly KnownWord[]
  /** What one can be immune to: damage types, and effects where the rules say so. */
  affinities: readonly KnownWord[]
  /** AR and AC are read in every system: the number to reach to hit goes by both names. */
  defence: readonly KnownWord[]
}

/** As trackers call the modifier of an initiative, whatever the rules call it. */
const OWN_BONUS = ['init', 'initiative bonus', 'initiative modifier', 'init bonus', 'init modifier']

const cache = new WeakMap<GameSystem, SystemWords>()

export function wordsOf(system: GameSystem): SystemWords {
  const known = cache.get(system) ?? makeWords(system)
  cache.set(system, known)
  return known
}

function makeWords(system: GameSystem): SystemWords {
  return {
    stats: system.stats.map(({ id, label, short }) => ({
      id,
      names: [short, label, ...(id === system.initiative.ownBonus ? OWN_BONUS : [])],
    })),
    vitals: system.vitals.map(({ id, label }) => ({ id, names: [label] })),
    slots: system.slots.map(({ id, label }) => ({ id, names: [label] })),
    settings: system.settings.map(({ id, label }) => ({ id, names: [label] })),
    counters: system.counters.map(({ id, label }) => ({ id, names: [label] })),
    damageTypes: system.damageTypes.map((id) => ({ id, names: [] })),
    affinities: [
      ...system.damageTypes.map((id) => ({ id, names: [] })),
      ...system.effects.map(({ id, label }) => ({ id, names: [label] })),
    ],
    defence: [{ id: 'defence', names: ['AR', 'AC', 'defense', 'armor class', system.defence.label] }],
  }
}
