import type { Fight } from '#core/engine/model/fight'
import type { TurnEntryId } from '#core/engine/model/ids'
import type { TurnEntry } from '#core/engine/model/initiative'
import { gmName } from '#core/engine/naming'
import type { GameSystem } from '#core/engine/system'
import { compareEntries, openTies } from '#core/engine/time/turn-order'
import { tokenText } from '#core/views/disclosure'

interface TiedCreature {
  entry: TurnEntryId
  name: string
  token: string
  side: 'ally' | 'foe'
  /** Tie-breakers left to right; `decides` marks the one by which it stands before the next. */
  values: readonly { value: number | null; decides: boolean }[]
}

export interface Tie {
  total: number
  /** The rules leave it to the GM. */
  open: boolean
  creatures: readonly TiedCreature[]
  /** Those among them whose order the rules leave open, one question each. */
  asked: readonly (readonly TiedCreature[])[]
}

/** Dice of a roll-off as they fell on the table, by entry; what is not there the app rolls. */
export type TypedDice = Readonly<Record<TurnEntryId, readonly number[]>>

/** "12" or, where the first dice were equal, "12 7". Null: no dice. */
export function readDice(text: string): number[] | null {
  const dice = text
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return dice.every((die) => Number.isInteger(die) && die >= 1 && die <= 20) ? dice : null
}

/** Everyone who shares a total, highest first, in the order that stands now. */
export function tiesOf(fight: Fight, system: GameSystem): Tie[] {
  const groups = new Map<number, TurnEntry[]>()
  for (const entry of entriesInOrder(fight)) {
    if (!entry.initiative) continue
    const { total } = entry.initiative
    groups.set(total, [...(groups.get(total) ?? []), entry])
  }
  const open = openTies(entriesInOrder(fight), system)
  return [...groups]
    .filter(([, entries]) => entries.length > 1)
    .sort(([a], [b]) => b - a)
    .map(([total, entries]) => {
      const asked = open.filter(([first]) => first?.initiative?.total === total)
      return {
        total,
        open: asked.length > 0,
        creatures: creaturesOf(fight, entries, system),
        asked: asked.map((group) => creaturesOf(fight, group, system)),
      }
    })
}

function creaturesOf(fight: Fight, entries: readonly TurnEntry[], system: GameSystem): TiedCreature[] {
  return entries.flatMap((entry, place) => {
    const combatant = fight.combatants[entry.combatant]
    if (!combatant) return []
    const name = gmName(fight, combatant)
    const below = entries[place + 1]
    const by = below && compareEntries(entry, below, system).settledBy
    const values = system.initiative.tieBreakers.map(({ id }, column) => ({
      value: entry.initiative?.tieBreak[column] ?? null,
      decides: id === by,
    }))
    return [{ entry: entry.id, name, token: tokenText(name, combatant.side), side: combatant.side, values }]
  })
}

/** Why the upper of two neighbours with one total goes first: "Tied at 21, Swiftness 7 beats 5". */
export function tieInWords(upper: TurnEntry, lower: TurnEntry, system: GameSystem): string {
  const { settledBy } = compareEntries(upper, lower, system)
  const tied = `Tied at ${upper.initiative?.total ?? 0}`
  if (settledBy === 'gm') return `${tied}, your choice`
  if (settledBy === 'rollOff') return `${tied}, settled by a roll`
  const column = system.initiative.tieBreakers.findIndex(({ id }) => id === settledBy)
  const breaker = system.initiative.tieBreakers[column]
  if (!breaker) return `${tied}, not settled yet`
  const [high, low] = [upper, lower].map((entry) => entry.initiative?.tieBreak[column] ?? 0)
  const rule = system.initiative.ownTieRule ? ' (the app’s rule, the book has none)' : ''
  return `${tied}, ${breaker.label} ${high ?? 0} beats ${low ?? 0}${rule}`
}

/** What the tie-breakers came to, for the question: "same in all four" or "a stat is not set". */
export function whyOpen(tie: Tie, system: GameSystem): string {
  const unset = tie.creatures.some(({ values }) => values.some(({ value }) => value === null))
  if (unset) return 'a stat that would settle it is not set'
  const count = system.initiative.tieBreakers.length
  const words = ['nothing to compare', 'the same', 'same in both', 'same in all three', 'same in all four']
  return words[count] ?? `same in all ${count}`
}

function entriesInOrder(fight: Fight): TurnEntry[] {
  return fight.order.flatMap((id) => fight.entries[id] ?? [])
}
