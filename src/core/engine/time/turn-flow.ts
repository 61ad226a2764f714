/** The flow of turns and rounds: what happens, in which order, when one turn gives way to the next. */
import type { Decision } from '../decision'
import {
  beginEffects,
  expireEffects,
  passEnd,
  passStart,
  tickEffects,
  type Boundary,
  type Which,
} from './effect-clock'
import { entriesOf, isRunning, type Fight } from '../model/fight'
import type { CombatantId, TurnEntryId } from '../model/ids'
import { orderWithMoves } from './planned-moves'
import { asItGoesOn, snapshot } from './reopening'
import { switchAsItGoesOn, switchOff } from '../slots-off'
import { setSurprise } from '../surprise'
import {
  boundaryKey,
  cannotAct,
  hasFired,
  hasTurnLeft,
  isDone,
  nextEntry,
  someoneCanActNextRound,
  turnCompany,
} from './turn-order'

/** At a turn's start: (1) endings, (2) refresh, (3) slots off, (4) ticks; the reminders follow from the state. */
export function beginTurn(decision: Decision, entry: TurnEntryId): void {
  const who = companyOf(decision.fight, entry)
  const leader = who[0]
  if (leader !== undefined) endWaiting(decision, entry, leader)
  if (hasFired(decision.fight, entry, 'start')) return resume(decision, entry, who)
  decision.emit({ type: 'TurnBegan', entry })
  fire(decision, entry, 'start')
  const boundary: Boundary = { event: 'turn', moment: 'start', who }
  // The refresh that follows brings what surprise has taken.
  for (const id of nowAware(decision.fight, who))
    decision.emit({ type: 'SurpriseSet', combatant: id, surprised: false })
  expireEffects(decision, boundary)
  beginEffects(decision, boundary)
  clearCounters(decision, who, 'ownTurnStart')
  // What was used on others' turns is not of this one.
  clearUses(decision, who, 'turn')
  const skipped = who.filter((id) => decision.fight.combatants[id]?.surprised)
  refresh(
    decision,
    who.filter((id) => !skipped.includes(id)),
    'turnStart',
  )
  tickEffects(decision, boundary)
}

/** Its next turn has come: whoever delayed has waited long enough, and of two turns the delayed one is lost. */
function endWaiting(decision: Decision, entry: TurnEntryId, leader: CombatantId): void {
  const { fight } = decision
  if (fight.combatants[leader]?.delayed == null) return
  const lost = entriesOf(fight, leader).filter(
    ({ id }) => id !== entry && !isDone(fight, id) && cannotAct(fight, id) === 'delayed',
  )
  for (const { id } of lost) decision.emit({ type: 'TurnPassed', entry: id, why: 'delayed' })
  decision.emit({ type: 'DelayLapsed', combatant: leader })
}

/** A turn that Back one turn or its creature's other turn left goes on with what it had; any other as it stands. */
function resume(decision: Decision, entry: TurnEntryId, who: readonly CombatantId[]): void {
  const { fight, system } = decision
  const left = fight.suspended?.find((past) => past.entry === entry && past.round === fight.round)
  const meanwhile = fight.pastTurns.at(-1)?.entry ?? null
  const past = left && asItGoesOn(fight, left, meanwhile, system)
  decision.emit({ type: 'TurnResumed', entry, ...(past ? { past } : {}) })
  for (const id of nowAware(decision.fight, who)) setSurprise(decision, id, false)
  switchAsItGoesOn(decision, who)
}

/** At a turn's end: (1) ticks, (2) expiry rolls asked, (3) expiries, (4) counters cleared. The next turn is not begun. */
export function finishTurn(decision: Decision, entry: TurnEntryId): void {
  const past = snapshot(decision.fight, entry, decision.system)
  const who = companyOf(decision.fight, entry)
  const meetsEnd = fireEnd(decision, entry)
  passEnd(decision, { event: 'turn', moment: 'end', who }, meetsEnd)
  clearCounters(decision, who, 'ownTurnEnd')
  clearCounters(decision, Object.keys(decision.fight.combatants), 'anyTurnEnd')
  clearUses(decision, who, 'turn')
  refresh(decision, who, 'turnEnd')
  takeBackGrants(decision, who)
  decision.emit({ type: 'TurnEnded', entry, past })
}

