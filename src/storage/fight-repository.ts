import Dexie from 'dexie'
import type { Batch, Checkpoint } from '#core/history/journal'
import {
  FightNotStored,
  type FightHead,
  type JournalStore,
  type LoadedFight,
} from '#core/history/journal-store'
import type { TurnkeeperDatabase } from './database'
import { readable } from './quarantine'

/** Journals on disk. One command is one row; what is written together is one transaction. */
export class FightRepository implements JournalStore {
  constructor(
    private readonly database: TurnkeeperDatabase,
    private readonly now: () => number,
  ) {}

  async list(): Promise<FightHead[]> {
    const rows = await this.database.fights.orderBy('updatedAt').reverse().toArray()
    return rows.map(({ origin: _origin, ...head }) => head)
  }

  create: JournalStore['create'] = async (row, { origin, batches }) => {
    const { fights, batches: table, checkpoints } = this.database
    await this.database.transaction('rw', fights, table, checkpoints, async () => {
      await this.dropFrom(row.id, 0)
      await fights.put({ ...row, origin })
      await table.bulkPut(batches.map((batch) => ({ ...batch, fightId: row.id })))
    })
  }

  append: JournalStore['append'] = async (row, added, marks) => {
    const { fights, batches, checkpoints } = this.database
    const fightId = row.id
    await this.database.transaction('rw', fights, batches, checkpoints, async () => {
      const [first] = added
      if (first) await this.dropFrom(fightId, first.seq)
      await batches.bulkPut(added.map((batch) => ({ ...batch, fightId })))
      await checkpoints.bulkPut(marks.map((mark) => ({ ...mark, fightId })))
      await this.putHead(row)
    })
  }

  /** What can't be read is moved aside, never deleted; play goes on from the last sound batch. */
  load: JournalStore['load'] = async (id): Promise<LoadedFight | null> => {
    const row = await this.database.fights.get(id)
    if (!row) return null
    const { origin, ...head } = row
    const batches = await this.rowsOf(this.database.batches, id)
    const sound = readable(origin, batches)
    const troubles = await this.quarantine(id, sound.faulty, sound.why)
    const stored = await this.rowsOf(this.database.checkpoints, id)
    const checkpoints = stored
      .filter(({ seq }) => seq <= sound.batches.length)
      .map(({ seq, moment }) => ({ seq, moment }))
    const inForce = Math.min(head.head, sound.batches.length)
    return {
      row: { ...head, head: inForce },
      journal: { origin, batches: sound.batches, head: inForce },
      checkpoints: checkpoints satisfies Checkpoint[],
      troubles,
    }
  }

  private async rowsOf<T extends { fightId: string }>(
    table: Dexie.Table<T, [string, number]>,
    id: string,
  ): Promise<T[]> {
    return table.where('[fightId+seq]').between([id, Dexie.minKey], [id, Dexie.maxKey]).toArray()
  }

  private async dropFrom(id: string, seq: number): Promise<void> {
    const range: [unknown, unknown] = [
      [id, seq],
      [id, Dexie.maxKey],
    ]
    await this.database.batches
      .where('[fightId+seq]')
      .between(...range)
      .delete()
    await this.database.checkpoints
      .where('[fightId+seq]')
      .between(...range)
      .delete()
  }

  private async putHead({ id, ...head }: FightHead): Promise<void> {
    const changed = await this.database.fights.update(id, head)
    if (changed === 0 && !(await this.database.fights.get(id))) throw new FightNotStored(id)
  }

  private async quarantine(id: string, faulty: readonly Batch[], why: string): Promise<string[]> {
    if (faulty.length === 0) return []
    const { batches, quarantine } = this.database
    await this.database.transaction('rw', batches, quarantine, async () => {
      const at = this.now()
      await quarantine.bulkAdd(faulty.map((row) => ({ fightId: id, why, at, row })))
      await batches.bulkDelete(faulty.map(({ seq }) => [id, seq]))
    })
    const count = faulty.length === 1 ? 'One step' : `${String(faulty.length)} steps`
    return [
      `${count} of this fight could not be read (${why}) and went into quarantine. The fight goes on before them.`,
    ]
  }
}
