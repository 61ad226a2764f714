import type { EffectId } from './model/ids'
import type { Ability, Cost } from './model/stat-block'

export interface ActionDefinition {
  id: string
  name: string
  /** One line in our own words, up to 40 characters. */
  hint: string
  cost: Cost
  column: string
  uses: Ability['uses']
  vitalCost: Readonly<Record<string, number>>
  /** When it may be used: in the own turn, as an answer or on others' turns, or at any time. */
  timing: 'turn' | 'reaction' | 'any'
  /** Opens a stack frame by default in systems that have a stack. */
  stacks: boolean
  /** May go on the stack as an answer. */
  answers: boolean
  /** Counts against "once per stack". */
  oncePerStack: boolean
  /** Strikes out the frame it answers when it resolves, unless the GM says otherwise. */
  cancels?: boolean
  /** The form the GM fills in before Apply. */
  dock: DockKind
  trigger: string
  /** The effect that keeps it ready, for actions that come from a creature's state. */
  heldBy?: EffectId
  /** Under whose id its uses count, where it is another way to do that. Absent: its own. */
  countsAs?: string
  /** Set when the action comes from the stat block. */
  ability: Ability | null
}

/** Which form the GM fills in; 'none' applies at once, 'hold' asks for an action to keep ready and its trigger. */
export type DockKind = 'none' | 'attack' | 'check' | 'target' | 'text' | 'move' | 'place' | 'hold'
