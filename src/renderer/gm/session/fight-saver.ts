import { shallowRef } from 'vue'
import type { Checkpoint, Journal } from '#core/history/journal'
import { FightNotStored, type FightHead, type JournalStore } from '#core/history/journal-store'
import type { JournalWriter } from '#gm/session/journal-writer.ts'

/** A fight as it is now, for the disk. */
export interface FightState {
  row: FightHead
  journal: Journal
  checkpoints: Checkpoint[]
}

interface Waiting {
  state: FightState
  /** `seq` of the first batch that the disk does not have. */
  from: number
}

/** The disk does not know the fight yet: its origin has to be written too. */
export const WHOLE = 0

/** Only the row has changed. */
export const NO_BATCH = Infinity

/**
 * Keeps the disk at the newest state of every fight. Steps that come while a write is under way wait together
 * and are one transaction: however fast the GM plays, a crash costs what came since the last write began.
 */
export class FightSaver {
  private readonly waiting = new Map<string, Waiting>()
  /** Fights with writes that may still be under way, as they are now. */
  private readonly unsaved = new Map<string, FightState>()
  private writing: Waiting | null = null
  /** How many steps, of all fights, the disk does not have. */
  readonly unsavedSteps = shallowRef(0)

  constructor(
    private readonly store: JournalStore,
    private readonly writer: JournalWriter,
  ) {}

  save(state: FightState, from: number): void {
    const { id } = state.row
    const before = this.waiting.get(id)
    this.unsaved.set(id, state)
    this.waiting.set(id, { state, from: Math.min(from, before?.from ?? NO_BATCH) })
    this.count()
    if (!before) this.writer.write(() => this.write(id))
  }

  /** What is newer here than on disk, if anything. */
  newest(id: string): FightState | null {
    return this.unsaved.get(id) ?? null
  }

  async list(): Promise<FightHead[]> {
    await this.flush()
    const saved = await this.store.list()
    const unsaved = [...this.unsaved.values()].map(({ row }) => row)
    return [...unsaved, ...saved.filter(({ id }) => !this.unsaved.has(id))]
  }

  /** True when everything is on disk. */
  async flush(): Promise<boolean> {
    const saved = await this.writer.flush()
    if (saved) this.unsaved.clear()
    return saved
  }

  private async write(id: string): Promise<void> {
    const waiting = this.waiting.get(id)
    if (!waiting) return
    this.waiting.delete(id)
    this.writing = waiting
    try {
      await this.put(waiting)
    } catch (error) {
      const since = this.waiting.get(id) ?? waiting
      this.waiting.set(id, { state: since.state, from: Math.min(waiting.from, since.from) })
      throw error
    } finally {
      this.writing = null
      this.count()
    }
  }

  private count(): void {
    const known = new Map(this.waiting)
    if (this.writing) {
      const since = known.get(this.writing.state.row.id) ?? this.writing
      const from = Math.min(since.from, this.writing.from)
      known.set(since.state.row.id, { state: since.state, from })
    }
    this.unsavedSteps.value = [...known.values()].reduce((sum, each) => sum + stepsOf(each), 0)
  }

  private async put({ state: { row, journal }, from }: Waiting): Promise<void> {
    const isNew = ({ seq }: { seq: number }): boolean => seq >= from
    try {
      if (from === WHOLE) await this.store.create(row, journal)
      else await this.store.append(row, journal.batches.filter(isNew))
    } catch (error) {
      if (!(error instanceof FightNotStored)) throw error
      await this.store.create(row, journal)
    }
  }
}

/** A fight that the disk does not know is one step more: its beginning. */
function stepsOf({ state, from }: Waiting): number {
  return Math.max(0, state.journal.batches.length - from + 1)
}
