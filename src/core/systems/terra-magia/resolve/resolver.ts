import type { Consequence } from '../../../engine/consequence'
import type { Combatant } from '../../../engine/model/combatant'
import type { ActionContext } from '../../../engine/system'

/** What an action does, as consequences in the order of the table. Inputs have passed `refuses`. */
export type Resolver = (context: ActionContext) => readonly Consequence[]

export function ends(target: Combatant, effect: string, reason: string): Consequence {
  return { do: 'endEffect', target: target.id, effect, reason }
}

export function setCounter(target: string, counter: string, to: number): Consequence {
  return { do: 'setCounter', target, counter, to }
}
