/** How a fight ended, for the screen that answers: who fell, who is hurt, how it went. */
import type { Combatant, Vital } from '../../engine/model/combatant'
import type { CombatantId } from '../../engine/model/ids'
import type { GameSystem } from '../../engine/system'
import { lasts } from '../../prepare/after-fight'
import { tokenText } from '../disclosure'
import { isOut, tallyOf, type Fighter, type FightTally, type PlayedFight } from './fight-tally'

export interface EndingRow {
  id: CombatantId
  name: string
  token: string
  side: Combatant['side']
  out: boolean
}

export interface SurvivorRow extends EndingRow {
  vitals: readonly { id: string; label: string; bar: 'solid' | 'notched'; value: Vital }[]
  /** Conditions that last beyond the fight, as the GM reads them: "Bleeding 2". */
  effects: readonly string[]
}

export interface FallenRow extends EndingRow {
  round: string
  /** Name of whoever struck it down; null when nobody is known. */
  by: string | null
}

/** One line of the chart; `members` are the copies that it stands for. */
export interface TallyLine {
  key: string
  name: string
  token: string
  side: Combatant['side'] | 'other'
  dealt: number
  taken: number
  healed: number
  turns: number
  hits: number
  members: readonly TallyLine[]
}

export interface Ending {
  own: readonly SurvivorRow[]
  fell: readonly FallenRow[]
  gotAway: readonly SurvivorRow[]
  lines: readonly TallyLine[]
  rounds: readonly { round: string; ally: number; foe: number; fell: readonly string[] }[]
  /** True when points were counted at all; without them the chart shows turns and hits. */
  counted: boolean
  hardest: { by: string; whom: string; amount: number; what: string; round: string } | null
  atTable: number
}

/** So many lines are read at a glance; above it, equal foes stand together. */
const MOST_LINES = 14

export function endingOf(played: PlayedFight, system: GameSystem): Ending {
  const tally = tallyOf(played, system)
  const { fighters, falls, hardest } = tally
  const nameOf = (id: CombatantId | null): string | null =>
    fighters.find((each) => each.id === id)?.name ?? null
  const foes = fighters.filter(({ side }) => side === 'foe')
  return {
    own: fighters.filter(({ side, left }) => side === 'ally' && !left).map((each) => survivor(each, system)),
    fell: falls.flatMap(({ combatant, round, by }) => {
      const fighter = foes.find(({ id }) => id === combatant)
      return fighter ? [{ ...rowOf(fighter, system), round, by: nameOf(by) }] : []
    }),
    gotAway: foes.filter(({ combatant }) => !isOut(combatant, system)).map((each) => survivor(each, system)),
    lines: linesOf(tally),
    rounds: tally.rounds.map((each) => ({
      ...each,
      fell: falls.flatMap(({ round, combatant }) => (round === each.round ? (nameOf(combatant) ?? []) : [])),
    })),
    counted: fighters.some(({ combatant }) =>
      Object.values(combatant.vitals).some((vital) => vital !== 'notTracked'),
    ),
    hardest: hardest && { ...hardest, by: nameOf(hardest.by) ?? '', whom: nameOf(hardest.whom) ?? '' },
    atTable: tally.atTable,
  }
}

function rowOf({ id, name, side, combatant }: Fighter, system: GameSystem): EndingRow {
  return { id, name, side, token: tokenText(name, side), out: isOut(combatant, system) }
}

function survivor(fighter: Fighter, system: GameSystem): SurvivorRow {
  const { vitals, effects } = fighter.combatant
  return {
    ...rowOf(fighter, system),
    vitals: system.vitals.flatMap(({ id, label, bar }) => {
      const value = vitals[id]
      return typeof value === 'object' ? [{ id, label, bar, value }] : []
    }),
    effects: effects
      .filter(lasts)
      .map(({ label, severity }) => (severity === null ? label : `${label} ${severity}`)),
  }
}

/** Own side first, whoever dealt most on top; what nobody is known for comes last. */
function linesOf({ fighters, unclaimed }: FightTally): TallyLine[] {
  const lines = fighters.map(lineOf)
  const bySide = (side: TallyLine['side']): TallyLine[] =>
    lines.filter((line) => line.side === side).sort((one, other) => other.dealt - one.dealt)
  const foes = lines.length > MOST_LINES ? together(bySide('foe'), fighters) : bySide('foe')
  const other = { ...EMPTY, key: 'other', name: 'Other', token: '', side: 'other' as const, dealt: unclaimed }
  return [...bySide('ally'), ...foes, ...(unclaimed > 0 ? [other] : [])]
}

const EMPTY = { dealt: 0, taken: 0, healed: 0, turns: 0, hits: 0, members: [] as readonly TallyLine[] }

function lineOf({ id, name, side, dealt, taken, healed, turns, hits }: Fighter): TallyLine {
  return { key: id, name, side, token: tokenText(name, side), dealt, taken, healed, turns, hits, members: [] }
}

/** Copies of one creature in one line, with their number: "Mire Ghoul, 5". */
function together(lines: readonly TallyLine[], fighters: readonly Fighter[]): TallyLine[] {
  const kinds = new Map<string, TallyLine[]>()
  for (const line of lines) {
    const kind = fighters.find(({ id }) => id === line.key)?.combatant.name ?? line.name
    kinds.set(kind, [...(kinds.get(kind) ?? []), line])
  }
  return [...kinds].flatMap(([kind, members]) => (members.length === 1 ? members : [merged(kind, members)]))
}

function merged(kind: string, members: readonly TallyLine[]): TallyLine {
  const sum = (of: (line: TallyLine) => number): number =>
    members.reduce((total, each) => total + of(each), 0)
  return {
    key: `kind ${kind}`,
    name: `${kind}, ${String(members.length)}`,
    token: tokenText(kind, 'foe'),
    side: 'foe',
    dealt: sum(({ dealt }) => dealt),
    taken: sum(({ taken }) => taken),
    healed: sum(({ healed }) => healed),
    turns: sum(({ turns }) => turns),
    hits: sum(({ hits }) => hits),
    members,
  }
}
