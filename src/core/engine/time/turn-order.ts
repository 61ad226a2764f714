import type { Combatant } from '../model/combatant'
import { entriesOf, isRunning, type Fight } from '../model/fight'
import type { CombatantId, TurnEntryId } from '../model/ids'
import type { TurnEntry } from '../model/initiative'
import { orderWithMoves } from './planned-moves'
import type { GameSystem } from '../system'

/** How two entries stand to each other. `settledBy` names the tie-breaker, 'gm', 'rollOff' or 'total'. */
export interface Verdict {
  first: 'a' | 'b' | null
  settledBy: string | null
}

/** Compares by total, then by the tie-breakers left to right; where they leave it open by a settlement of both. */
export function compareEntries(a: TurnEntry, b: TurnEntry, system: GameSystem): Verdict {
  const [one, two] = [a.initiative, b.initiative]
  if (!one || !two) return { first: null, settledBy: null }
  if (one.total !== two.total) return { first: one.total > two.total ? 'a' : 'b', settledBy: 'total' }
  const natural = byTieBreakers(one.tieBreak, two.tieBreak, system)
  if (natural.first !== null || one.rank === null || two.rank === null || one.rank === two.rank)
    return natural
  // Whoever came to a tie that dice had settled was put in its place by the GM.
  const settledBy = one.rankedBy === two.rankedBy ? one.rankedBy : 'gm'
  return { first: one.rank < two.rank ? 'a' : 'b', settledBy }
}

function byTieBreakers(
  a: readonly (number | null)[],
  b: readonly (number | null)[],
  system: GameSystem,
): Verdict {
  for (const [place, { id }] of system.initiative.tieBreakers.entries()) {
    const [one, two] = [a[place] ?? null, b[place] ?? null]
    if (one === null || two === null) return { first: null, settledBy: null }
    if (one !== two) return { first: one > two ? 'a' : 'b', settledBy: id }
  }
  return { first: null, settledBy: null }
}

export function tieBreakOf(
  combatant: Pick<Combatant, 'stats' | 'counters'>,
  system: GameSystem,
  settings: Fight['settings'],
): (number | null)[] {
  return system.initiative.tieBreakers.map((breaker) => breaker.value(combatant, settings))
}

/** Entries by initiative; those without one last, in the order they came. Never rolls. */
export function sortEntries(entries: readonly TurnEntry[], system: GameSystem): TurnEntry[] {
  const byTotal = new Map<number, TurnEntry[]>()
  for (const entry of entries) {
    if (!entry.initiative) continue
    const tied = byTotal.get(entry.initiative.total)
    if (tied) tied.push(entry)
    else byTotal.set(entry.initiative.total, [entry])
  }
  const totals = [...byTotal.keys()].sort((a, b) => b - a)
  return [
    ...totals.flatMap((total) => inTieOrder(byTotal.get(total) ?? [], system)),
    ...entries.filter(({ initiative }) => initiative === null),
  ]
}

/**
 * Entries of one total so that whoever beats another stands before it, otherwise as they came. With an unset stat not
 * every pair can be compared, so that comparing neighbours would not do.
 */
export function inTieOrder(tied: readonly TurnEntry[], system: GameSystem): TurnEntry[] {
  const left = [...tied]
  const sorted: TurnEntry[] = []
  while (left.length > 0) {
    const free = left.findIndex(
      (entry) => !left.some((other) => compareEntries(other, entry, system).first === 'a'),
    )
    sorted.push(...left.splice(Math.max(0, free), 1))
  }
  return sorted
}

/**
 * The order while totals are still being given: by initiative, but what the GM dragged stays where it stands.
 */
export function orderBeforeStart(fight: Fight, system: GameSystem): TurnEntryId[] {
  const present = fight.order.flatMap((id) => fight.entries[id] ?? [])
  const sorted = sortEntries(
    present.filter(({ dragged }) => !dragged),
    system,
  )
  return present.map((entry) => (entry.dragged ? entry : (sorted.shift() ?? entry)).id)
}

/**
 * Groups of entries with one total whose order the rules leave open, each in present order. Only who is part of such
 * a pair is in a group; pairs that a stat settles stay as they are in it.
 */
export function openTies(entries: readonly TurnEntry[], system: GameSystem): TurnEntry[][] {
  const sorted = sortEntries(entries, system).filter(({ initiative }) => initiative !== null)
  const groups: TurnEntry[][] = []
  const placed = new Set<TurnEntryId>()
  for (const [place, entry] of sorted.entries()) {
    if (placed.has(entry.id)) continue
    const group = [entry]
    const others = sorted
      .slice(place + 1)
      .filter(({ id, initiative }) => initiative?.total === entry.initiative?.total && !placed.has(id))
    for (const member of group)
      group.push(...others.filter((other) => !group.includes(other) && isOpenPair(member, other, system)))
    for (const { id } of group) placed.add(id)
    if (group.length > 1) groups.push(sorted.filter((each) => group.includes(each)))
  }
  return groups
}

