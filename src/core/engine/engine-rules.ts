/** What follows in every rules system: implied effects go with their cause, removals wait for the stack. */
import type { Decision } from './decision'
import { endEffect } from './effect-clock'
import type { EventOf, FightEvent } from './events'
import { removeLeavers } from './turn-ending'
import { switchOff } from './turn-flow'

export function followEngineRules(decision: Decision, event: FightEvent): void {
  if (event.type === 'EffectEnded') endImplied(decision, event)
  if (event.type === 'StackEmptied') removeLeavers(decision)
  if (event.type === 'EffectAdded' || (event.type === 'EffectChanged' && !event.quiet)) {
    switchOff(decision, event.combatant)
  }
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
