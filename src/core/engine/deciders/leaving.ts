import type { Decider } from './decider'
import { currentCombatant, entriesOf, type Fight } from '../model/fight'
import type { CombatantId } from '../model/ids'
import { impossible } from '../rejection'
import { removeAll } from '../time/turn-ending'
import { leaderOf, turnCompany } from '../time/turn-order'
import { letAnchorsGo } from '../time/vanished-anchor'
import { combatantOf } from './lookup'

const leave: Decider<'leave'> = (decision, { combatants }) => {
  for (const id of combatants) combatantOf(decision, id)
  const { fight } = decision
  for (const id of combatants.filter((each) => waitsForStack(fight, each)))
    if (!combatantOf(decision, id).leaving) decision.emit({ type: 'CombatantLeaving', combatant: id })
  removeAll(
    decision,
    combatants.filter((each) => !waitsForStack(fight, each)),
  )
}

/** The current one, and whoever has something on the stack that has yet to resolve. */
function waitsForStack(fight: Fight, id: CombatantId): boolean {
  if (fight.stack.length === 0) return false
  const acts = fight.stack.some(
    ({ actor, state, kind }) => actor === id && state === 'waiting' && kind === 'ability',
  )
  return acts || currentCombatant(fight)?.id === id
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
  const { fight } = decision
  decision.stopAt(
    commands(fight, combatant, controller)
      ? impossible('controller/loop', 'It would end up commanding itself.')
      : null,
  )
  const turnless = entriesOf(fight, combatant).length === 0
  if (turnless && (controller === null || leaderOf(fight, controller) === null))
    letAnchorsGo(decision, turnCompany(fight, combatant))
  decision.emit({ type: 'ControllerSet', combatant, controller })
}

/** Whether `one` is `other` or stands above it. */
function commands(fight: Fight, one: CombatantId, other: CombatantId | null): boolean {
  const asked = new Set<CombatantId>()
  for (
    let above = other;
    above !== null && !asked.has(above);
    above = fight.combatants[above]?.controller ?? null
  )
    asked.add(above)
  return asked.has(one)
}

export const leavingDeciders = { leave, defeat, revive, setController }
