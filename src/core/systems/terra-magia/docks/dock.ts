import type { DockContext } from '../../../engine/dock'
import type { GameSystem } from '../../../engine/system'
import { prepBehind, preparedBy } from '../actions'
import { MOVES } from '../movement'
import { attackDock } from './attack'
import { ailmentDock } from './ailment'
import { checkDock } from './check'
import { formDock } from './forms'
import { moveDock } from './move'

/** A prepared action asks what the action behind it asks. */
export const dock: NonNullable<GameSystem['dock']> = (context) => {
  const { actor, action } = context
  if (action.dock === 'none') return null
  const prep = prepBehind(actor, action)
  const inner = prep ? preparedBy(actor, prep) : null
  if (action.dock === 'attack') return attackDock(context)
  return route(inner ? { ...context, action: inner } : context)
}

function route(context: DockContext) {
  const { action } = context
  if (action.id === 'inflict') return ailmentDock(context)
  if (MOVES.includes(action.id)) return moveDock(context)
  return action.dock === 'check' ? checkDock(context) : formDock(context)
}
