/** Frames of the reaction stack as they are put on it. */
import { actionOf } from '../catalogue'
import type { Decision } from '../decision'
import type { Combatant } from '../model/combatant'
import type { Frame } from '../model/reaction'
import { gmName } from '../naming'
import { stackUse } from './reaction-stack'

export function bareFrame({ fight, newId }: Decision): Pick<Frame, 'id' | 'number' | 'state'> {
  return { id: newId('frame'), number: fight.stack.length + 1, state: 'waiting' }
}

/** An answer inside what resolves, such as a block of the attack: on the stack, and settled with it. */
export function answerAtOnce(decision: Decision, actor: Combatant, id: string): void {
  const action = actionOf(actor, id, decision.system)
  const answered = decision.fight.stack.findLast(({ state }) => state === 'resolved')
  if (!action || !answered) return
  const frame: Frame = {
    ...bareFrame(decision),
    kind: 'ability',
    actor: actor.id,
    actorName: gmName(decision.fight, actor),
    action: action.id,
    name: action.name,
    answers: answered.id,
    cancels: null,
    readied: false,
    inputs: {},
  }
  decision.emit({ type: 'FrameDeclared', frame, use: stackUse(actor, action), opens: false })
  decision.emit({ type: 'FrameSettled', frame: frame.id, state: 'resolved', by: 'rules' })
}
