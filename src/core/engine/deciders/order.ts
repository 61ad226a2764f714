import type { Decider } from '../decide'
import { Refused, type Decision } from '../decision'
import { moveInOrder } from '../moving'
import { impossible } from '../rejection'
import { fresh } from './initiative'
import { combatantOf, entryOf, mustRun } from './lookup'
import { placeFor } from './joining'

const swapPlaces: Decider<'swapPlaces'> = (decision, { first, second }) => {
  entryOf(decision, first)
  entryOf(decision, second)
  const exchanged = decision.fight.order.map((id) => (id === first ? second : id === second ? first : id))
  decision.emit({ type: 'EntryMoved', entries: [first, second], order: exchanged, swapped: true })
}

const moveEntry: Decider<'moveEntry'> = (decision, { entry, before, when }) => {
  entryOf(decision, entry)
  if (before !== null) entryOf(decision, before)
  if (entry === before) throw new Refused(impossible('order/same-place', 'It is already there.'))
  moveInOrder(decision, entry, before, when)
}

/** A place of its own for a minion, or one more for a creature that acts twice. */
const giveEntry: Decider<'giveEntry'> = (decision, { combatant: id, total }) => {
  mustRun(decision)
  const combatant = combatantOf(decision, id)
  const initiative = fresh(decision, combatant, { total, die: null, how: 'typed' })
  const entry = { id: decision.newId('entry'), combatant: id, initiative, dragged: false }
  const { order, passed } = placeFor(decision.fight, entry, decision.system, 'after')
  // A minion's start has fired with its commander's: its first own slot this round would fire a second one.
  const started = combatant.controller !== null && startHasFired(decision, combatant.controller)
  decision.emit({ type: 'EntryGiven', entry, order, passed })
  if (started)
    decision.emit({ type: 'BoundaryFired', key: `${String(decision.fight.round)}:${entry.id}:start` })
}

function startHasFired({ fight }: Decision, commander: string): boolean {
  return fight.order.some(
    (id) =>
      fight.entries[id]?.combatant === commander &&
      fight.fired.includes(`${String(fight.round)}:${id}:start`),
  )
}

export const orderDeciders = { swapPlaces, moveEntry, giveEntry }
