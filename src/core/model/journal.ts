import * as v from 'valibot'
import type { Command } from '../engine/commands'
import type { FightEvent } from '../engine/events'
import type { Fight } from '../engine/model/fight'
import type { LogLine } from '../engine/model/log-line'
import { id, num, shape, text, word } from './basics'
import { fightEvent } from './events'
import { fightShape } from './fight'

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

/** The row of a fight: enough to list it and to go on with it. */
export interface FightHead {
  id: string
  title: string
  systemId: string
  status: 'open' | 'ended'
  /** Batches in force. */
  head: number
  /** Milliseconds since 1970. */
  updatedAt: number
}

const logLine: v.GenericSchema<unknown, LogLine> = shape<LogLine>()({
  who: text,
  text,
  delta: text,
  tone: v.picklist(['plain', 'loss', 'gain', 'ruling']),
  sum: v.exactOptional(v.array(text)),
  quiet: v.exactOptional(v.literal(true)),
})

/** Kept as it was for whoever looks into a fault; replay reads the events only. */
const command = v.looseObject({ type: text }) as unknown as v.GenericSchema<unknown, Command>

export const batchHead = v.object({
  seq: num,
  label: text,
  at: num,
  round: text,
  command,
  lines: v.array(logLine),
})

export const batch: v.GenericSchema<unknown, Batch> = v.object({
  ...batchHead.entries,
  events: v.array(fightEvent),
})

const headEntries = {
  id,
  title: text,
  systemId: word,
  status: v.picklist(['open', 'ended'], 'must be "open" or "ended"'),
  head: v.pipe(num, v.integer('must be a whole number'), v.minValue(0, 'must not be below 0')),
  updatedAt: num,
}
export const fightHead: v.GenericSchema<unknown, FightHead> = shape<FightHead>()(headEntries)

/** A fight as it stands in the database, its steps apart. */
export const storedFight = v.object({ ...headEntries, origin: fightShape })
