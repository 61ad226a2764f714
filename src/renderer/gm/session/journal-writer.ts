import { ref } from 'vue'

export type SaveState = 'saved' | 'saving' | 'failed'

/** Milliseconds until a failed write is tried again by itself. */
const RETRY_AFTER = 3000

/** The serial queue between play and disk. What fails stays first in the queue: nothing is skipped, nothing dropped. */
export class JournalWriter {
  readonly state = ref<SaveState>('saved')
  private readonly queue: (() => Promise<void>)[] = []
  private running: Promise<void> | null = null

  /** `later` calls back after a while; tests decide themselves when that is. */
  constructor(private readonly later: (act: () => void) => void = afterAWhile) {}

  /** Queues a write. Writes run one after the other, in the order in which they were asked for. */
  write(job: () => Promise<void>): void {
    this.queue.push(job)
    this.start()
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
      this.state.value = 'saving'
      try {
        await job()
        this.queue.shift()
      } catch (error) {
        this.fail(error)
        return
      }
    }
    this.state.value = 'saved'
  }

  private fail(error: unknown): void {
    console.error('A write failed and will be tried again', error)
    this.state.value = 'failed'
    this.later(() => {
      this.retry()
    })
  }
}

function afterAWhile(act: () => void): void {
  setTimeout(act, RETRY_AFTER)
}
