import Dexie, { type DexieOptions, type EntityTable, type Table } from 'dexie'
import type { Batch } from '#core/history/journal'
import type { FightHead } from '#core/history/journal-store'
import type { Encounter } from '#core/engine/model/encounter'
import type { Fight } from '#core/engine/model/fight'
import type { Party } from '#core/engine/model/party'
import type { StatBlock } from '#core/engine/model/stat-block'
import type { Stamped } from '#core/model/versions/stamp'
import * as first from './schema/001-first'
import * as second from './schema/002-no-checkpoints'

/** Deleted things keep their row; `deletedAt` is 0 while they live (IndexedDB can't index null). */
export type Kept<T> = T & { deletedAt: number; updatedAt: number }

export interface FightRow extends FightHead {
  origin: Fight
}
export type BatchRow = Batch & { fightId: string }
export interface QuarantineRow {
  id: number
  /** '' for what belongs to no fight. */
  fightId: string
  why: string
  at: number
  row: unknown
  /** "Stat block “Mire Ghoul”". Absent in rows of earlier versions: a step of a fight. */
  what?: string
  /** Where it was; absent as above. */
  table?: string
  /** Absent: the GM has not looked at it yet. */
  seen?: boolean
}

export class TurnkeeperDatabase extends Dexie {
  declare encounters: EntityTable<Kept<Encounter> & Stamped, 'id'>
  declare statBlocks: EntityTable<Kept<StatBlock> & Stamped, 'id'>
  declare parties: EntityTable<Kept<Party> & Stamped, 'id'>
  declare settings: EntityTable<{ key: string; value: unknown } & Stamped, 'key'>
  declare fights: EntityTable<FightRow & Stamped, 'id'>
  declare batches: Table<BatchRow & Stamped, [string, number]>
  declare quarantine: EntityTable<QuarantineRow, 'id'>

  constructor(name: string, options: DexieOptions = {}) {
    // Strict: a transaction counts as done when it is on the disk, not when it is in a cache.
    super(name, { chromeTransactionDurability: 'strict', ...options })
    this.version(first.version).stores(first.tables)
    this.version(second.version).stores(second.tables)
  }
}

/** The data belongs to a newer Turnkeeper. Nothing has been touched. */
export class NewerDatabase extends Error {
  constructor() {
    super(
      'This data was written by a newer version of Turnkeeper. Start that version; nothing here was changed.',
    )
  }
}

/** Opens the database or says why not. Throws NewerDatabase, or Dexie's own error. */
export async function openDatabase(
  name = 'turnkeeper',
  options: DexieOptions = {},
): Promise<TurnkeeperDatabase> {
  if ((await versionOnDisk(name, options)) > second.version) throw new NewerDatabase()
  const database = new TurnkeeperDatabase(name, options)
  await database.open()
  return database
}

/** Looked at before our own schema is declared: Dexie would change a newer database to fit. */
async function versionOnDisk(name: string, options: DexieOptions): Promise<number> {
  if (!(await Dexie.exists(name))) return 0
  const probe = new Dexie(name, options)
  await probe.open()
  probe.close()
  return probe.verno
}
