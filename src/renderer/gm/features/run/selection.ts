/** Who is meant. One answer for every key, and it is seen: the lines of the order that are lit. */
import { ref, shallowRef, type Ref, type ShallowRef } from 'vue'
import type { CombatantId } from '#core/engine/model/ids'

export interface Selection {
  selected: ShallowRef<ReadonlySet<CombatantId>>
  /** The keys only go past: whoever is meant changes, nobody has been chosen. */
  passing: Ref<boolean>
  /** These and nobody else. */
  select: (combatants: readonly CombatantId[]) => void
  /** The keys have come to this one, or to a line of several. Those that were kept stay. */
  pass: (...combatants: readonly CombatantId[]) => void
  /** The keys are done where they went past someone: only those that were kept are still meant. */
  letGo: () => void
  /** Stays selected while the keys move on, or no longer. */
  keep: (combatant: CombatantId) => void
  /** In or out, with all that is selected kept. */
  toggle: (combatant: CombatantId) => void
  /** Takes out whoever is not in the fight any more: coming back by Undo selects nobody. */
  forget: (isThere: (combatant: CombatantId) => boolean) => void
}

export function createSelection(): Selection {
  const selected = shallowRef<ReadonlySet<CombatantId>>(new Set())
  const passing = ref(false)
  let kept: ReadonlySet<CombatantId> = new Set()
  const put = (
    combatants: Iterable<CombatantId>,
    keeping: Iterable<CombatantId>,
    isPassing = false,
  ): void => {
    kept = new Set(keeping)
    passing.value = isPassing
    selected.value = new Set(combatants)
  }
  return {
    selected,
    passing,
    select: (combatants) => put(combatants, []),
    pass: (...combatants) => put([...kept, ...combatants], kept, true),
    letGo: () => {
      if (passing.value) put(kept, kept)
    },
    keep: (combatant) => {
      const rest = without(kept, combatant)
      put([...kept, combatant], rest.size < kept.size ? rest : [...kept, combatant])
    },
    toggle: (combatant) => {
      const rest = without(selected.value, combatant)
      const next = rest.size < selected.value.size ? rest : [...selected.value, combatant]
      put(next, next)
    },
    forget: (isThere) => {
      if ([...selected.value].every(isThere)) return
      put([...selected.value].filter(isThere), [...kept].filter(isThere))
    },
  }
}

function without(set: ReadonlySet<CombatantId>, combatant: CombatantId): ReadonlySet<CombatantId> {
  return new Set([...set].filter((each) => each !== combatant))
}
