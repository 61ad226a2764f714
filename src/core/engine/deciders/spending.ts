import { actionOf, countedAs, planAction } from '../catalogue'
import type { CommandOf } from '../commands'
import { Refused, type Decision } from '../decision'
import type { Decider } from './decider'
import type { Rolled } from '../dice'
import { passStart } from '../time/effect-clock'
import { newSlot, type Slot } from '../model/budget'
import type { Combatant } from '../model/combatant'
import type { CombatantId, SlotId } from '../model/ids'
import { impossible, type Rejection } from '../rejection'
import { STACK_OPEN, stackRefuses } from '../stack/reaction-stack'
import type { Declaration } from '../system'
import type { ActionDefinition } from '../action'
import { combatantOf } from './lookup'
import { declareFrame, resolveAction } from './stack'

/** One action is one command: slots, uses, points, and what it does (at once, or when its frame resolves). */
const takeAction: Decider<'takeAction'> = (decision, command) => {
  const actor = combatantOf(decision, command.combatant)
  const action = actionOf(actor, command.action, decision.system)
  if (!action) throw new Refused(impossible('action/unknown', `${actor.name} has no such action.`))
  for (const slot of command.slots ?? []) slotOf(decision, actor.id, slot)
  const { system, fight } = decision
  const { slots, against } = planAction(fight, actor, action, system, command.slots, command.inputs)
  const answers = command.onStack === true || command.answers !== undefined || mustAnswer(decision, action)
  const illegal = answers && fight.stack.length > 0 ? stackRefuses(fight, actor, action) : null
  const onStack = answers || ruledOnto(decision, action, against)
  const rules = illegal ? [illegal, ...against] : against
  for (const rejection of rules) decision.stopAt(rejection)
  startAction(decision, actor)
  const declared = declare(decision, actor.id, action, command)
  pay(
    decision,
    actor,
    action,
    command,
    slots,
    rules.flatMap(({ code, question }) => (question === undefined ? [code] : [])),
  )
  for (const consequence of declared.causes) decision.apply(consequence)
  const inputs = { ...command.inputs, ...declared.inputs }
  if (onStack) declareFrame(decision, actor, action, { ...command, inputs })
  else resolveAction(decision, actor.id, action, inputs)
}

/** While a stack is open an answer goes on top of it, whatever was asked for. */
function mustAnswer({ system, fight }: Decision, action: ActionDefinition): boolean {
  return system.stack && fight.stack.length > 0 && action.answers
}

/** A free action has no place on an open stack; where the GM rules that it has, it is a frame like the others. */
function ruledOnto(
  { system, override }: Decision,
  { timing }: ActionDefinition,
  against: readonly Rejection[],
): boolean {
  return system.stack && override && timing === 'any' && against.some(({ code }) => code === STACK_OPEN)
}

function declare(
  decision: Decision,
  id: CombatantId,
  action: ActionDefinition,
  { inputs }: CommandOf<'takeAction'>,
): Declaration {
  const { system, fight } = decision
  const actor = combatantOf(decision, id)
  const roll = (dice: string): Rolled => decision.roll(dice)
  return system.declare?.({ fight, actor, action, inputs, roll }) ?? { inputs: {}, causes: [] }
}

function pay(
  decision: Decision,
  actor: Combatant,
  action: ActionDefinition,
  command: CommandOf<'takeAction'>,
  slots: readonly SlotId[],
  overruled: readonly string[],
): void {
  const { id: combatant } = actor
  const { inputs } = command
  decision.emit({
    type: 'ActionTaken',
    combatant,
    action: action.id,
    name: action.name,
    inputs,
    slots,
    overruled,
  })
  if (slots.length > 0) {
    const boughtBy = { action: action.id, use: decision.newId('use') }
    decision.emit({ type: 'SlotsSpent', combatant, slots, note: noteFor(action, command), boughtBy })
  }
  if (action.uses) decision.emit({ type: 'UseCounted', combatant, action: countedAs(action) })
  for (const [vital, points] of Object.entries(action.vitalCost))
    payPoints(decision, combatant, vital, points, action.name)
}

/** What the spent chip shows: the dock may name it better than the action does ("Hit Ilse"). */
function noteFor(action: ActionDefinition, { inputs }: CommandOf<'takeAction'>): string {
  return typeof inputs.note === 'string' && inputs.note !== '' ? inputs.note : action.name
}

/** Costs are not damage: temporary points do not absorb them. */
function payPoints(decision: Decision, actor: string, vital: string, points: number, cause: string): void {
  const known = decision.fight.combatants[actor]?.vitals[vital]
  if (!known || known === 'notTracked') return
  decision.emit({
    type: 'VitalSet',
    combatant: actor,
    vital,
    value: { ...known, now: Math.max(known.min, known.now - points) },
    cause,
  })
}

function startAction(decision: Decision, actor: Combatant): void {
  passStart(decision, { event: 'action', moment: 'start', who: [actor.id] })
}

/** Any chip can be spent by hand, with whatever the GM says it bought. */
const spendSlot: Decider<'spendSlot'> = (decision, { combatant: id, slot, note }) => {
  const found = slotOf(decision, id, slot)
  if (found.state === 'spent') throw new Refused(impossible('slot/spent', 'It is already spent.'))
  decision.emit({ type: 'SlotsSpent', combatant: id, slots: [slot], note, boughtBy: null })
}

const returnSlot: Decider<'returnSlot'> = (decision, { combatant: id, slot }) => {
  const found = slotOf(decision, id, slot)
  if (found.state === 'unspent') throw new Refused(impossible('slot/unspent', 'It has not been spent.'))
  decision.emit({ type: 'SlotReturned', combatant: id, slot })
}

function slotOf(decision: Decision, id: CombatantId, slot: SlotId): Slot {
  const found = combatantOf(decision, id).budget.find((each) => each.id === slot)
  if (!found) throw new Refused(impossible('slot/not-there', 'That slot is gone.'))
  return found
}

/** The GM's own gift; it goes when the next turn brings the budget anew. */
const grantSlot: Decider<'grantSlot'> = (decision, { combatant: id, kind }) => {
  const { budget } = combatantOf(decision, id)
  if (!decision.system.slots.some((slot) => slot.id === kind))
    throw new Refused(impossible('slot/not-there', 'This system has no such slot.'))
  const slots = [newSlot(kind, budget, null)]
  decision.emit({ type: 'SlotsGranted', combatant: id, slots })
}

export const spendingDeciders = { takeAction, spendSlot, returnSlot, grantSlot }
