import type { Fight } from '../engine/model/fight'
import type { Colour, Combatant, Vital } from '../engine/model/combatant'
import type { CombatantId, TurnEntryId } from '../engine/model/ids'
import { gmName } from '../engine/naming'
import type { GameSystem } from '../engine/system'
import { isPlanned, plannedPlace } from '../engine/time/planned-moves'
import { compareEntries, upcomingEntry } from '../engine/time/turn-order'
import { extraPoints } from './extra-points'
import { sitsOutSurprised, tokenText } from './disclosure'

/** One line of the GM's turn order. */
export interface TurnRow {
  entry: TurnEntryId
  combatant: CombatantId
  name: string
  token: string
  side: Combatant['side']
  total: number | null
  state: 'current' | 'interrupted' | 'next' | 'acted' | 'passed' | 'waiting'
  defeated: boolean
  hidden: boolean
  /** Shown to the players under this name. */
  alias: string | null
  /** Of the ring under its miniature. */
  colour: Colour | null
  /** Still sits out its surprised turn. */
  surprised: boolean
  delayed: boolean
  /** AR or AC now; null when not tracked or missing. */
  defence: number | null
  /** True when a number is missing rather than not tracked. */
  defenceMissing: boolean
  vitals: readonly {
    id: string
    label: string
    bar: 'solid' | 'notched'
    value: Vital | 'notTracked' | null
    /** Temporary points that go first. */
    extra: number
  }[]
  effects: Combatant['effects']
  /** Its place from the next round on, as planned: "before Ana", "last". Null: it stays. */
  planned: string | null
  /** How the tie with the row above was settled, as a sentence; null when they are not tied. */
  tie: string | null
}

export function turnRows(fight: Fight, system: GameSystem): TurnRow[] {
  const next = upcomingEntry(fight)
  const acted = new Set(fight.acted)
  const passed = new Set(fight.passed)
  return fight.order.flatMap((id, place) => {
    const entry = fight.entries[id]
    const combatant = entry && fight.combatants[entry.combatant]
    if (!combatant) return []
    const state = stateOf(fight, id, next, acted, passed)
    const row = {
      ...describe(fight, combatant, system),
      entry: id,
      total: entry.initiative?.total ?? null,
      state,
      planned: isPlanned(fight, id) ? placeInWords(fight, id) : null,
    }
    return [{ ...row, tie: tieWithAbove(fight, place, system) }]
  })
}

function stateOf(
  fight: Fight,
  id: TurnEntryId,
  next: TurnEntryId | null,
  acted: ReadonlySet<string>,
  passed: ReadonlySet<string>,
): TurnRow['state'] {
  if (id === fight.activeEntry) return 'current'
  if (fight.interrupted.includes(id)) return 'interrupted'
  if (id === next) return 'next'
  if (acted.has(id)) return 'acted'
  return passed.has(id) ? 'passed' : 'waiting'
}

/** Where an entry stands from the next round on: "before Ana", or "last". */
export function placeInWords(fight: Fight, entry: TurnEntryId): string {
  const next = fight.entries[plannedPlace(fight, entry) ?? '']
  const owner = next && fight.combatants[next.combatant]
  return owner ? `before ${gmName(fight, owner)}` : 'last'
}

type Description = Omit<TurnRow, 'entry' | 'total' | 'state' | 'planned' | 'tie'>

/** Everything about the combatant itself; kept per combatant object, so unchanged ones cost nothing. */
const described = new WeakMap<Combatant, { fight: Fight; description: Description }>()

export function describe(fight: Fight, combatant: Combatant, system: GameSystem): Description {
  const known = described.get(combatant)
  if (known && sameSurroundings(known.fight, fight)) return known.description
  const name = gmName(fight, combatant)
  const terms = system.defence.terms(fight, combatant)
  const description: Description = {
    combatant: combatant.id,
    name,
    token: tokenText(name, combatant.side),
    side: combatant.side,
    defeated: combatant.defeated,
    hidden: combatant.disclosure.hidden,
    alias: combatant.disclosure.alias,
    colour: combatant.colour ?? null,
    surprised: sitsOutSurprised(fight, combatant),
    delayed: combatant.delayed !== null,
    defence: terms?.reduce((sum, term) => sum + term.amount, 0) ?? null,
    defenceMissing: combatant.defence === null && terms === null,
    vitals: system.vitals.map(({ id, label, bar }) => ({
      id,
      label,
      bar,
      value: isThere(combatant, id, system) ? (combatant.vitals[id] ?? null) : null,
      extra: extraPoints(combatant, id, system),
    })),
    effects: combatant.effects,
  }
  described.set(combatant, { fight, description })
  return description
}

/** 0 of 0 of what a creature may lack is none, and says nothing. */
export function isThere(combatant: Combatant, vital: string, system: GameSystem): boolean {
  const value = combatant.vitals[vital]
  const mayLack = system.vitals.find(({ id }) => id === vital)?.mayLack ?? false
  if (value === undefined || value === 'notTracked' || !mayLack) return true
  return value.max !== 0 || value.now !== 0 || extraPoints(combatant, vital, system) > 0
}

/** A description depends on its combatant and on very little else. */
function sameSurroundings(a: Fight, b: Fight): boolean {
  return (
    a.copies === b.copies &&
    a.settings === b.settings &&
    a.roundsBegun === b.roundsBegun &&
    a.phase === b.phase
  )
}

function tieWithAbove(fight: Fight, place: number, system: GameSystem): string | null {
  const above = fight.entries[fight.order[place - 1] ?? '']
  const here = fight.entries[fight.order[place] ?? '']
  if (!above?.initiative || !here?.initiative || above.initiative.total !== here.initiative.total) return null
  if (above.dragged || here.dragged) return 'Tied, placed by the GM'
  const { settledBy } = compareEntries(above, here, system)
  return tieInWords(settledBy, system)
}

function tieInWords(settledBy: string | null, system: GameSystem): string {
  if (settledBy === null) return 'Tied'
  if (settledBy === 'gm') return 'Tied, settled by the GM'
  if (settledBy === 'rollOff') return 'Tied, settled by a roll-off'
  const breaker = system.initiative.tieBreakers.find(({ id }) => id === settledBy)?.label ?? settledBy
  return `Tied, settled by ${breaker}${system.initiative.ownTieRule ? " (the app's default)" : ''}`
}
