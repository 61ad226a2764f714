import type { Decider } from '../decide'
import { Refused } from '../decision'
import { moveInOrder } from '../moving'
import { impossible } from '../rejection'
import { fresh } from './initiative'
import { combatantOf, entryOf, mustRun, numberTyped } from './lookup'
import { placeFor } from './joining'
import { entriesOf, type Fight } from '../model/fight'
import type { CombatantId, TurnEntryId } from '../model/ids'
import { fire } from '../turn-flow'
import { hasFired, leaderOf } from '../turn-order'

const swapPlaces: Decider<'swapPlaces'> = (decision, { first, second }) => {
  entryOf(decision, first)
  entryOf(decision, second)
  if (first === second) throw new Refused(impossible('order/same-place', 'It is already there.'))
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
  const initiative = fresh(decision, combatant, { total: numberTyped(total), die: null, how: 'typed' })
  const entry = { id: decision.newId('entry'), combatant: id, initiative, dragged: false }
  const { order, passed } = placeFor(decision.fight, entry, decision.system, 'after')
  const shared = sharedTurns(decision.fight, id)
  // It has had its turn of this round inside its commander's.
  const acted = shared.some((each) => decision.fight.acted.includes(each))
  decision.emit({ type: 'EntryGiven', entry, order, passed: passed || acted })
  for (const moment of ['start', 'end'] as const) {
    if (shared.some((each) => hasFired(decision.fight, each, moment))) fire(decision, entry.id, moment)
  }
}

/** Entries of its commander in whose turns a minion has acted so far; none for a creature with turns of its own. */
function sharedTurns(fight: Fight, minion: CombatantId): TurnEntryId[] {
  const leader = leaderOf(fight, minion)
  return leader === null || leader === minion ? [] : entriesOf(fight, leader).map(({ id }) => id)
}

export const orderDeciders = { swapPlaces, moveEntry, giveEntry }
