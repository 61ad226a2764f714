import type { Decider } from './decider'
import { Refused, type Decision } from '../decision'
import { moveInOrder } from '../time/moving'
import { gmName } from '../naming'
import { impossible, ruleAsks, type Rejection } from '../rejection'
import { fresh } from './initiative'
import { combatantOf, entryOf, mustRun, totalTyped } from './lookup'
import { placeFor } from '../time/newcomer-place'
import { movesSwapped } from '../time/planned-moves'
import { writeDownTies } from './ties'
import type { Combatant } from '../model/combatant'
import { entriesOf, type Fight } from '../model/fight'
import type { CombatantId, TurnEntryId } from '../model/ids'
import type { TurnEntry } from '../model/initiative'
import { outlastsTurn } from '../time/reopening'
import { switchOff } from '../slots-off'
import { fire } from '../time/turn-flow'
import { hasFired, leaderOf } from '../time/turn-order'

const swapPlaces: Decider<'swapPlaces'> = (decision, { first, second }) => {
  entryOf(decision, first)
  entryOf(decision, second)
  if (first === second) throw new Refused(impossible('order/same-place', 'It is already there.'))
  const exchanged = decision.fight.order.map((id) => (id === first ? second : id === second ? first : id))
  const movesToCome = movesSwapped(decision.fight, first, second)
  decision.emit({
    type: 'EntryMoved',
    entries: [first, second],
    order: exchanged,
    movesToCome,
    swapped: true,
  })
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
  const initiative = fresh(decision, combatant, {
    total: totalTyped(decision, total),
    die: null,
    how: 'typed',
  })
  const entry = { id: decision.newId('entry'), combatant: id, initiative, dragged: false }
  const arrived = { ...decision.fight, entries: { ...decision.fight.entries, [entry.id]: entry } }
  const { order, movesToCome, passed, tiedWith } = placeFor(arrived, entry, decision.system, undefined)
  decision.stopAt(tieQuestion(decision, combatant, tiedWith))
  const shared = sharedTurns(decision.fight, id)
  const begun = shared.some((each) => hasFired(decision.fight, each, 'start'))
  const late = passed || (begun && hasActed(decision, combatant))
  decision.emit({ type: 'EntryGiven', entry, order, movesToCome, passed: late })
  for (const moment of ['start', 'end'] as const) {
    if (shared.some((each) => hasFired(decision.fight, each, moment))) fire(decision, entry.id, moment)
  }
  if (begun && !late) giveFreshSlots(decision, id)
  writeDownTies(decision, [entry.id])
}

/** A tie that only the GM can settle: behind the other, or with a total a little higher before it. */
function tieQuestion({ fight }: Decision, one: Combatant, tiedWith: TurnEntry | null): Rejection | null {
  const other = fight.combatants[tiedWith?.combatant ?? '']
  const total = tiedWith?.initiative?.total
  if (!other || total === undefined) return null
  const [name, above] = [gmName(fight, other), String(total + 0.5)]
  const reason = `${gmName(fight, one)} ties with ${name} at ${String(total)}. To act before it, type ${above}.`
  return ruleAsks('initiative/tie-behind', reason, `Act after ${name}`)
}

/** It has done something in its commander's turn of this round; a reaction is not of a turn. */
function hasActed({ fight, system }: Decision, { id, spentIn = {} }: Combatant): boolean {
  const kinds = Object.keys(spentIn).filter((kind) => spentIn[kind] === fight.roundsBegun)
  return kinds.some((kind) => !outlastsTurn(fight, combatantOf({ fight }, id), kind, system))
}

/** Its start has fired without a turn of its own, so only the slots of the turn come: a reaction stays as it is. */
function giveFreshSlots(decision: Decision, id: CombatantId): void {
  const { fight, system } = decision
  const combatant = combatantOf(decision, id)
  const budget = system.budget(fight, combatant, 'turnStart').map((slot) => {
    const now = combatant.budget.find((each) => each.id === slot.id)
    return now && outlastsTurn(fight, combatant, slot.kind, system) ? now : slot
  })
  decision.emit({ type: 'BudgetRefreshed', combatant: id, budget })
  switchOff(decision, id)
}

/** Entries of its commander in whose turns a minion has acted so far; none for a creature with turns of its own. */
function sharedTurns(fight: Fight, minion: CombatantId): TurnEntryId[] {
  const leader = leaderOf(fight, minion)
  return leader === null || leader === minion ? [] : entriesOf(fight, leader).map(({ id }) => id)
}

const correctTotal: Decider<'correctTotal'> = (decision, { entry: id, total, place }) => {
  mustRun(decision)
  const entry = entryOf(decision, id)
  const combatant = combatantOf(decision, entry.combatant)
  const initiative = fresh(decision, combatant, {
    total: totalTyped(decision, total),
    die: null,
    how: 'typed',
  })
  decision.emit({ type: 'InitiativeSet', entry: id, initiative })
  if (place === 'keeps') return
  const rest = decision.fight.order.filter((each) => each !== id)
  const among = { ...decision.fight, order: rest }
  const { order, tiedWith } = placeFor(among, { ...entry, initiative }, decision.system, undefined)
  decision.stopAt(tieQuestion(decision, combatant, tiedWith))
  moveInOrder(decision, id, order[order.indexOf(id) + 1] ?? null, place)
}

export const orderDeciders = { swapPlaces, moveEntry, giveEntry, correctTotal }
