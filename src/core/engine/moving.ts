import type { Decision } from './decision'
import type { TurnEntryId } from './model/ids'
import { isRunning } from './model/fight'
import { placeBefore } from './turn-order'

/** A new place in the order: at once, or when the next round begins so that everybody still acts once in this one. */
export function moveInOrder(
  decision: Decision,
  entry: TurnEntryId,
  before: TurnEntryId | null,
  when: 'now' | 'nextRound',
): void {
  const { entries } = decision.fight
  if (!Object.hasOwn(entries, entry) || (before !== null && !Object.hasOwn(entries, before))) return
  if (when === 'nextRound' && isRunning(decision.fight)) {
    decision.emit({ type: 'MovePlanned', entry, before })
    return
  }
  const order = placeBefore(decision.fight.order, entry, before)
  decision.emit({ type: 'EntryMoved', entries: [entry], order, swapped: false })
}
