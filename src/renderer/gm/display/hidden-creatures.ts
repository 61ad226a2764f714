import type { Fight } from '#core/engine/model/fight'
import type { CombatantId } from '#core/engine/model/ids'
import { gmName } from '#core/engine/naming'

/** Whom the players neither see nor count. */
export function hiddenCreatures(fight: Fight): { combatant: CombatantId; name: string }[] {
  return Object.values(fight.combatants)
    .filter(({ disclosure, leaving }) => disclosure.hidden && !leaving)
    .map((each) => ({ combatant: each.id, name: gmName(fight, each) }))
}
