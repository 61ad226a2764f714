import type { Command } from '../engine/commands'
import type { FightEvent } from '../engine/events'
import type { Fight } from '../engine/model/fight'
import type { LogLine } from '../engine/model/log-line'

/** What one command did: one undo step, one row in the database. */
export interface Batch {
  /** 1, 2, 3 … without gaps. */
  seq: number
  /** For the Undo button: "Halberd hit Ilse". */
  label: string
  /** Milliseconds since 1970. */
  at: number
  /** Round it happened in, for the headings of the log. */
  round: string
  command: Command
  events: readonly FightEvent[]
  lines: readonly LogLine[]
}

/** A whole fight: how it began, everything since, and how much of it is in force. */
export interface Journal {
  origin: Fight
  batches: readonly Batch[]
  /** Batches with `seq` up to `head` are in force; later ones are undone and can be redone. */
  head: number
}

/** The state at a head. `picture` is the last state the players may see: it stands still while a hidden creature acts. */
export interface Moment {
  fight: Fight
  picture: Fight
}

export interface Checkpoint {
  seq: number
  moment: Moment
}
