import { ref, shallowRef } from 'vue'
import { StoreTrouble } from '#storage/store-trouble'

export type SaveState = 'saved' | 'saving' | 'failed'

/** Nothing can be written: why, in words for the GM, and milliseconds until it is tried again. */
export interface SaveTrouble {
  why: string
  pause: number
}

/** Milliseconds until a failed write is tried again by itself; the last counts for every later try. */
const PAUSES = [1000, 2000, 5000, 10_000, 20_000]

/** The serial queue between play and disk. What fails stays first in the queue: nothing is skipped, nothing dropped. */
export class JournalWriter {
  readonly state = ref<SaveState>('saved')
  /** Stands until everything is on disk, also while it is tried again. */
  readonly trouble = shallowRef<SaveTrouble | null>(null)
  private readonly queue: (() => Promise<void>)[] = []
  private running: Promise<void> | null = null
  private failures = 0

  /** `later` calls back after a while; tests decide themselves when that is. */
  constructor(private readonly later: (act: () => void, pause: number) => void = afterAWhile) {}

  /** Queues a write. Writes run one after the other, in the order in which they were asked for. */
  write(job: () => Promise<void>): void {
    this.queue.push(job)
    if (this.trouble.value === null) this.start()
  }

  /** Tries again at once what has failed. */
  retry(): void {
    if (this.queue.length > 0) this.start()
  }

  /** Resolves when all is on disk; false when something could not be written. */
  async flush(): Promise<boolean> {
    this.retry()
    while (this.running !== null) await this.running
    return this.queue.length === 0
  }

  private start(): void {
    this.running ??= this.run().finally(() => {
      this.running = null
      // What came in between the last write and this line has found the queue still running.
      if (this.queue.length > 0 && this.state.value !== 'failed') this.start()
    })
  }

  private async run(): Promise<void> {
    for (let job = this.queue[0]; job; job = this.queue[0]) {
      if (this.trouble.value === null) this.state.value = 'saving'
      try {
        await job()
        this.queue.shift()
      } catch (error) {
        this.fail(error)
        return
      }
    }
    this.failures = 0
    this.trouble.value = null
    this.state.value = 'saved'
  }

  private fail(error: unknown): void {
    console.error('A write failed and will be tried again', error)
    const pause = PAUSES[Math.min(this.failures, PAUSES.length - 1)] ?? 0
    const mine = ++this.failures
    this.state.value = 'failed'
    this.trouble.value = { why: wordsOf(error), pause }
    this.later(() => {
      // A try by hand meanwhile has a pause of its own.
      if (mine === this.failures) this.retry()
    }, pause)
  }
}

/** What is not known by its name is told as what it comes to. */
function wordsOf(error: unknown): string {
  return error instanceof StoreTrouble ? error.message : 'Nothing can be written at the moment.'
}

function afterAWhile(act: () => void, pause: number): void {
  setTimeout(act, pause)
}
