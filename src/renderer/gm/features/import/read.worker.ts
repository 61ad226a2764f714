import { systems } from '#core/systems/registry'
import { randomId } from '#gm/session/randomness.ts'
import { readHere, type FileToRead, type FromWorker } from './reading'

/** Reads files beside the window, which goes on answering meanwhile. */
const say = (message: FromWorker): void => postMessage(message)

say({ kind: 'ready' })

onmessage = ({ data }: MessageEvent<FileToRead>) => {
  const progress = (share: number): void => say({ kind: 'progress', share })
  say({ kind: 'read', read: readHere(data, { systems, newId: randomId }, progress) })
}
