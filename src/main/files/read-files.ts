import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { refusalForSize } from '#shared/file-limits'
import type { FileOffer } from '#shared/ipc/contract'
import { PlainError } from '#shared/plain-error'
import { reasonOf } from './atomic-write'

/** Reads what can be read; each file that cannot gets a plain sentence instead. */
export async function readFiles(paths: readonly string[]): Promise<FileOffer> {
  const offer: FileOffer = { files: [], refused: [] }
  for (const path of paths) {
    try {
      offer.files.push({ name: basename(path), bytes: await readOne(path) })
    } catch (error) {
      offer.refused.push(error instanceof PlainError ? error.message : unreadable(path, error))
    }
  }
  return offer
}

/** The size is looked at before a byte is read: a file of a gigabyte would take the window down. */
async function readOne(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const facts = await stat(path)
  if (!facts.isFile()) throw new PlainError(`${basename(path)} is not a file.`)
  const refusal = refusalForSize(basename(path), facts.size)
  if (refusal) throw new PlainError(refusal)
  return new Uint8Array(await readFile(path))
}

function unreadable(path: string, error: unknown): string {
  const gone = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  return `${basename(path)} could not be read: ${gone ? 'it is no longer there' : reasonOf(error)}.`
}
