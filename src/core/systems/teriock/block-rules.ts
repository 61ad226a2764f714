/** Basic block while an attack resolves: the same free reaction as on the stack, under the same rules. */
import type { Combatant } from '../../engine/model/combatant'
import type { Fight } from '../../engine/model/fight'
import { stackRefuses } from '../../engine/stack/reaction-stack'
import { definitionOf } from './held-actions'
import { refuses } from './refuses'

/** Why a target can't block now: surprised, unable, delaying, or it has blocked in this stack before. */
export function blockRefusal(fight: Fight, target: Combatant): string | null {
  const block = definitionOf(target, 'basicBlock')
  if (!block) return null
  const stack = fight.stack.length > 0 ? stackRefuses(fight, target, block) : null
  return (stack ?? refuses(fight, target, block, {}))?.reason ?? null
}
