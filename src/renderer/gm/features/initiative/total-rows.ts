import type { Combatant } from '#core/engine/model/combatant'
import type { Fight } from '#core/engine/model/fight'
import type { CombatantId, TurnEntryId } from '#core/engine/model/ids'
import type { TurnEntry } from '#core/engine/model/initiative'
import { gmName } from '#core/engine/naming'
import type { GameSystem } from '#core/engine/system'
import type { Term } from '#core/engine/term'
import { tokenText } from '#core/views/disclosure'

/** Why the app can't roll such a row. */
export const NEEDS_TOTAL = 'A stat it needs is not set. Type the total.'

/** One total to type or roll. */
export interface TotalRow {
  entry: TurnEntryId
  combatant: CombatantId
  /** Unique in the fight; names the field for screen readers too. */
  name: string
  token: string
  side: Combatant['side']
  player: string
  total: number | null
  /** How the total came about, or how it will. */
  sum: string
  /** A stat that the formula needs is not set, so the app can't roll. */
  needsTotal: boolean
  surprised: boolean
  hidden: boolean
}

/** In the order in which they were put into the fight, so that no row moves while totals are typed. */
export function totalRows(fight: Fight, system: GameSystem): TotalRow[] {
  const present = new Set(fight.order)
  const entries = Object.values(fight.entries).filter(({ id }) => present.has(id))
  return entries.flatMap((entry) => {
    const combatant = fight.combatants[entry.combatant]
    return combatant ? [rowOf(fight, entry, combatant, turnOf(entry, entries), system)] : []
  })
}

/** 2 for the second turn of a creature that acts twice; 0 when it has only one. */
function turnOf(entry: TurnEntry, entries: readonly TurnEntry[]): number {
  const mine = entries.filter(({ combatant }) => combatant === entry.combatant)
  return mine.length > 1 ? mine.indexOf(entry) + 1 : 0
}

function rowOf(
  fight: Fight,
  entry: TurnEntry,
  combatant: Combatant,
  turn: number,
  system: GameSystem,
): TotalRow {
  const name = gmName(fight, combatant)
  return {
    entry: entry.id,
    combatant: combatant.id,
    name: turn > 0 ? `${name}, turn ${turn}` : name,
    token: tokenText(name, combatant.side),
    side: combatant.side,
    player: combatant.player,
    total: entry.initiative?.total ?? null,
    sum: sumInWords(entry, combatant, system),
    needsTotal: system.initiative.terms(combatant) === null,
    surprised: combatant.surprised,
    hidden: combatant.disclosure.hidden,
  }
}

function sumInWords(
  { initiative }: TurnEntry,
  combatant: Combatant,
  { initiative: rules }: GameSystem,
): string {
  const terms = rules.terms(combatant)
  const dice = rules.dice.replace(/^1d/, 'd')
  if (initiative && initiative.die === null) return 'typed'
  if (!terms) return 'A stat it needs is not set: type the total'
  return [initiative ? `${dice} ${initiative.die}` : dice, ...terms.map(termInWords)].join(' ')
}

function termInWords({ label, amount }: Term): string {
  return amount < 0 ? `\u2212 ${-amount} ${label}` : `+ ${amount} ${label}`
}
