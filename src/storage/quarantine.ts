import type { Table } from 'dexie'
import type { QuarantineRow, TurnkeeperDatabase } from './database'

/** Something on the disk that can't be read, and why. */
export interface Faulty {
  /** Of its row, so that two who read at once do not put it aside twice. */
  key: string
  /** "Stat block “Mire Ghoul”". */
  what: string
  why: string
  row: unknown
}

/** What the disk would not take. It still lies where it was, and is found again at the next start. */
interface Waiting {
  rows: readonly QuarantineRow[]
  from: readonly Table[]
  remove: () => PromiseLike<unknown>
}

/** What can't be read is moved aside, never deleted: it holds up nothing else, and can be saved to a file. */
export class Quarantine {
  /** Called when something was moved here. */
  onTaken: () => void = () => undefined
  private waiting: readonly Waiting[] = []
  private lastInMemory = 0
  /** Of what waits, removed by the GM: it goes for good with the others that move. */
  private readonly unwanted = new Set<number>()
  private readonly taken = new Set<string>()

  constructor(
    private readonly database: TurnkeeperDatabase,
    private readonly now: () => number,
  ) {}

  /** Never throws: what is sound must open, also when nothing can be written. One transaction with `remove`. */
  async take(
    faulty: readonly Faulty[],
    from: readonly Table[],
    remove: () => PromiseLike<unknown>,
    fightId = '',
  ): Promise<void> {
    const table = from[0]?.name ?? ''
    const rows = faulty.flatMap(({ key, ...each }) =>
      this.isNew(`${table} ${key}`) ? [{ ...each, fightId, table, at: this.now() }] : [],
    )
    if (rows.length === 0) return
    const { quarantine } = this.database
    try {
      await this.database.transaction('rw', [...from, quarantine], async () => {
        await quarantine.bulkAdd(rows)
        await remove()
      })
    } catch (error) {
      console.error('What can’t be read could not be moved aside', error)
      const inMemory = rows.map((row) => ({ ...row, id: --this.lastInMemory }))
      this.waiting = [...this.waiting, { rows: inMemory, from, remove }]
    }
    this.onTaken()
  }

  /**
   * For a transaction over these tables and the quarantine, which may write over what could not be moved aside before:
   * that goes first. Call what it gives once that is on the disk.
   */
  async takeWaiting(tables: readonly Table[]): Promise<() => void> {
    const names = tables.map(({ name }) => name)
    const going = this.waiting.filter(({ from }) => from.every(({ name }) => names.includes(name)))
    if (going.length === 0) return () => undefined
    for (const { rows, remove } of going) {
      await this.database.quarantine.bulkAdd(this.wanted(rows).map(withoutId))
      await remove()
    }
    return () => {
      this.waiting = this.waiting.filter((each) => !going.includes(each))
      this.onTaken()
    }
  }

  private wanted(rows: readonly QuarantineRow[]): QuarantineRow[] {
    return rows.filter(({ id }) => !this.unwanted.has(id))
  }

  private isNew(key: string): boolean {
    return this.taken.size < this.taken.add(key).size
  }

  /** In the order in which they were found. */
  async list(): Promise<QuarantineRow[]> {
    const inMemory = this.wanted(this.waiting.flatMap(({ rows }) => rows))
    return [...(await this.database.quarantine.toArray()), ...inMemory]
  }

  /** The GM has seen what and why. */
  async markSeen(ids: readonly number[]): Promise<void> {
    await this.database.quarantine
      .where('id')
      .anyOf([...ids])
      .modify({ seen: true })
  }

  async remove(ids: readonly number[]): Promise<void> {
    for (const id of ids.filter((each) => each < 0)) this.unwanted.add(id)
    await this.database.quarantine.bulkDelete([...ids])
  }

  /** Takes a removal back. */
  async restore(rows: readonly QuarantineRow[]): Promise<void> {
    for (const { id } of rows) this.unwanted.delete(id)
    const inMemory = new Set(this.waiting.flatMap((each) => each.rows.map(({ id }) => id)))
    const gone = rows.filter(({ id }) => !inMemory.has(id))
    await this.database.quarantine.bulkPut(gone.map((row) => (row.id < 0 ? withoutId(row) : row)))
  }
}

/** As a row that the disk is to number. */
function withoutId({ id: _id, ...row }: QuarantineRow): Omit<QuarantineRow, 'id'> {
  return row
}

/** “Mire Ghoul”, as far as it can be told. */
export function calledIn(row: unknown): string {
  const { name, title, id } = row as Record<'name' | 'title' | 'id', unknown>
  const called = [name, title, id].find((each) => typeof each === 'string' && each.trim() !== '')
  return typeof called === 'string' ? `“${called}”` : 'without a name'
}
