import type { Decision } from '../decision'
import type { TurnEntryId } from '../model/ids'
import { isRunning } from '../model/fight'
import { movesAfter, movesWith, orderWithMoves, placeBefore } from './planned-moves'

/** A new place in the order: at once, or when the next round begins so that everybody still acts once in this one. */
export function moveInOrder(
  decision: Decision,
  entry: TurnEntryId,
  before: TurnEntryId | null,
  when: 'now' | 'nextRound',
): void {
  const { fight } = decision
  const { entries } = fight
  if (!Object.hasOwn(entries, entry) || (before !== null && !Object.hasOwn(entries, before))) return
  if (when === 'nextRound' && isRunning(fight)) {
    decision.emit({ type: 'MovePlanned', entry, before, movesToCome: movesWith(fight, entry, before) })
    return
  }
  // In the rounds to come too it stands before that one, wherever that one is planned to go.
  const order = placeBefore(fight.order, entry, before)
  const movesToCome = movesAfter(fight, order, placeBefore(orderWithMoves(fight), entry, before), entry)
  decision.emit({ type: 'EntryMoved', entries: [entry], order, movesToCome, swapped: false })
}
