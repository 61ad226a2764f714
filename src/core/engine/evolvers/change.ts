import { own } from '../own'
import type { Combatant } from '../model/combatant'
import type { Fight } from '../model/fight'
import type { CombatantId, EffectId } from '../model/ids'

/** The fight with one combatant changed; unchanged when it is not there. */
export function changeCombatant(
  fight: Fight,
  id: CombatantId,
  change: (combatant: Combatant) => Partial<Combatant>,
): Fight {
  const combatant = own(fight.combatants, id)
  if (!combatant) return fight
  return { ...fight, combatants: { ...fight.combatants, [id]: { ...combatant, ...change(combatant) } } }
}

export function without<T>(list: readonly T[], gone: T): T[] {
  return list.filter((each) => each !== gone)
}

export function withOnce<T>(list: readonly T[], added: T): readonly T[] {
  return list.includes(added) ? list : [...list, added]
}

/** For effects that are gone, or that a start of their bearer's turn has met. */
export function withoutUnmet(fight: Fight, effects: readonly EffectId[]): Fight {
  if (!fight.unmet?.length || effects.length === 0) return fight
  const gone = new Set(effects)
  return { ...fight, unmet: fight.unmet.filter((id) => !gone.has(id)) }
}
