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

/** What can't be read is moved aside, never deleted: it holds up nothing else, and can be saved to a file. */
export class Quarantine {
  /** Called when something was moved here. */
  onTaken: () => void = () => undefined
  /** What the disk would not take; it still lies where it was, and is found again at the next start. */
  private inMemory: readonly QuarantineRow[] = []
  private lastInMemory = 0
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
      for (const row of rows) this.inMemory = [...this.inMemory, { ...row, id: --this.lastInMemory }]
    }
    this.onTaken()
  }

  /**
   * For a transaction that writes over steps which could not be moved aside before: they go first. Call what it
   * gives once that is on the disk.
   */
  async takeWaiting(fightId: string): Promise<() => void> {
    const waiting = this.inMemory.filter((row) => row.fightId === fightId)
    if (waiting.length === 0) return () => undefined
    await this.database.quarantine.bulkAdd(waiting.map(({ id: _id, ...row }) => row))
    return () => {
      this.inMemory = this.inMemory.filter((row) => !waiting.includes(row))
      this.onTaken()
    }
  }

  private isNew(key: string): boolean {
    return this.taken.size < this.taken.add(key).size
  }

  /** In the order in which they were found. */
  async list(): Promise<QuarantineRow[]> {
    return [...(await this.database.quarantine.toArray()), ...this.inMemory]
  }

  /** The GM has seen what and why. */
  async markSeen(ids: readonly number[]): Promise<void> {
    await this.database.quarantine
      .where('id')
      .anyOf([...ids])
      .modify({ seen: true })
  }

  async remove(ids: readonly number[]): Promise<void> {
    this.inMemory = this.inMemory.filter(({ id }) => !ids.includes(id))
    await this.database.quarantine.bulkDelete([...ids])
  }

  /** Takes a removal back. */
  async restore(rows: readonly QuarantineRow[]): Promise<void> {
    await this.database.quarantine.bulkPut([...rows])
  }
}

/** “Mire Ghoul”, as far as it can be told. */
export function calledIn(row: unknown): string {
  const { name, title, id } = row as Record<'name' | 'title' | 'id', unknown>
  const called = [name, title, id].find((each) => typeof each === 'string' && each.trim() !== '')
  return typeof called === 'string' ? `“${called}”` : 'without a name'
}
