import { actionOf } from '../catalogue'
import type { CommandOf } from '../commands'
import type { Inputs } from '../model/inputs'
import { Refused, type Decision } from '../decision'
import type { Decider } from './decider'
import { passEnd } from '../time/effect-clock'
import { bareFrame } from '../stack/frames'
import type { Combatant } from '../model/combatant'
import type { CombatantId, FrameId } from '../model/ids'
import type { Frame } from '../model/reaction'
import { gmName } from '../naming'
import { impossible } from '../rejection'
import { frameFits, stackUse, topFrame } from '../stack/reaction-stack'
import { tellRerolls } from '../rerolls'
import type { ActionDefinition } from '../action'
import { combatantOf } from './lookup'

/** Puts a paid-for action on the stack. What it does waits until its frame resolves. */
export function declareFrame(
  decision: Decision,
  actor: Combatant,
  action: ActionDefinition,
  { inputs, answers, cancels: chosen }: CommandOf<'takeAction'>,
): void {
  const { stack } = decision.fight
  const answered = answers ?? topFrame(stack)?.id ?? null
  const cancels = chosen === undefined ? cancelledBy(action, stack, answered) : chosen
  if (answers !== undefined) decision.stopAt(frameFits(stack, answers, 'answer'))
  if (cancels !== null) decision.stopAt(frameFits(stack, cancels, 'cancel'))
  const frame: Frame = {
    ...bareFrame(decision),
    kind: 'ability',
    actor: actor.id,
    actorName: gmName(decision.fight, actor),
    action: action.id,
    name: action.name,
    answers: answered,
    cancels,
    readied: inputs.readied === true,
    inputs,
  }
  const use = action.oncePerStack ? stackUse(actor, action) : null
  decision.emit({ type: 'FrameDeclared', frame, use, opens: stack.length === 0 && answers === undefined })
}

/** A dispel cancels what it answers; a plain event stands. */
function cancelledBy(
  action: ActionDefinition,
  stack: readonly Frame[],
  answered: FrameId | null,
): FrameId | null {
  const frame = stack.find(({ id }) => id === answered)
  return action.cancels === true && frame?.kind === 'ability' ? frame.id : null
}

/** What an action does, now. Nothing when its actor has left: the GM decides what becomes of it. */
export function resolveAction(
  decision: Decision,
  actorId: CombatantId,
  action: ActionDefinition,
  inputs: Inputs,
): void {
  const { fight, system } = decision
  const actor = fight.combatants[actorId]
  if (!actor) return
  tellRerolls(decision, actor, action, inputs)
  const consequences = system.resolve({ fight, actor, action, inputs, roll: (dice) => decision.roll(dice) })
  for (const consequence of consequences) decision.apply(consequence)
  passEnd(decision, { event: 'action', moment: 'end', who: [actorId] })
}

const nameEvent: Decider<'nameEvent'> = (decision, { text, actor: id, continues = false }) => {
  const actor = id === null ? null : combatantOf(decision, id)
  const { stack } = decision.fight
  const frame: Frame = {
    ...bareFrame(decision),
    kind: 'event',
    actor: id,
    actorName: actor ? gmName(decision.fight, actor) : '',
    action: null,
    name: text,
    answers: null,
    cancels: null,
    readied: false,
    inputs: {},
  }
  decision.emit({ type: 'FrameDeclared', frame, use: null, opens: stack.length === 0 && !continues })
}

/** Only the top resolves. A frame that something has cancelled is struck out in its turn. */
const resolveTop: Decider<'resolveTop'> = (decision, { inputs }) => {
  const top = topFrame(decision.fight.stack)
  if (!top) throw new Refused(impossible('stack/empty', 'No stack is open.'))
  decision.emit({ type: 'FrameSettled', frame: top.id, state: 'resolved', by: 'rules' })
  if (top.cancels !== null) cancel(decision, top.cancels, 'rules')
  const actor = top.actor === null ? undefined : decision.fight.combatants[top.actor]
  const action = actor && top.action !== null ? actionOf(actor, top.action, decision.system) : null
  if (actor && action) resolveAction(decision, actor.id, action, { ...top.inputs, ...inputs })
  closeWhenEmpty(decision)
}

/** The GM strikes a frame out. Its costs stay spent. */
const cancelFrame: Decider<'cancelFrame'> = (decision, { frame }) => {
  decision.stopAt(frameFits(decision.fight.stack, frame, 'cancel'))
  cancel(decision, frame, 'gm')
  closeWhenEmpty(decision)
}

function cancel(decision: Decision, frame: FrameId, by: 'rules' | 'gm'): void {
  const waiting = decision.fight.stack.some(({ id, state }) => id === frame && state === 'waiting')
  if (waiting) decision.emit({ type: 'FrameSettled', frame, state: 'cancelled', by })
}

function closeWhenEmpty(decision: Decision): void {
  if (decision.fight.stack.length > 0 && !topFrame(decision.fight.stack))
    decision.emit({ type: 'StackEmptied' })
}

export const stackDeciders = { nameEvent, resolveTop, cancelFrame }
