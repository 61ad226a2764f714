import * as v from 'valibot'
import { evolve } from '#core/engine/evolve'
import { brokenInvariants } from '#core/engine/invariants'
import type { Fight } from '#core/engine/model/fight'
import { fightEvent } from '#core/formats/native/shapes/events'
import type { Batch } from '#core/history/journal'
import { upcastBatch } from '#core/history/upcast/upcast'

export interface Readable {
  batches: Batch[]
  /** From the first fault on: later batches build on it. */
  faulty: Batch[]
  why: string
}

/** The batches that can be replayed, up to the first that can't. */
export function readable(origin: Fight, rows: readonly (Batch & { fightId?: string })[]): Readable {
  const batches: Batch[] = []
  let fight = origin
  for (const [place, { fightId: _fightId, ...row }] of rows.entries()) {
    const step = tryStep(fight, row, place + 1)
    if ('why' in step) return { batches, faulty: rows.slice(place).map(withoutFight), why: step.why }
    fight = step.fight
    batches.push(step.batch)
  }
  const broken = brokenInvariants(fight)
  return broken.length === 0 ? { batches, faulty: [], why: '' } : upToSound(origin, batches, broken[0] ?? '')
}

function withoutFight({ fightId: _fightId, ...batch }: Batch & { fightId?: string }): Batch {
  return batch
}

function tryStep(fight: Fight, row: Batch, seq: number): { fight: Fight; batch: Batch } | { why: string } {
  if (row.seq !== seq) return { why: `step ${String(seq)} is missing` }
  try {
    const batch = upcastBatch(row)
    const fault = faultIn(batch.events)
    if (fault !== null) return { why: `step ${String(seq)}: ${fault}` }
    return { batch, fight: batch.events.reduce(evolve, fight) }
  } catch (error) {
    return { why: `step ${String(seq)}: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** What a row or a hand has made of an event: told here, and not later by a screen. Null: all is well. */
function faultIn(events: Batch['events']): string | null {
  if (!Array.isArray(events)) return 'it has no list of events'
  for (const event of events as readonly unknown[]) {
    const read = v.safeParse(fightEvent, event, { abortEarly: true })
    if (!read.success) return `${typeOf(event)} can’t be read`
  }
  return null
}

function typeOf(event: unknown): string {
  const type = typeof event === 'object' && event !== null && 'type' in event ? event.type : null
  return typeof type === 'string' ? type : 'an event'
}

/** The end state is broken: keep the longest beginning that is sound. */
function upToSound(origin: Fight, batches: readonly Batch[], why: string): Readable {
  let fight = origin
  let sound = 0
  for (const batch of batches) {
    fight = batch.events.reduce(evolve, fight)
    if (brokenInvariants(fight).length > 0) break
    sound = batch.seq
  }
  return { batches: batches.slice(0, sound), faulty: batches.slice(sound), why }
}
