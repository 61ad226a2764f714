/** What follows in every rules system: implied effects go with their cause, removals wait for the stack. */
import type { Decision } from './decision'
import { endEffect } from './time/effect-clock'
import type { EventOf, FightEvent } from './events'
import type { Effect } from './model/effect'
import type { Fight } from './model/fight'
import { removeLeavers } from './time/turn-ending'
import { sayWhyOff, switchOff } from './slots-off'

export function followEngineRules(decision: Decision, before: Fight, event: FightEvent): void {
  if (event.type === 'EffectEnded') {
    endImplied(decision, event)
    sayWhyOff(decision, event.combatant, event.effect)
  }
  if (event.type === 'StackEmptied') removeLeavers(decision)
  if (event.type === 'EffectAdded' || event.type === 'SlotsGranted') switchOff(decision, event.combatant)
  if (event.type === 'EffectChanged' && doesOther(before, event)) {
    switchOff(decision, event.combatant)
    sayWhyOff(decision, event.combatant, event.effect.id)
  }
}

/** Stronger, weaker or of another kind; a new name or another end changes nothing that it does. */
function doesOther({ combatants }: Fight, { combatant, effect }: EventOf<'EffectChanged'>): boolean {
  const was = combatants[combatant]?.effects.find(({ id }) => id === effect.id)
  const facts = (each?: Effect) => JSON.stringify([each?.severity, each?.begins, each?.data])
  return facts(was) !== facts(effect)
}

/** An implied effect that has lost its last cause ends with it. */
function endImplied(decision: Decision, { combatant, effect: gone, label }: EventOf<'EffectEnded'>): void {
  for (const { id } of decision.fight.combatants[combatant]?.effects ?? []) {
    // Looked up afresh: ending one implied effect may have ended the next.
    const effect = decision.fight.combatants[combatant]?.effects.find((each) => each.id === id)
    if (!effect?.causes?.includes(gone)) continue
    const causes = effect.causes.filter((each) => each !== gone)
    if (causes.length === 0) endEffect(decision, combatant, effect, `it came from ${label}`)
    else decision.emit({ type: 'EffectChanged', combatant, effect: { ...effect, causes }, quiet: true })
  }
}
