import { readForm } from '../inputs'
import { rule } from '../settings'
import { entryToMove } from '../order'
import type { Resolver } from './resolver'

/** A new place in the order, earlier or later, from the next round on or (house rule) at once. */
export const resolveChangeOrder: Resolver = ({ fight, actor, inputs }) => {
  const before = readForm(inputs)?.before ?? null
  const entry = entryToMove(fight, actor)
  if (entry === null || before === null) return []
  const when = rule(fight, 'placeChange') === 'now' ? 'now' : 'nextRound'
  return [{ do: 'moveEntry', entry, before: before === 'last' ? null : before, when }]
}
