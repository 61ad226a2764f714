import type { FightHead } from '../model/journal'
import type { Batch, Checkpoint, Journal } from './journal'

export type { FightHead }

export interface LoadedFight {
  row: FightHead
  journal: Journal
  checkpoints: Checkpoint[]
  /** What could not be read and was moved aside, in words. Empty when all is well. */
  troubles: string[]
}

/** The disk has lost a fight that is being played: somebody has cleared it. */
export class FightNotStored extends Error {
  constructor(id: string) {
    super(`Fight ${id} is not on disk`)
  }
}

/** Where journals live. Every method is one transaction: all of it is on disk, or none. */
export interface JournalStore {
  list(): Promise<FightHead[]>
  /** Writes a fight whole; whatever the disk has of it goes. */
  create(row: FightHead, journal: Journal): Promise<void>
  /**
   * What has happened since the last write: the row, and the batches from `batches[0].seq` on. Stored ones
   * from there on were undone and go. No batches: undo, redo, ending or reopening, and only the row changes.
   * Throws FightNotStored when there is no such fight.
   */
  append(row: FightHead, batches: readonly Batch[]): Promise<void>
  /** Null when there is no such fight, or none that can be read. */
  load(id: string): Promise<LoadedFight | null>
}
