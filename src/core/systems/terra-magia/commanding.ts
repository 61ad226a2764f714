import type { Combatant } from '../../engine/model/combatant'
import type { Fight } from '../../engine/model/fight'
import { own } from '../../engine/own'
import type { FormInputs } from './inputs'

export function controlledBy(fight: Fight, { id }: Combatant): Combatant[] {
  return Object.values(fight.combatants).filter(({ controller }) => controller === id)
}

/** Who is ordered: as chosen, or the only one there is. */
export function orderedOne(
  fight: Fight,
  actor: Combatant,
  { target }: Pick<FormInputs, 'target'>,
): Combatant | null {
  if (target[0] !== undefined) return own(fight.combatants, target[0]) ?? null
  const mine = controlledBy(fight, actor)
  return mine.length === 1 ? (mine[0] ?? null) : null
}
