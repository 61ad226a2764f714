import { evolve } from '../engine/evolve'
import { currentIsHidden, type Fight } from '../engine/model/fight'
import type { Batch, Checkpoint, Journal, Moment } from './journal'

export function firstMoment(origin: Fight): Moment {
  return { fight: origin, picture: origin }
}

/** The moment after one more batch. Undo, redo, recovery, tests and live play all go through here. */
export function stepMoment({ fight, picture }: Moment, batch: Pick<Batch, 'events'>): Moment {
  const next = batch.events.reduce(evolve, fight)
  return { fight: next, picture: currentIsHidden(next) ? picture : next }
}

/** The moment at `head`, from the nearest checkpoint at or before it. */
export function replay(journal: Journal, head: number, checkpoints: readonly Checkpoint[] = []): Moment {
  const from = checkpoints.reduce<Checkpoint>(
    (best, each) => (each.seq <= head && each.seq > best.seq ? each : best),
    { seq: 0, moment: firstMoment(journal.origin) },
  )
  return journal.batches.slice(from.seq, head).reduce(stepMoment, from.moment)
}