/** Gives the turn to whoever is next, over the end of the round if need be. At most one round wrap. */
export function advance(decision: Decision): void {
  const resumed = decision.fight.interrupted.findLast((entry) => cannotAct(decision.fight, entry) !== 'gone')
  if (resumed !== undefined) {
    resume(decision, resumed, companyOf(decision.fight, resumed))
    return
  }
  if (goToNextOfRound(decision)) return
  if (!someoneCanActNextRound(decision.fight)) {
    decision.emit({ type: 'NobodyCanAct' })
    return
  }
  endRound(decision)
  beginRound(decision)
  goToNextOfRound(decision)
}

/** While anyone can act, exactly one entry is current: called after every command. */
export function keepSomeoneCurrent(decision: Decision): void {
  const { fight } = decision
  if (!isRunning(fight) || fight.activeEntry !== null) return
  if (fight.interrupted.length > 0 || nextEntry(fight) !== null || someoneCanActNextRound(fight))
    advance(decision)
}

function goToNextOfRound(decision: Decision): boolean {
  const next = nextEntry(decision.fight)
  const done = new Set([...decision.fight.acted, ...decision.fight.passed])
  const waiting = decision.fight.order.filter((entry) => !done.has(entry))
  const passing = next === null ? waiting : waiting.slice(0, waiting.indexOf(next))
  for (const entry of passing) passTurn(decision, entry)
  if (next !== null) beginTurn(decision, next)
  return next !== null
}

const SKIPPED = { clock: true, refresh: false }

/**
 * A slot without a turn: both boundaries fire for effects anchored to it, nothing refreshes. Only the minions
 * of a defeated commander get their reaction back: they go on at its boundaries.
 */
function passTurn(decision: Decision, entry: TurnEntryId): void {
  const why = cannotAct(decision.fight, entry) ?? 'gone'
  if (why === 'delayed') return
  const who = companyOf(decision.fight, entry)
  lapseOldDelay(decision, who[0])
  const rule = why === 'surprised' ? decision.system.rounds.skippedTurn?.(decision.fight) : null
  const { clock, refresh: refreshes } = rule ?? SKIPPED
  const refreshed = refreshes ? who : why === 'defeated' ? who.slice(1) : []
  if (!hasFired(decision.fight, entry, 'start')) {
    fire(decision, entry, 'start')
    if (clock) expireEffects(decision, { event: 'turn', moment: 'start', who })
    if (clock) beginEffects(decision, { event: 'turn', moment: 'start', who })
    clearCounters(decision, refreshed, 'ownTurnStart')
    clearUses(decision, refreshed, 'turn')
    refresh(decision, refreshed, 'turnStart')
    if (clock) tickEffects(decision, { event: 'turn', moment: 'start', who })
  }
  if (!hasFired(decision.fight, entry, 'end')) {
    fire(decision, entry, 'end')
    if (clock) passEnd(decision, { event: 'turn', moment: 'end', who })
    clearCounters(decision, refreshed, 'ownTurnEnd')
    clearUses(decision, refreshed, 'turn')
    if (!refreshes) refresh(decision, refreshed, 'turnEnd')
  }
  decision.emit({ type: 'TurnPassed', entry, why })
}

/** A full round without coming back: that of somebody defeated meanwhile is over too. */
function lapseOldDelay(decision: Decision, leader: CombatantId | undefined): void {
  const delayed = decision.fight.combatants[leader ?? '']?.delayed ?? null
  if (leader !== undefined && delayed !== null && delayed < decision.fight.roundsBegun)
    decision.emit({ type: 'DelayLapsed', combatant: leader })
}

export function beginRound(decision: Decision, first: 'surprise' | 'rounds' = 'rounds'): void {
  const round = first === 'surprise' ? 0 : decision.fight.round + 1
  decision.emit({ type: 'RoundBegan', phase: first, round, order: orderWithMoves(decision.fight) })
  // A boundary that has fired does not fire again when the round is entered twice (Back one turn).
  if (hasFired(decision.fight, 'round', 'start')) return
  fire(decision, 'round', 'start')
  passStart(decision, { event: 'round', moment: 'start', who: [] })
}

