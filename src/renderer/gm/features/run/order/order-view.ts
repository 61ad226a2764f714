/** The turn order as the GM sees it: entries in order, each with those who act inside its turn. */
import type { Combatant } from '#core/engine/model/combatant'
import type { Fight } from '#core/engine/model/fight'
import type { CombatantId } from '#core/engine/model/ids'
import type { GameSystem } from '#core/engine/system'
import { describe, turnRows, type TurnRow } from '#core/views/turn-rows'

/** What is said about one creature. `companion`: acts inside another's turn and has no place of its own; `commanded`: now. */
export interface OrderLine extends Omit<TurnRow, 'entry' | 'state'> {
  /** Stays with its entry (or companion) for the whole fight. */
  key: string
  entry: string | null
  state: TurnRow['state'] | 'companion' | 'commanded'
  /** "Turn 1 of 2" of a creature that has several; '' otherwise. */
  turn: string
  /** A further turn of one whose numbers stand in its first line. */
  again: boolean
}

export interface OrderGroup {
  key: string
  line: OrderLine
  company: readonly OrderLine[]
}

export interface OrderView {
  groups: readonly OrderGroup[]
  /** Without a turn and without anyone in the fight who commands them. */
  strays: readonly OrderLine[]
}

export const NO_ORDER: OrderView = { groups: [], strays: [] }
const ALONE: readonly OrderLine[] = []

/**
 * The whole order in one pass over the combatants. What says the same as before is the very same object, so
 * that only what changed is drawn again.
 */
export function orderView(fight: Fight, system: GameSystem, before: OrderView = NO_ORDER): OrderView {
  const known = new Map(linesOf(before).map((line) => [line.key, line]))
  const keep = (line: OrderLine): OrderLine => kept(known.get(line.key), line, sameLine)
  const company = companies(fight)
  const companionsOf = (leader: CombatantId): readonly OrderLine[] =>
    company.get(leader)?.map((each) => keep(companionLine(fight, each, system))) ?? ALONE
  const rows = turnRows(fight, system)
  const turns = countsOf(rows)
  const placed = new Map<CombatantId, number>()
  const groups = rows.map((row) => {
    const place = (placed.get(row.combatant) ?? 0) + 1
    const first = place === 1
    placed.set(row.combatant, place)
    const count = turns.get(row.combatant) ?? 1
    const turn = count > 1 ? `Turn ${String(place)} of ${String(count)}` : ''
    const line = keep({ ...row, key: row.entry, turn, again: !first })
    return { key: row.entry, line, company: first ? companionsOf(row.combatant) : ALONE }
  })
  const old = new Map(before.groups.map((group) => [group.key, group]))
  return {
    groups: groups.map((group) => kept(old.get(group.key), group, sameGroup)),
    strays: companionsOf(''),
  }
}

function countsOf(rows: readonly TurnRow[]): Map<CombatantId, number> {
  const counts = new Map<CombatantId, number>()
  for (const { combatant } of rows) counts.set(combatant, (counts.get(combatant) ?? 0) + 1)
  return counts
}

/** All lines from top to bottom, the way Up and Down go through them. */
export function linesOf({ groups, strays }: OrderView): OrderLine[] {
  return [...groups.flatMap(({ line, company }) => [line, ...company]), ...strays]
}

/** Those without an entry, by the commander who has one; '' for those whose commander is gone or has none. */
function companies(fight: Fight): Map<CombatantId, Combatant[]> {
  const owners = new Set(Object.values(fight.entries).map(({ combatant }) => combatant))
  const found = new Map<CombatantId, Combatant[]>()
  for (const combatant of Object.values(fight.combatants)) {
    if (owners.has(combatant.id)) continue
    const leader = leaderOf(fight, combatant, owners)
    const others = found.get(leader)
    if (others) others.push(combatant)
    else found.set(leader, [combatant])
  }
  return found
}

/** A minion's minion stands under the one whose turn both act in. The depth is limited: a circle has no top. */
function leaderOf(fight: Fight, combatant: Combatant, owners: ReadonlySet<CombatantId>): CombatantId {
  let leader = combatant.controller
  for (let depth = 0; leader !== null && depth < 8; depth++) {
    if (owners.has(leader)) return leader
    leader = fight.combatants[leader]?.controller ?? null
  }
  return ''
}

function companionLine(fight: Fight, combatant: Combatant, system: GameSystem): OrderLine {
  const key = `companion ${combatant.id}`
  const acts = combatant.budget.some(({ grantedBy, state }) => grantedBy !== null && state === 'unspent')
  const place = {
    key,
    entry: null,
    total: null,
    state: acts ? 'commanded' : 'companion',
    planned: null,
    tie: null,
    turn: '',
    again: false,
  } as const
  return { ...describe(fight, combatant, system), ...place }
}

function kept<T>(old: T | undefined, now: T, same: (a: T, b: T) => boolean): T {
  return old !== undefined && same(old, now) ? old : now
}

function sameGroup(a: OrderGroup, b: OrderGroup): boolean {
  const { company } = a
  return (
    a.line === b.line &&
    company.length === b.company.length &&
    company.every((line, place) => line === b.company[place])
  )
}

function sameLine(a: OrderLine, b: OrderLine): boolean {
  const keys = Object.keys(b) as (keyof OrderLine)[]
  return keys.every((key) => a[key] === b[key] || (key === 'vitals' && sameVitals(a.vitals, b.vitals)))
}

function sameVitals(a: OrderLine['vitals'], b: OrderLine['vitals']): boolean {
  return (
    a.length === b.length &&
    a.every(({ value, extra }, place) => value === b[place]?.value && extra === b[place].extra)
  )
}
