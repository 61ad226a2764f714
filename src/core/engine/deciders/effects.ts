import { Refused, type Decision } from '../decision'
import type { Decider } from './decider'
import { endEffect } from '../time/effect-clock'
import type { Effect, EffectDraft } from '../model/effect'
import type { CombatantId } from '../model/ids'
import { impossible } from '../rejection'
import { anchored } from '../time/vanished-anchor'
import { combatantOf } from './lookup'

const addEffect: Decider<'addEffect'> = (decision, { combatants, effect }) => {
  checkAnchors(decision, effect)
  for (const id of combatants) {
    combatantOf(decision, id)
    decision.apply({ do: 'addEffect', target: id, effect })
  }
}

const changeEffect: Decider<'changeEffect'> = (decision, { combatant, effect: id, changes }) => {
  const effect = effectOf(decision, combatant, id)
  const changed = { ...effect, ...changes, id }
  checkAnchors(decision, changed, effect)
  decision.emit({
    type: 'EffectChanged',
    combatant,
    effect: anchored(decision.fight, combatant, changed),
    quiet: false,
  })
}

const removeEffect: Decider<'removeEffect'> = (decision, { combatant, effect: id }) => {
  endEffect(decision, combatant, effectOf(decision, combatant, id), 'removed by hand')
}

/** Whoever an effect names is in the fight, unless it named them before. */
function checkAnchors(decision: Decision, effect: EffectDraft, before: EffectDraft | null = null): void {
  const known = before === null ? [] : namedIn(before)
  for (const id of namedIn(effect)) if (!known.includes(id)) combatantOf(decision, id)
}

function namedIn({ source, begins, ends, ticks }: EffectDraft): CombatantId[] {
  return [source, ...[begins, ends, ...ticks].map((when) => when?.anchor ?? null)].filter((id) => id !== null)
}

function effectOf(decision: Decision, combatant: string, id: string): Effect {
  const effect = combatantOf(decision, combatant).effects.find((each) => each.id === id)
  if (!effect) throw new Refused(impossible('effect/not-there', 'That effect has already ended.'))
  return effect
}

export const effectDeciders = { addEffect, changeEffect, removeEffect }
