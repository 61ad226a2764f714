import type { Consequence } from '../../../engine/consequence'
import type { ActionContext } from '../../../engine/system'
import { definitionOf, readyDraft } from '../held-actions'
import { readHold } from '../inputs'

/** Ready: the action and its trigger are kept, the turn ends. With the reaction spent it goes over it. */
export function resolveReady({ actor, inputs }: ActionContext): readonly Consequence[] {
  const { held, trigger } = readHold(inputs)
  const action = definitionOf(actor, held)
  if (!action) return []
  const over = !actor.budget.some(({ kind, state }) => kind === 'reaction' && state === 'unspent')
  const penalty = actor.counters.attackPenalty ?? 0
  const warning: Consequence = {
    do: 'log',
    who: actor.id,
    text: 'has spent the reaction: the readied action goes over it',
  }
  return [
    ...(over ? [warning] : []),
    { do: 'addEffect', target: actor.id, effect: readyDraft(action, { trigger, penalty, over }) },
    { do: 'endTurn' },
  ]
}
