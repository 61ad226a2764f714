import type { Consequence } from '../../../engine/consequence'
import { headline } from '../../../engine/log-words'
import type { Combatant } from '../../../engine/model/combatant'
import { gmName } from '../../../engine/naming'
import type { ActionContext } from '../../../engine/system'
import { own } from '../../../engine/own'
import { readCommand } from '../inputs'

/** However many commands it gets, a minion has at most so many actions in a turn. */
export const MOST_COMMANDED = 3

/** Actions its commander has given it this turn, spent ones included. */
export function commanded({ budget }: Combatant): number {
  return budget.filter(({ kind, grantedBy }) => kind === 'action' && grantedBy !== null).length
}

/** 2 actions for one minion, 1 when the command itself was a free action. */
export function resolveCommand({ fight, actor, action, inputs }: ActionContext): readonly Consequence[] {
  const minion = own(fight.combatants, readCommand(inputs).targets[0] ?? '')
  if (!minion) return []
  const given = (action.cost.action ?? 0) > 0 ? 2 : 1
  const count = Math.min(given, MOST_COMMANDED - commanded(minion))
  if (count <= 0) return []
  return [
    headline(actor.id, `commands ${gmName(fight, minion)}`),
    {
      do: 'grantSlots',
      target: minion.id,
      slots: Array.from({ length: count }, () => ({ kind: 'action' })),
      grantedBy: actor.id,
    },
  ]
}
