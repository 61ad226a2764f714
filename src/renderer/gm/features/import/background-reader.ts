import type { ImportResult } from '#core/formats/format'
import type { FileToRead, FromWorker } from './reading'

/** Reads one file after the other. */
export interface FileReading {
  read(file: FileToRead, progress: (share: number) => void): Promise<ImportResult>
  /** Stops what is being read; it and what waits come back as refused. */
  stop(): void
}

const STOPPED: ImportResult = {
  ok: false,
  error: { code: 'format/stopped', message: 'Reading was stopped.', where: '' },
}
const TOO_MUCH: ImportResult = {
  ok: false,
  error: {
    code: 'format/fault',
    message: 'It is too much for this machine at the moment. Split it in two, or close other programs.',
    where: '',
  },
}

/**
 * In a worker, which is made when it is first needed and made anew after a stop or a fault. Where no worker can
 * start, the window itself reads: it may stand still for a moment, but the file is read.
 */
export class BackgroundReader implements FileReading {
  private worker: Worker | null = null
  private end: ((read: ImportResult) => void) | null = null
  private waiting = Promise.resolve()
  private round = 0
  private startsNot = false

  constructor(
    private readonly makeWorker: () => Worker,
    private readonly readOnWindow: (file: FileToRead) => Promise<ImportResult>,
  ) {}

  read(file: FileToRead, progress: (share: number) => void): Promise<ImportResult> {
    const mine = this.round
    const read = this.waiting
      .then(() => (mine === this.round ? this.readNow(file, progress) : STOPPED))
      .catch(() => TOO_MUCH)
    this.waiting = read.then(() => undefined)
    return read
  }

  stop(): void {
    this.round++
    this.drop(STOPPED)
  }

  private drop(read: ImportResult): void {
    this.worker?.terminate()
    this.worker = null
    this.end?.(read)
  }

  private started(): Worker | null {
    try {
      if (!this.startsNot) this.worker ??= this.makeWorker()
    } catch {
      this.startsNot = true
    }
    return this.worker
  }

  private readNow(file: FileToRead, progress: (share: number) => void): Promise<ImportResult> {
    return new Promise((done) => {
      this.end = (read) => {
        this.end = null
        done(read)
      }
      const current = this.started()
      if (current) this.listen(current, file, progress)
      else this.readHere(file)
      current?.postMessage(file)
    })
  }

  private listen(current: Worker, file: FileToRead, progress: (share: number) => void): void {
    let answers = current.onmessage !== null
    current.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      answers = true
      if (data.kind === 'progress') progress(data.share)
      else if (data.kind === 'read') this.end?.(data.read)
    }
    current.onerror = () => {
      if (answers) this.drop(TOO_MUCH)
      else this.giveUp(file)
    }
  }

  /** One that never says a word has not started, and the next one won't either. */
  private giveUp(file: FileToRead): void {
    this.startsNot = true
    this.worker?.terminate()
    this.worker = null
    this.readHere(file)
  }

  private readHere(file: FileToRead): void {
    const finish = this.end
    const finishOnce = (read: ImportResult): void => {
      if (this.end === finish) finish?.(read)
    }
    this.readOnWindow(file).then(finishOnce, () => finishOnce(TOO_MUCH))
  }
}

export const readerInWorker = (): FileReading =>
  new BackgroundReader(
    () => new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' }),
    async (file) => (await import('./read-on-window')).readOnWindow(file),
  )
