import type { Decider } from './decider'
import { Refused, type Decision } from '../decision'
import { currentCombatant, entriesOf, type Fight, type PastTurn } from '../model/fight'
import type { CombatantId, TurnEntryId } from '../model/ids'
import { gmName } from '../naming'
import { movesBehind } from '../time/planned-moves'
import { impossible, ruleSays } from '../rejection'
import { asItGoesOn, snapshot, withoutPassing } from '../time/reopening'
import { beginTurn, clearCounters, companyOf, fire, refresh } from '../time/turn-flow'
import { switchAsItGoesOn } from '../slots-off'
import { setSurprise } from '../surprise'
import { cannotAct, hasFired, isDone, nextEntry, someoneCanActNextRound } from '../time/turn-order'
import { delayTurn, endTurnNow } from '../time/turn-ending'
import { combatantOf, entryOf, mustRun } from './lookup'

const endTurn: Decider<'endTurn'> = (decision) => {
  mustRun(decision)
  const { fight } = decision
  decision.stopAt(stackIsOpen(decision))
  if (fight.activeEntry === null && nextEntry(fight) === null && !someoneCanActNextRound(fight)) {
    throw new Refused(
      impossible('turn/nobody', 'Nobody can act. Revive someone, bring someone in, or end the fight.'),
    )
  }
  decision.stopAt(decision.system.refusesEndTurn(fight))
  endTurnNow(decision)
}

function stackIsOpen({ fight }: Decision): ReturnType<typeof ruleSays> | null {
  if (fight.stack.length === 0) return null
  return ruleSays('stack/open', 'End turn is available once the stack is empty. Resolve it first.')
}

/** Back one turn: not undo, but the previous turn opened again with what its owner had left. */
const backOneTurn: Decider<'backOneTurn'> = (decision) => {
  mustRun(decision)
  decision.stopAt(stackIsOpen(decision))
  const { fight } = decision
  const past = fight.pastTurns.at(-1)
  if (!past)
    throw new Refused(
      impossible('turn/none-before', 'This is the first turn. There is nothing to go back to.'),
    )
  const sameRound = past.round === fight.round && past.phase === fight.phase
  const acted = sameRound
    ? fight.acted.filter((id) => id !== past.entry)
    : past.acted.filter((id) => fight.entries[id])
  // Across the round's edge, whoever had no turn in it (joined since, defeated) keeps having none; a delay goes on.
  const passed = sameRound
    ? fight.passed
    : fight.order.filter((id) => id !== past.entry && !acted.includes(id) && !delayedThen(fight, id))
  if (!sameRound) takeBackDelays(decision)
  reopen(decision, past, { acted, passed })
}

/** The round of these delays has yet to come again: in it they have their turn, which goes on as it was left. */
function takeBackDelays(decision: Decision): void {
  const { roundsBegun, combatants } = decision.fight
  for (const { id, delayed } of Object.values(combatants))
    if (delayed === roundsBegun) decision.emit({ type: 'DelayTakenBack', combatant: id })
}

function reopen(decision: Decision, past: PastTurn, done: Pick<Fight, 'acted' | 'passed'>): void {
  const { fight, system } = decision
  const { activeEntry } = fight
  const suspends = activeEntry === null ? {} : { suspends: snapshot(fight, activeEntry, system) }
  decision.emit({
    type: 'TurnReopened',
    past: asItGoesOn(fight, past, activeEntry, system),
    ...done,
    ...suspends,
  })
  // The first turn of their own is yet to come again: until then they are as surprised as they were.
  const left = activeEntry === null ? [] : companyOf(decision.fight, activeEntry)
  for (const id of left) if (past.surprised?.includes(id)) setSurprise(decision, id, true)
  switchAsItGoesOn(decision, companyOf(decision.fight, past.entry))
}

/** It delayed in the round before and may still come back in it. */
function delayedThen(fight: Fight, id: TurnEntryId): boolean {
  const delayed = fight.combatants[fight.entries[id]?.combatant ?? '']?.delayed
  return delayed === fight.roundsBegun - 1
}

