import * as v from 'valibot'
import type { Command } from '../../engine/commands'
import type { FightEvent } from '../../engine/events'
import type { Fight } from '../../engine/model/fight'
import type { LogLine } from '../../engine/model/log-line'
import { explain } from './words'
import { flag, id, num, shape, text } from './shapes/basics'
import { fightShape } from './shapes/fight'
import { fightEvent } from './shapes/events'

/** A batch as files carry it; the same as the history's own, which formats may not import. */
export interface WrittenBatch {
  seq: number
  label: string
  at: number
  round: string
  command: Command
  events: readonly FightEvent[]
  lines: readonly LogLine[]
}

export interface WrittenJournal {
  origin: Fight
  batches: readonly WrittenBatch[]
  head: number
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

const batch = v.object({ ...batchHead.entries, events: v.array(fightEvent) })

/** Written by the app; nobody writes a running fight by hand. */
export const writtenFight = v.object({
  id: explain(id, 'The same id is taken for the same fight.'),
  title: text,
  system: text,
  ended: flag,
  journal: v.object({
    /** Before the first batch. */
    origin: fightShape,
    batches: explain(v.array(batch), 'Everything since; one batch is one undo step.'),
    head: explain(num, 'Batches up to this number are in force; later ones are undone and can be redone.'),
  }),
})
