import type { Consequence } from '../../../engine/consequence'
import type { Combatant } from '../../../engine/model/combatant'
import { gmName } from '../../../engine/naming'
import { headline, sumLine } from '../../../engine/log-words'
import { own } from '../../../engine/own'
import { effectOf } from '../ailments'
import { effect } from '../effects'
import { readForm } from '../inputs'
import { priceOf, tokensOf } from '../tokens'
import { ends, setCounter, type Resolver } from './resolver'

const spend = (actor: Combatant, count: number): Consequence[] => [
  setCounter(actor.id, 'terraTokens', Math.max(0, tokensOf(actor) - count)),
  sumLine(`${count} ${count === 1 ? 'Terra Token' : 'Terra Tokens'} spent`),
]

/** A re-roll happens at the table: the app counts the tokens. */
export const resolveSpend: Resolver = ({ actor, action }) => spend(actor, priceOf(action.id) ?? 0)

/** Stable: unconscious at 0 HP. The stage it had reached is kept for the day it is revived. */
export const resolveStopDying: Resolver = ({ actor, action }) => {
  const dying = effectOf(actor, 'dying')
  const stage = dying?.severity ?? 0
  const stable = effect('unconscious', actor.id, { label: 'Unconscious, stable' })
  return [
    ...spend(actor, priceOf(action.id) ?? 0),
    ...(dying ? [ends(actor, dying.id, 'stopped by a Terra Token')] : []),
    { do: 'addEffect', target: actor.id, effect: { ...stable, data: { ...stable.data, stage } } },
  ]
}

export const resolveWake: Resolver = ({ actor, action }) => [
  ...spend(actor, priceOf(action.id) ?? 0),
  { do: 'setVital', target: actor.id, vital: 'hp', now: 1, cause: 'came to' },
]

export const resolveTokenDie: Resolver = ({ actor, action }) => [
  ...spend(actor, priceOf(action.id) ?? 0),
  { do: 'addEffect', target: actor.id, effect: effect('tokenDie', actor.id) },
]

export const resolveGive: Resolver = ({ fight, actor, inputs }) => {
  const form = readForm(inputs)
  const target = own(fight.combatants, form?.target[0] ?? '')
  if (!form || !target) return []
  const count = Math.max(1, form.amount ?? 1)
  return [
    setCounter(actor.id, 'terraTokens', Math.max(0, tokensOf(actor) - count)),
    setCounter(target.id, 'terraTokens', tokensOf(target) + count),
    headline(
      actor.id,
      `gave ${gmName(fight, target)} ${count} ${count === 1 ? 'Terra Token' : 'Terra Tokens'}`,
    ),
  ]
}
