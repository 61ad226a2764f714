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
    message: 'It could not be read: it is too much for this machine.',
    where: '',
  },
}

/** In a worker, which is made when it is first needed and made anew after a stop or a fault. */
export function backgroundReader(makeWorker: () => Worker): FileReading {
  let worker: Worker | null = null
  let end: ((read: ReadFile) => void) | null = null
  let waiting = Promise.resolve()
  let round = 0

  function drop(read: ReadFile): void {
    worker?.terminate()
    worker = null
    end?.(read)
  }

  function readNow(file: FileToRead, progress: (share: number) => void): Promise<ReadFile> {
    return new Promise((done) => {
      const current = (worker ??= makeWorker())
      end = (read) => {
        end = null
        done(read)
      }
      current.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (data.kind === 'progress') progress(data.share)
        else end?.(data.read)
      }
      current.onerror = () => drop(TOO_MUCH)
      current.postMessage(file)
    })
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
  backgroundReader(() => new Worker(new URL('./read.worker.ts', import.meta.url), { type: 'module' }))
