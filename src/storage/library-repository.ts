import type { EntityTable } from 'dexie'
import * as v from 'valibot'
import { num } from '#core/model/basics'
import { encounter, party } from '#core/model/encounter'
import { faultIn } from '#core/model/fault'
import { statBlock } from '#core/model/stat-block'
import type { Kept, TurnkeeperDatabase } from './database'
import { calledIn, Quarantine, type Faulty } from './quarantine'

const marks = v.object({ deletedAt: num, updatedAt: num })
/** What the rows of each table must be, and what one of them is called. */
const SHELVES: Readonly<Record<string, { schema: v.GenericSchema; word: string }>> = {
  statBlocks: { schema: statBlock, word: 'Stat block' },
  encounters: { schema: encounter, word: 'Encounter' },
  parties: { schema: party, word: 'Party' },
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
    const rows = things.map((thing) => ({ ...thing, deletedAt: 0, updatedAt }))
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

  private async sound(rows: Kept<T>[]): Promise<Kept<T>[]> {
    const faulty = rows.flatMap((row) => this.faultOf(row) ?? [])
    if (faulty.length === 0) return rows
    const bad = new Set<unknown>(faulty.map(({ row }) => row))
    const ids = faulty.map(({ row }) => (row as T).id)
    await this.quarantine.take(faulty, [this.table], () => this.table.bulkDelete(ids as never))
    return rows.filter((row) => !bad.has(row))
  }

  private faultOf(row: Kept<T>): Faulty | null {
    const shelf = SHELVES[this.table.name]
    const why = shelf ? (faultIn(marks, row) ?? faultIn(shelf.schema, row)) : null
    return why === null ? null : { key: row.id, what: `${shelf?.word ?? ''} ${calledIn(row)}`, why, row }
  }
}

function withoutMarks<T>({ deletedAt: _deletedAt, updatedAt: _updatedAt, ...thing }: Kept<T>): T {
  return thing as unknown as T
}
