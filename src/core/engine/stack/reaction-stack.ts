/** The reaction stack: last in, first out. Pure questions about it; the deciders change it. */
import type { Combatant } from '../model/combatant'
import type { Fight } from '../model/fight'
import type { FrameId } from '../model/ids'
import type { Frame } from '../model/reaction'
import { impossible, ruleSays, type Rejection } from '../rejection'
import type { ActionDefinition } from '../action'

/** A system's own rule against what can't be done while a stack is open. */
export const STACK_OPEN = 'stack/open'

/** The newest frame still waiting: the only one that can resolve. */
export function topFrame(stack: readonly Frame[]): Frame | null {
  return stack.findLast((frame) => frame.state === 'waiting') ?? null
}

/** What will happen to each waiting frame as the stack stands: a canceller that is itself cancelled cancels nothing. */
export function forecast(stack: readonly Frame[]): Record<FrameId, 'resolves' | 'cancelled'> {
  const fate: Record<FrameId, 'resolves' | 'cancelled'> = {}
  for (const frame of [...stack].reverse()) {
    if (frame.state !== 'waiting') continue
    fate[frame.id] ??= 'resolves'
    if (fate[frame.id] === 'resolves' && frame.cancels !== null) fate[frame.cancels] = 'cancelled'
  }
  return fate
}

export function stackUse(actor: Combatant, action: Pick<ActionDefinition, 'id'>): string {
  return `${actor.id}:${action.id}`
}

/** Rules of the stack itself, the same in every system that has one. */
export function stackRefuses(fight: Fight, actor: Combatant, action: ActionDefinition): Rejection | null {
  if (!action.answers) {
    return ruleSays('stack/cannot-answer', `${action.name} can't answer another ability.`)
  }
  if (action.oncePerStack && fight.stackUses.includes(stackUse(actor, action))) {
    return ruleSays('stack/used-before', `${action.name} was already used in this stack.`)
  }
  return null
}

/** What cancels abilities does nothing to a plain event; `answers`: the frame it is meant for, else the top. */
export function eventStands(
  { stack }: Pick<Fight, 'stack'>,
  action: ActionDefinition,
  answers?: FrameId,
): Rejection | null {
  const frame = stack.find(({ id }) => id === answers) ?? topFrame(stack)
  if (action.cancels !== true || frame?.kind !== 'event') return null
  return ruleSays('stack/event-stands', `${action.name} cancels abilities; ${frame.name} is an event.`)
}

export function frameFits(stack: readonly Frame[], id: FrameId, use: 'answer' | 'cancel'): Rejection | null {
  const frame = stack.find((each) => each.id === id)
  if (!frame) return impossible('stack/no-frame', 'That frame is not on the stack.')
  if (frame.state !== 'waiting')
    return ruleSays('stack/frame-settled', 'That frame has already been settled.')
  const event = use === 'cancel' && frame.kind === 'event'
  return event ? ruleSays('stack/event-stands', 'A plain event can be answered but not cancelled.') : null
}
