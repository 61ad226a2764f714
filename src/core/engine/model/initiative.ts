import type { CombatantId, TurnEntryId } from './ids'

export interface Initiative {
  total: number
  /** The bare die, when it was given or rolled; null when only a total was called. */
  die: number | null
  how: 'typed' | 'rolled'
  /** Values of the system's tie-breakers, left to right. Null: unset, so it can't settle a tie. */
  tieBreak: readonly (number | null)[]
  /** Rank inside a tie as the GM or a recorded roll-off settled it; lower acts first. */
  rank: number | null
  rankedBy: 'gm' | 'rollOff' | null
  /** Like creatures that share one roll carry their name: they roll off as one. Absent: it rolled for itself. */
  group?: string
}

export interface TurnEntry {
  id: TurnEntryId
  combatant: CombatantId
  initiative: Initiative | null
  /** Put in its place by hand; never moves again by itself. */
  dragged: boolean
}
