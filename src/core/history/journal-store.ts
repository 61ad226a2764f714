import type { Batch, Checkpoint, Journal } from './journal'

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
  /** Throws FightNotStored when there is no such fight. Adds a batch; batches and checkpoints from its `seq` on go in the same transaction (they were undone). */
  append(row: FightHead, batch: Batch, checkpoint: Checkpoint | null): Promise<void>
  /** Undo, redo, ending and reopening: only the row changes. Throws FightNotStored. */
  update(row: FightHead): Promise<void>
  /** Null when there is no such fight. */
  load(id: string): Promise<LoadedFight | null>
}
