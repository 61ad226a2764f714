import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, unlink } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { PlainError } from '#shared/plain-error'

const REASONS: Record<string, string> = {
  EACCES: 'this place may not be written to',
  EPERM: 'this place may not be written to',
  EROFS: 'this place may not be written to',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOENT: 'the folder is no longer there',
  ENOTDIR: 'the folder is no longer there',
  EISDIR: 'a folder has this name',
  ENAMETOOLONG: 'the name is too long',
}

/**
 * Writes a text file whole or not at all: into a new file beside it, down to the disk, then into place.
 * What stood there before stays when anything fails. Throws a PlainError with the reason.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  const draft = join(dirname(path), `.${basename(path).slice(0, 100)}.${randomUUID()}.part`)
  try {
    await writeToDisk(draft, text)
    await rename(draft, path)
  } catch (error) {
    await unlink(draft).catch(() => undefined) // may not have been made at all
    throw new PlainError(`${basename(path)} was not saved: ${reasonOf(error)}.`)
  }
}

/** Makes a folder and those above it. Throws a PlainError with the reason. */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { recursive: true })
  } catch (error) {
    throw new PlainError(`The folder ${path} could not be made: ${reasonOf(error)}.`)
  }
}

async function writeToDisk(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(text, 'utf8')
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The plain words for an error of the file system. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
  return REASONS[code] ?? `the system says ${code}`
}
