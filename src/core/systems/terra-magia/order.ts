import type { Combatant } from '../../engine/model/combatant'
import { entriesOf, type Fight } from '../../engine/model/fight'
import type { TurnEntryId } from '../../engine/model/ids'

/** The place that a change of turn order moves: the running one of a creature with several. */
export function entryToMove(fight: Fight, actor: Combatant): TurnEntryId | null {
  const mine = entriesOf(fight, actor.id)
  return (mine.find(({ id }) => id === fight.activeEntry) ?? mine[0])?.id ?? null
}
