import { evolve } from '#core/engine/evolve'
import { brokenInvariants } from '#core/engine/invariants'
import type { Fight } from '#core/engine/model/fight'
import { wantsCheckpoint } from '#core/history/checkpoint-policy'
import type { Batch, Checkpoint, Moment } from '#core/history/journal'
import { firstMoment, stepMoment } from '#core/history/replay'
import { faultIn } from '#core/model/fault'
import { batch as batchShape } from '#core/model/journal'
import { faultOfStamp, liftedRow, type Stamped } from '#core/model/versions/stamp'

export interface Readable {
  batches: Batch[]
  /** Made anew by the replay, so that no stored one can be wrong. */
  checkpoints: Checkpoint[]
  /** From the first fault on: later batches build on it. */
  faulty: Batch[]
  why: string
}

type StoredBatch = Batch & Stamped & { fightId?: string }

/** The batches that can be replayed, up to the first that can't. */
export function readable(origin: Fight, rows: readonly StoredBatch[]): Readable {
  const batches: Batch[] = []
  const checkpoints: Checkpoint[] = []
  let moment = firstMoment(origin)
  for (const [place, row] of rows.entries()) {
    const step = tryStep(moment, row, place + 1)
    if ('why' in step)
      return { batches, checkpoints, faulty: rows.slice(place).map(withoutFight), why: step.why }
    moment = step.moment
    batches.push(step.batch)
    if (wantsCheckpoint(step.batch)) checkpoints.push({ seq: step.batch.seq, moment })
  }
  const [broken] = brokenInvariants(moment.fight)
  if (broken === undefined) return { batches, checkpoints, faulty: [], why: '' }
  const sound = longestSound(origin, batches)
  return {
    batches: batches.slice(0, sound),
    checkpoints: checkpoints.filter(({ seq }) => seq <= sound),
    faulty: batches.slice(sound),
    why: broken,
  }
}

function withoutFight({ fightId: _fightId, ...batch }: StoredBatch): Batch {
  return batch
}

/** What a row or a hand has made of a step: told here, and not later by a screen. */
function tryStep(
  before: Moment,
  row: StoredBatch,
  seq: number,
): { moment: Moment; batch: Batch } | { why: string } {
  if (row.seq !== seq) return { why: `step ${String(seq)} is missing` }
  try {
    const batch = withoutFight(liftedRow('batch', row))
    const fault = faultOfStamp(row) ?? faultIn(batchShape, batch)
    if (fault !== null) return { why: `step ${String(seq)}: ${fault}` }
    return { batch, moment: stepMoment(before, batch) }
  } catch (error) {
    return { why: `step ${String(seq)}: ${error instanceof Error ? error.message : String(error)}` }
  }
}

/** The end state is broken: how long a beginning is sound. */
function longestSound(origin: Fight, batches: readonly Batch[]): number {
  let fight = origin
  let sound = 0
  for (const batch of batches) {
    fight = batch.events.reduce(evolve, fight)
    if (brokenInvariants(fight).length > 0) break
    sound = batch.seq
  }
  return sound
}
