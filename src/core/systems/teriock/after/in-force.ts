import type { Combatant } from '../../../engine/model/combatant'
import type { Effect } from '../../../engine/model/effect'
import type { Fight } from '../../../engine/model/fight'
import type { FightEvent } from '../../../engine/events'

/** The effect that has just come into force: put on, or begun after waiting. */
export function cameInForce(
  before: Fight,
  fight: Fight,
  event: FightEvent,
): { bearer: Combatant; effect: Effect } | null {
  if (event.type !== 'EffectAdded' && event.type !== 'EffectChanged') return null
  const { effect } = event
  const bearer = fight.combatants[event.combatant]
  if (!bearer || effect.begins !== null) return null
  const known = before.combatants[event.combatant]?.effects.find(({ id }) => id === effect.id)
  return known && known.begins === null ? null : { bearer, effect }
}
