import type { ReadFile } from '#core/formats/registry'
import type { FileToRead, FromWorker } from './reading'

/** Reads one file after the other. */
export interface FileReading {
  read(file: FileToRead, progress: (share: number) => void): Promise<ReadFile>
  /** Stops what is being read; it and what waits come back as refused. */
  stop(): void
}

const STOPPED: ReadFile = {
  ok: false,
  error: { code: 'format/stopped', message: 'Reading was stopped.', where: '' },
}
const TOO_MUCH: ReadFile = {
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
export function backgroundReader(
  makeWorker: () => Worker,
  readOnWindow: (file: FileToRead) => Promise<ReadFile>,
): FileReading {
  let worker: Worker | null = null
  let end: ((read: ReadFile) => void) | null = null
  let waiting = Promise.resolve()
  let round = 0
  let startsNot = false

  function drop(read: ReadFile): void {
    worker?.terminate()
    worker = null
    end?.(read)
  }

  function started(): Worker | null {
    try {
      if (!startsNot) worker ??= makeWorker()
    } catch {
      startsNot = true
    }
    return worker
  }

  function readNow(file: FileToRead, progress: (share: number) => void): Promise<ReadFile> {
    return new Promise((done) => {
      end = (read) => {
        end = null
        done(read)
      }
      const current = started()
      if (current) listen(current, file, progress)
      else readHere(file)
      current?.postMessage(file)
    })
  }

  function listen(current: Worker, file: FileToRead, progress: (share: number) => void): void {
    const isNew = current.onmessage === null
    let answers = !isNew
    current.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      answers = true
      if (data.kind === 'progress') progress(data.share)
      else if (data.kind === 'read') end?.(data.read)
    }
    current.onerror = () => {
      if (answers) drop(TOO_MUCH)
      else giveUp(file)
    }
  }

  /** One that never says a word has not started, and the next one won't either. */
  function giveUp(file: FileToRead): void {
    startsNot = true
    worker?.terminate()
    worker = null
    readHere(file)
  }

  function readHere(file: FileToRead): void {
    const finish = end
    const finishOnce = (read: ReadFile): void => void (end === finish && finish?.(read))
    readOnWindow(file).then(finishOnce, () => finishOnce(TOO_MUCH))
  }

  return {
    read(file, progress) {
      const mine = round
      const read = waiting
        .then(() => (mine === round ? readNow(file, progress) : STOPPED))
        .catch(() => TOO_MUCH)
      waiting = read.then(() => undefined)
      return read
    },
    stop() {
      round++
      drop(STOPPED)
    },
  }
}

export const readerInWorker = (): FileReading =>
  backgroundReader(
    () => new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' }),
    async (file) => (await import('./read-on-window')).readOnWindow(file),
  )
