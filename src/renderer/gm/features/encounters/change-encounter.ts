import type { Encounter } from '#core/engine/model/encounter'
import type { CombatantSeed } from '#core/engine/model/seed'
import { seedsFromNames } from './new-encounter'

export function withAdded(
  encounter: Encounter,
  text: string,
  side: CombatantSeed['side'],
  newKey: () => string,
): Encounter {
  const added = seedsFromNames(text, side, encounter.systemId, newKey)
  return { ...encounter, members: [...encounter.members, ...added] }
}

/** Those whom it commanded get a place of their own, for a minion without commander would never act. */
export function withoutMember(encounter: Encounter, key: string): Encounter {
  const members = encounter.members
    .filter((seed) => seed.key !== key)
    .map((seed) =>
      seed.controller === key ? { ...seed, controller: null, turns: Math.max(1, seed.turns) } : seed,
    )
  return { ...encounter, members }
}
