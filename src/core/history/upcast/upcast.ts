import type { FightEvent } from '../../engine/events'
import type { Batch } from '../journal'

/** Turns one event as an earlier version wrote it into today's. Returns what it does not know unchanged. */
export type Upcaster = (event: FightEvent) => FightEvent

/** In the order in which the changes were made. Each has its own file and test. */
export const upcasters: readonly Upcaster[] = []

/** A batch of any earlier version as today's engine reads it. */
export function upcastBatch(batch: Batch, chain: readonly Upcaster[] = upcasters): Batch {
  if (chain.length === 0) return batch
  return { ...batch, events: batch.events.map((event) => chain.reduce((now, upcast) => upcast(now), event)) }
}
