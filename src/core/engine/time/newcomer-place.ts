/** Where an entry goes by its total, and whether its slot of this round has passed. */
import { entryIsHidden, type Fight } from '../model/fight'
import type { TurnEntryId } from '../model/ids'
import type { TurnEntry } from '../model/initiative'
import { movesAfter, orderWithMoves, placeBefore } from './planned-moves'
import type { GameSystem } from '../system'
import { compareEntries, shareRoll } from './turn-order'

export type Tie = 'before' | 'after' | undefined

interface Place {
  order: TurnEntryId[]
  movesToCome: Fight['movesToCome']
  passed: boolean
  /** Set when only the GM can say who goes first. */
  tiedWith: TurnEntry | null
}

interface Newcomer {
  entry: TurnEntry
  system: GameSystem
  tie: Tie
  /** Those alike that come with it: they keep the order in which they were named. */
  alike: ReadonlySet<TurnEntryId>
}

/**
 * Where a newcomer goes: directly before the first undragged entry that it beats, else last. One whom the players see
 * goes so among those whom they see, and then among the unseen that stand there: no unseen one may lift it over
 * somebody that was placed by hand. It acts this round only when its slot has not passed.
 */
export function placeFor(
  fight: Fight,
  entry: TurnEntry,
  system: GameSystem,
  tie: Tie,
  alike: ReadonlySet<TurnEntryId> = new Set(),
): Place {
  const newcomer = { entry, system, tie, alike }
  const ties: TurnEntry[] = []
  const isBeaten = (other: TurnEntryId): boolean => beats(fight, other, newcomer, ties)
  const order = placeIn(fight, fight.order, entry, isBeaten, isBeaten)
  const isBehind = (other: TurnEntryId): boolean => order.indexOf(other) > order.indexOf(entry.id)
  const toCome = placeIn(fight, orderWithMoves(fight), entry, isBeaten, isBehind)
  return {
    order,
    movesToCome: movesAfter(fight, order, toCome, entry.id),
    passed: slotHasPassed(fight, order, entry, system),
    tiedWith: ties[0] ?? null,
  }
}

function placeIn(
  fight: Fight,
  order: readonly TurnEntryId[],
  entry: TurnEntry,
  isBeaten: (other: TurnEntryId) => boolean,
  isBehindAmongUnseen: (other: TurnEntryId) => boolean,
): TurnEntryId[] {
  const kin = lastOfItsRoll(fight, order, entry)
  if (kin !== null) return placeBefore(order, entry.id, order[order.indexOf(kin) + 1] ?? null)
  if (entryIsHidden(fight, entry.id)) return placeBefore(order, entry.id, order.find(isBeaten) ?? null)
  const isSeen = (other: TurnEntryId): boolean => !entryIsHidden(fight, other)
  const seen = order.find((other) => isSeen(other) && isBeaten(other)) ?? null
  return placeAmongUnseen(fight, order, entry.id, seen, isBehindAmongUnseen)
}

/** Before one whom the players see (null: last), and above those unseen that stand there and are `behind` it. */
function placeAmongUnseen(
  fight: Fight,
  order: readonly TurnEntryId[],
  entry: TurnEntryId,
  seen: TurnEntryId | null,
  isBehind: (other: TurnEntryId) => boolean,
): TurnEntryId[] {
  const rest = order.filter((other) => other !== entry)
  const above = seen === null ? rest : rest.slice(0, rest.indexOf(seen))
  const isFixed = (other: TurnEntryId): boolean =>
    !entryIsHidden(fight, other) || (fight.entries[other]?.dragged ?? true)
  const unseen = above.slice(above.findLastIndex(isFixed) + 1)
  return placeBefore(rest, entry, unseen.find(isBehind) ?? seen)
}

function beats(
  { entries }: Fight,
  id: TurnEntryId,
  { entry, system, tie, alike }: Newcomer,
  ties: TurnEntry[],
): boolean {
  const other = entries[id]
  if (!other || other.dragged) return false
  const { first } = compareEntries(entry, other, system)
  if (first !== null || other.combatant === entry.combatant || alike.has(id)) return first === 'a'
  if (entry.initiative?.total !== other.initiative?.total) return false
  if (tie === undefined) ties.push(other)
  return tie === 'before'
}

/** Like creatures that share one roll stand together: a latecomer behind them, and nobody is asked. */
function lastOfItsRoll(
  { entries }: Fight,
  order: readonly TurnEntryId[],
  newcomer: TurnEntry,
): TurnEntryId | null {
  const isKin = (id: TurnEntryId): boolean => {
    const other = entries[id]
    return other !== undefined && !other.dragged && shareRoll(newcomer, other)
  }
  return order.findLast(isKin) ?? null
}

function slotHasPassed(
  fight: Fight,
  order: readonly TurnEntryId[],
  { id }: TurnEntry,
  system: GameSystem,
): boolean {
  if (system.rounds.lateJoin(fight) === 'nextRound') return true
  const here = placeOfRound(fight, entryIsHidden(fight, id))
  return here !== null && order.indexOf(id) < order.indexOf(here)
}

/**
 * The entry that holds the round's place: an interrupted turn does, not the one that interrupts it. While an unseen
 * one acts it is, for those whom the players see, the last one that they saw act.
 */
function placeOfRound(fight: Fight, forUnseen: boolean): TurnEntryId | null {
  const here = fight.interrupted[0] ?? fight.activeEntry
  if (here === null || forUnseen || !entryIsHidden(fight, here)) return here
  const { round, phase, pastTurns } = fight
  const wasSeen = (past: Fight['pastTurns'][number]): boolean =>
    past.round === round &&
    past.phase === phase &&
    past.interrupted.length === 0 &&
    !entryIsHidden(fight, past.entry)
  return pastTurns.findLast(wasSeen)?.entry ?? null
}
