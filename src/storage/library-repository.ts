import type { EntityTable } from 'dexie'
import * as v from 'valibot'
import { num } from '#core/model/basics'
import { encounter, party } from '#core/model/encounter'
import { faultIn } from '#core/model/fault'
import { statBlock } from '#core/model/stat-block'
import type { Kind } from '#core/model/versions/step'
import type { Kept, TurnkeeperDatabase } from './database'
import { calledIn, Quarantine, type Faulty } from './quarantine'
import { faultOfStamp, liftedRow, stamped, type Stamped } from '#core/model/versions/stamp'

const marks = v.object({ deletedAt: num, updatedAt: num })
/** What the rows of each table must be, and what one of them is called. */
const SHELVES: Readonly<Record<string, { kind: Kind; schema: v.GenericSchema; word: string }>> = {
  statBlocks: { kind: 'statBlock', schema: statBlock, word: 'Stat block' },
  encounters: { kind: 'encounter', schema: encounter, word: 'Encounter' },
  parties: { kind: 'party', schema: party, word: 'Party' },
}

/** Library things of one kind: encounters, stat blocks, parties. Deleting is soft and can be taken back. */
export class LibraryRepository<T extends { id: string }> {
  constructor(
    private readonly database: TurnkeeperDatabase,
    private readonly table: EntityTable<Kept<T>, 'id'>,
    private readonly now: () => number,
    private readonly quarantine = new Quarantine(database, now),
  ) {}

  /** Newest change first, and last deleted first. What can't be read goes into quarantine. */
  async load(): Promise<{ living: T[]; deleted: T[] }> {
    const rows = await this.sound(await this.table.toArray())
    const living = rows.filter(({ deletedAt }) => deletedAt === 0).sort((a, b) => b.updatedAt - a.updatedAt)
    const deleted = rows.filter(({ deletedAt }) => deletedAt !== 0).sort((a, b) => b.deletedAt - a.deletedAt)
    return { living: living.map(withoutMarks), deleted: deleted.map(withoutMarks) }
  }

  async list(): Promise<T[]> {
    return (await this.load()).living
  }

  async listDeleted(): Promise<T[]> {
    return (await this.load()).deleted
  }

  /** One transaction: all are saved, or none. Overwrites what has the same id. */
  async save(things: readonly T[]): Promise<void> {
    const updatedAt = this.now()
    const rows = things.map((thing) => stamped({ ...thing, deletedAt: 0, updatedAt }))
    const { quarantine } = this.database
    const taken = await this.database.transaction('rw', this.table, quarantine, async () => {
      const moved = await this.quarantine.takeWaiting([this.table])
      await this.table.bulkPut(rows)
      return moved
    })
    taken()
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.mark(ids, this.now())
  }

  async restore(ids: readonly string[]): Promise<void> {
    await this.mark(ids, 0)
  }

  private async mark(ids: readonly string[], deletedAt: number): Promise<void> {
    await this.table
      .where('id')
      .anyOf([...ids])
      .modify({ deletedAt } as never)
  }

  private async sound(rows: (Kept<T> & Stamped)[]): Promise<Kept<T>[]> {
    const shelf = SHELVES[this.table.name]
    if (!shelf) return rows
    const faulty: Faulty[] = []
    const sound = rows.flatMap((row) => {
      const lifted = liftedRow(shelf.kind, row)
      const why = faultOfStamp(row) ?? faultIn(marks, lifted) ?? faultIn(shelf.schema, lifted)
      if (why === null) return [lifted]
      faulty.push({ key: row.id, what: `${shelf.word} ${calledIn(row)}`, why, row })
      return []
    })
    const ids = faulty.map(({ key }) => key)
    if (ids.length > 0)
      await this.quarantine.take(faulty, [this.table], () => this.table.bulkDelete(ids as never))
    return sound
  }
}

function withoutMarks<T>({ deletedAt: _deletedAt, updatedAt: _updatedAt, ...thing }: Kept<T>): T {
  return thing as unknown as T
}
