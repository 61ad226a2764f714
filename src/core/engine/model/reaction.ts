import type { CombatantId, FrameId } from './ids'
import type { Inputs } from './inputs'

/** One frame of the reaction stack. The last in the list is the top; only the top resolves. */
export interface Frame {
  id: FrameId
  /** Order entered, from 1. */
  number: number
  /** A plain event can be answered but not cancelled. */
  kind: 'ability' | 'event'
  actor: CombatantId | null
  /** Names stay readable after their owner has left. */
  actorName: string
  action: string | null
  name: string
  answers: FrameId | null
  cancels: FrameId | null
  /** A readied action, paid for earlier. */
  readied: boolean
  inputs: Inputs
  /** Settled frames stay in the list until the stack is empty. */
  state: 'waiting' | 'resolved' | 'cancelled'
}
