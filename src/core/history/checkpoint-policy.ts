import type { Batch } from './journal'

/** A checkpoint is some 160 KB and replaying 50 batches takes a few milliseconds: about this often is cheap both ways. */
const BATCHES_BETWEEN = 50

/** Whether the state after `batch` is kept: every so many batches, and where a round begins. */
export function wantsCheckpoint(batch: Pick<Batch, 'seq' | 'events'>): boolean {
  return batch.seq % BATCHES_BETWEEN === 0 || batch.events.some(({ type }) => type === 'RoundBegan')
}
