import type { Decider } from '../decide'
import { currentCombatant } from '../model/fight'
import { removeNow } from '../turn-ending'
import { combatantOf } from './lookup'

const leave: Decider<'leave'> = (decision, { combatants }) => {
  for (const id of combatants) {
    combatantOf(decision, id)
    const waits = decision.fight.stack.length > 0 && currentCombatant(decision.fight)?.id === id
    if (waits) decision.emit({ type: 'CombatantLeaving', combatant: id })
    else removeNow(decision, id)
  }
}

const defeat: Decider<'defeat'> = (decision, { combatants }) => {
  for (const id of combatants)
    if (!combatantOf(decision, id).defeated) decision.emit({ type: 'Defeated', combatant: id })
}

const revive: Decider<'revive'> = (decision, { combatants }) => {
  for (const id of combatants)
    if (combatantOf(decision, id).defeated) decision.emit({ type: 'Revived', combatant: id })
}

const setController: Decider<'setController'> = (decision, { combatant, controller }) => {
  combatantOf(decision, combatant)
  if (controller !== null) combatantOf(decision, controller)
  decision.emit({ type: 'ControllerSet', combatant, controller })
}

export const leavingDeciders = { leave, defeat, revive, setController }