function isOpenPair(one: TurnEntry, two: TurnEntry, system: GameSystem): boolean {
  return !needsNoSettling(one, two) && compareEntries(one, two, system).first === null
}

/** Two turns of one creature (either of them is its turn), or one that the GM put where it stands. */
function needsNoSettling(a: TurnEntry, b: TurnEntry): boolean {
  return a.combatant === b.combatant || a.dragged || b.dragged || shareRoll(a, b)
}

/** Like creatures with one roll: they act one after the other, in any order. */
export function shareRoll(
  { initiative: a }: Pick<TurnEntry, 'initiative'>,
  { initiative: b }: Pick<TurnEntry, 'initiative'>,
): boolean {
  return a?.group !== undefined && a.group === b?.group && a.total === b.total
}

/** Its slot of this round is over, with or without a turn. */
export function isDone(fight: Fight, entry: TurnEntryId): boolean {
  return fight.acted.includes(entry) || fight.passed.includes(entry)
}

/** Why an entry gets no turn now, or null when it can act. */
export function cannotAct(
  fight: Fight,
  entryId: TurnEntryId,
): 'gone' | 'defeated' | 'surprised' | 'delayed' | null {
  const entry = fight.entries[entryId]
  const combatant = entry && fight.combatants[entry.combatant]
  if (!combatant || combatant.leaving) return 'gone'
  if (combatant.defeated) return 'defeated'
  if (combatant.surprised && fight.roundsBegun === 1) return 'surprised'
  return combatant.delayed === fight.roundsBegun && hasFired(fight, entryId, 'end') ? 'delayed' : null
}

/** The first entry in list order that has not acted this round and can act. */
export function nextEntry(fight: Fight): TurnEntryId | null {
  const done = new Set([...fight.acted, ...fight.passed, ...fight.interrupted])
  if (fight.activeEntry !== null) done.add(fight.activeEntry)
  return fight.order.find((entry) => !done.has(entry) && cannotAct(fight, entry) === null) ?? null
}

/** Who acts after the present turn, looking over the end of the round. */
export function upcomingEntry(fight: Fight): TurnEntryId | null {
  if (!isRunning(fight)) return null
  const resumed = fight.interrupted.at(-1)
  if (resumed !== undefined) return resumed
  return nextEntry(fight) ?? nextEntry(asNextRound(fight))
}

export function asNextRound(fight: Fight): Fight {
  return {
    ...fight,
    order: orderWithMoves(fight),
    acted: [],
    passed: [],
    activeEntry: null,
    round: fight.round + 1,
    roundsBegun: fight.roundsBegun + 1,
  }
}

export function someoneCanActNextRound(fight: Fight): boolean {
  return nextEntry({ ...asNextRound(fight), interrupted: [] }) !== null
}

/** The combatant and everyone who acts inside its turn: minions without an entry of their own, to any depth. */
export function turnCompany(fight: Fight, leader: CombatantId): CombatantId[] {
  const owners = new Set(Object.values(fight.entries).map((entry) => entry.combatant))
  const company = [leader]
  for (const member of company) {
    for (const { id, controller } of Object.values(fight.combatants)) {
      if (controller === member && !owners.has(id) && !company.includes(id)) company.push(id)
    }
  }
  return company
}

/** Owner of the turns in which a combatant acts: itself, or the nearest commander that has some. Null: nobody. */
export function leaderOf(fight: Fight, id: CombatantId): CombatantId | null {
  const owners = new Set(Object.values(fight.entries).map((entry) => entry.combatant))
  const asked = new Set<CombatantId>()
  let leader: CombatantId | null = id
  while (leader !== null && !owners.has(leader)) {
    if (asked.has(leader)) return null
    asked.add(leader)
    leader = fight.combatants[leader]?.controller ?? null
  }
  return leader
}

export function boundaryKey(round: number, entry: TurnEntryId, moment: 'start' | 'end'): string {
  return `${round}:${entry}:${moment}`
}

export function hasFired(fight: Fight, entry: TurnEntryId, moment: 'start' | 'end'): boolean {
  return fight.fired.includes(boundaryKey(fight.round, entry, moment))
}

/**
 * Out of the order: it delays, or it comes back but the turn after which it does is not over yet. Its own turn has
 * begun and its end has fired, as Delay does that; a turn that Back one turn left has no such wait.
 */
export function isOutOfOrder(fight: Fight, { id, delayed }: Combatant): boolean {
  if (delayed !== null) return true
  const { activeEntry, interrupted, suspended = [] } = fight
  return entriesOf(fight, id).some(
    ({ id: entry }) =>
      hasFired(fight, entry, 'end') &&
      !isDone(fight, entry) &&
      entry !== activeEntry &&
      !interrupted.includes(entry) &&
      !suspended.some((past) => past.entry === entry),
  )
}

/** Its turn has begun and is not over: it delays, has come back, or was interrupted. */
export function hasTurnLeft(fight: Fight, id: CombatantId): boolean {
  const begun = entriesOf(fight, id).some(
    (entry) => hasFired(fight, entry.id, 'start') && !isDone(fight, entry.id),
  )
  return begun || fight.combatants[id]?.delayed != null
}