const actNow: Decider<'actNow'> = (decision, { entry: id }) => {
  mustRun(decision)
  const combatant = combatantOf(decision, entryOf(decision, id).combatant)
  const name = gmName(decision.fight, combatant)
  const { fight } = decision
  if (fight.activeEntry === id) throw new Refused(impossible('turn/acting', `${name} is acting now.`))
  if (fight.interrupted.includes(id)) {
    throw new Refused(impossible('turn/interrupted', `${name} goes on when this turn ends.`))
  }
  decision.stopAt(cannotActNow(decision, id, name))
  decision.stopAt(
    isDone(fight, id) ? ruleSays('turn/already-acted', `${name} has had its turn this round.`) : null,
  )
  interrupt(decision, id)
  const again = isDone(fight, id) && hasFired(fight, id, 'start')
  beginTurn(decision, id)
  // A second turn is the GM's ruling: slots come back for it, but no boundary fires twice.
  if (again) refresh(decision, companyOf(decision.fight, id), 'turnStart')
}

/** Two turns of one creature share its slots and counters: the first is put by, and the second begins with its own. */
function interrupt(decision: Decision, by: TurnEntryId): void {
  const { fight, system } = decision
  const { activeEntry: entry, entries } = fight
  if (entry === null) return
  const isOwn = entries[entry]?.combatant === entries[by]?.combatant
  const suspends = isOwn ? { suspends: withoutPassing(snapshot(fight, entry, system), system) } : {}
  decision.emit({ type: 'TurnInterrupted', entry, by, ...suspends })
  if (!isOwn) return
  for (const clears of ['ownTurnEnd', 'anyTurnEnd'] as const)
    clearCounters(decision, companyOf(fight, entry), clears)
}

function cannotActNow({ fight }: Decision, id: string, name: string): ReturnType<typeof ruleSays> | null {
  const why = cannotAct(fight, id)
  return why === null ? null : ruleSays('turn/cannot-act', `${name} can't act: ${why}.`, { why })
}

const delay: Decider<'delay'> = (decision, { combatant: id }) => {
  mustRun(decision)
  decision.stopAt(stackIsOpen(decision))
  const combatant = combatantOf(decision, id)
  if (currentCombatant(decision.fight)?.id !== id) {
    throw new Refused(impossible('turn/not-acting', 'Only the acting combatant can delay its turn.'))
  }
  delayTurn(decision, combatant)
}

/** Comes back right after the running turn and keeps that place. No second start, refresh or end tick. */
const comeBack: Decider<'comeBack'> = (decision, { combatant: id }) => {
  mustRun(decision)
  const combatant = combatantOf(decision, id)
  if (combatant.delayed === null)
    throw new Refused(impossible('turn/not-delayed', 'It has not delayed its turn.'))
  const { fight } = decision
  const mine = delayedEntry(fight, id)
  if (mine === null) throw new Refused(impossible('turn/not-delayed', 'It has had its turn this round.'))
  const rest = fight.order.filter((entry) => entry !== mine)
  // A turn that Act now interrupts goes on first, so it is its place that counts.
  const here = fight.interrupted[0] ?? fight.activeEntry
  const after = here === null ? rest.length : rest.indexOf(here) + 1
  const order = rest.toSpliced(after, 0, mine)
  const movesToCome = movesBehind(fight, order, mine)
  decision.emit({ type: 'CameBack', combatant: id, order, movesToCome })
  for (const moment of ['start', 'end'] as const) {
    if (!hasFired(decision.fight, mine, moment)) fire(decision, mine, moment)
  }
}

/** Of a creature with two turns the one it delayed: the latest to begin, as its next turn lets the delay lapse. */
function delayedEntry(fight: Fight, id: CombatantId): TurnEntryId | null {
  const mine = entriesOf(fight, id)
    .map((entry) => entry.id)
    .filter((entry) => !fight.acted.includes(entry))
  return mine.find((entry) => cannotAct(fight, entry) === 'delayed') ?? mine.at(-1) ?? null
}

export const turnDeciders = { endTurn, backOneTurn, actNow, delay, comeBack }