function endRound(decision: Decision): void {
  const { round } = decision.fight
  const isFirst = !hasFired(decision.fight, 'round', 'end')
  const meetsEnd = fireEnd(decision, 'round')
  passEnd(decision, { event: 'round', moment: 'end', who: [] }, meetsEnd)
  if (isFirst) clearUses(decision, Object.keys(decision.fight.combatants), 'round')
  decision.emit({ type: 'RoundEnded', round })
}

export function fire(decision: Decision, of: string, moment: 'start' | 'end'): void {
  decision.emit({ type: 'BoundaryFired', key: boundaryKey(decision.fight.round, of, moment) })
}

/** Fires the end of the running turn or round. Where it has fired before, only what was put on since has it yet to come. */
export function fireEnd(decision: Decision, of: string): Which {
  const { fight } = decision
  const late = new Set(of === 'round' ? fight.lateInRound : fight.late)
  if (hasFired(fight, of, 'end')) return ({ id }) => late.has(id)
  fire(decision, of, 'end')
  return () => true
}

export function companyOf(fight: Fight, entry: TurnEntryId): CombatantId[] {
  const owner = fight.entries[entry]?.combatant
  return owner === undefined ? [] : turnCompany(fight, owner)
}

/**
 * Whose surprise ends with this start. In the round that the surprised sit out, a minion that is surprised by itself
 * sits out its commander's turn.
 */
function nowAware({ roundsBegun, combatants }: Fight, who: readonly CombatantId[]): CombatantId[] {
  const over = roundsBegun === 1 ? who.slice(0, 1) : who
  return over.filter((id) => combatants[id]?.surprised)
}

export function refresh(
  decision: Decision,
  who: readonly CombatantId[],
  moment: 'joins' | 'turnStart' | 'turnEnd',
): void {
  for (const id of who) {
    const combatant = decision.fight.combatants[id]
    if (!combatant) continue
    const budget = decision.system.budget(decision.fight, combatant, moment)
    // What a commander gave lasts until the end of the commander's turn, in every system.
    const kept = moment === 'turnEnd' ? budget.filter((slot) => slot.grantedBy === null) : budget
    decision.emit({ type: 'BudgetRefreshed', combatant: id, budget: kept })
    switchOff(decision, id)
  }
}

/**
 * What commanders gave goes with the turn in which they gave it. A commander that delays or was interrupted goes
 * on with its turn later, and with it those that it has commanded.
 */
function takeBackGrants(decision: Decision, who: readonly CombatantId[]): void {
  const { fight } = decision
  const goesOn = (giver: CombatantId): boolean => !who.includes(giver) && hasTurnLeft(fight, giver)
  for (const { id, budget } of Object.values(fight.combatants)) {
    const kept = budget.filter(({ grantedBy }) => grantedBy === null || goesOn(grantedBy))
    if (kept.length < budget.length) decision.emit({ type: 'BudgetRefreshed', combatant: id, budget: kept })
  }
}

export function clearCounters(
  decision: Decision,
  who: readonly CombatantId[],
  clears: 'ownTurnStart' | 'ownTurnEnd' | 'anyTurnEnd',
): void {
  for (const { id: counter, initial } of decision.system.counters.filter((each) => each.clears === clears)) {
    for (const id of who) {
      const now = decision.fight.combatants[id]?.counters[counter]
      if (now !== undefined && now !== initial)
        decision.emit({ type: 'CounterSet', combatant: id, counter, to: initial })
    }
  }
}

function clearUses(decision: Decision, who: readonly CombatantId[], per: 'turn' | 'round'): void {
  for (const id of who) {
    const uses = Object.values(decision.fight.combatants[id]?.uses ?? {})
    if (uses.some((count) => count[per] > 0)) decision.emit({ type: 'UsesCleared', combatant: id, per })
  }
}
