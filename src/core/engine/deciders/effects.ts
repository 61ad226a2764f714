import { Refused, type Decision } from '../decision'
import type { Decider } from '../decide'
import { endEffect } from '../effect-clock'
import type { Effect } from '../model/effect'
import { impossible } from '../rejection'
import { combatantOf } from './lookup'

const addEffect: Decider<'addEffect'> = (decision, { combatants, effect }) => {
  for (const id of combatants) {
    combatantOf(decision, id)
    decision.apply({ do: 'addEffect', target: id, effect })
  }
}

const changeEffect: Decider<'changeEffect'> = (decision, { combatant, effect: id, changes }) => {
  const effect = effectOf(decision, combatant, id)
  decision.emit({ type: 'EffectChanged', combatant, effect: { ...effect, ...changes, id }, quiet: false })
}

const removeEffect: Decider<'removeEffect'> = (decision, { combatant, effect: id }) => {
  endEffect(decision, combatant, effectOf(decision, combatant, id), 'removed by hand')
}

function effectOf(decision: Decision, combatant: string, id: string): Effect {
  const effect = combatantOf(decision, combatant).effects.find((each) => each.id === id)
  if (!effect) throw new Refused(impossible('effect/not-there', 'That effect has already ended.'))
  return effect
}

export const effectDeciders = { addEffect, changeEffect, removeEffect }
