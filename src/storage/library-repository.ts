import type { Dexie, EntityTable } from 'dexie'
import type { Kept } from './database'

/** Library things of one kind: encounters, stat blocks, parties. Deleting is soft and can be taken back. */
export class LibraryRepository<T extends { id: string }> {
  constructor(
    private readonly database: Dexie,
    private readonly table: EntityTable<Kept<T>, 'id'>,
    private readonly now: () => number,
  ) {}

  /** Everything that is not deleted, newest change first. */
  async list(): Promise<T[]> {
    const rows = await this.table.where('deletedAt').equals(0).toArray()
    return rows.sort((a, b) => b.updatedAt - a.updatedAt).map(withoutMarks)
  }

  /** Last deleted first. */
  async listDeleted(): Promise<T[]> {
    const rows = await this.table.where('deletedAt').above(0).toArray()
    return rows.sort((a, b) => b.deletedAt - a.deletedAt).map(withoutMarks)
  }

  async get(id: string): Promise<T | null> {
    const row = await this.table.get(id as never)
    return row && row.deletedAt === 0 ? withoutMarks(row) : null
  }

  /** One transaction: all are saved, or none. Overwrites what has the same id. */
  async save(things: readonly T[]): Promise<void> {
    const updatedAt = this.now()
    const rows = things.map((thing) => ({ ...thing, deletedAt: 0, updatedAt }))
    await this.database.transaction('rw', this.table, () => this.table.bulkPut(rows as never))
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
}

function withoutMarks<T>({ deletedAt: _deletedAt, updatedAt: _updatedAt, ...thing }: Kept<T>): T {
  return thing as unknown as T
}
