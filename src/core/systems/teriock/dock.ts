import type { DockContext, DockForm } from '../../engine/dock'
import { isCommand } from './actions'
import { areaDock } from './docks/area'
import { attackDock } from './docks/attack'
import { checkDock } from './docks/check'
import { OVER, goesOver, heldBy } from './held-actions'
import { commandDock, holdDock, lastingDock, moveDock, sustainDock, textDock, whomDock } from './docks/simple'

/** The form of each kind of action; null where there is nothing to fill in. */
export function dock(context: DockContext): DockForm | null {
  const form = formOf(context)
  const over = form && context.moment !== 'resolve' && heldBy(context.actor, context.action.id)
  return over && goesOver(context.actor) ? { ...form, notes: [OVER, ...form.notes] } : form
}

function formOf(context: DockContext): DockForm | null {
  const { action } = context
  switch (action.dock) {
    case 'attack':
      return attackDock(context)
    case 'check':
      return checkDock(context)
    case 'hold':
      return holdDock(context)
    case 'text':
      return textDock(context)
    case 'move':
      return moveDock(context)
    case 'target':
      return targetDock(context)
    default:
      return null
  }
}

function targetDock(context: DockContext): DockForm | null {
  const { action } = context
  if (isCommand(action)) return commandDock(context)
  if (action.id === 'sustain') return sustainDock(context)
  if (action.ability?.damage) return areaDock(context, action.ability)
  return action.ability?.sustained ? lastingDock(context) : whomDock(context)
}
