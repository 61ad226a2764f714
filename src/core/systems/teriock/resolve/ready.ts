import type { Combatant } from '../../../engine/model/combatant'
import type { Consequence } from '../../../engine/consequence'
import { headline, sumLine } from '../../../engine/log-words'
import type { ActionContext } from '../../../engine/system'
import { OVER_IN_WORDS, definitionOf, goesOver, readyDraft } from '../held-actions'
import { currentCombatant } from '../../../engine/model/fight'
import { readHold } from '../inputs'

/**
 * Ready: the action and its trigger are kept, the turn ends. With the reaction spent it goes over it. Whoever
 * acts inside another's turn (a minion) ends only its own part: what it has left is gone.
 */
export function resolveReady({ fight, actor, inputs }: ActionContext): readonly Consequence[] {
  const { held, trigger } = readHold(inputs)
  const action = definitionOf(actor, held)
  if (!action) return []
  const penalty = actor.counters.attackPenalty ?? 0
  return [
    headline(actor.id, `readied ${action.name}`),
    ...(trigger === '' ? [] : [sumLine(`If ${trigger}`)]),
    ...(goesOver(actor) ? [{ do: 'log' as const, who: actor.id, text: OVER_IN_WORDS }] : []),
    { do: 'addEffect', target: actor.id, effect: readyDraft(action, { trigger, penalty }) },
    currentCombatant(fight)?.id === actor.id ? { do: 'endTurn' } : partEnds(actor),
  ]
}

function partEnds({ id: target, budget }: Combatant): Consequence {
  const left = budget.filter(({ kind, state }) => kind === 'action' && state === 'unspent')
  return { do: 'switchOff', target, slots: left.map((slot) => slot.id), note: 'it has readied an action' }
}
