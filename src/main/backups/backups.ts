import { readdir, unlink } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Payload } from '#shared/ipc/contract'
import { makeFolder, writeWhole } from '../files/atomic-write'
import { safeFileName } from '../files/file-name'

/** How many copies stay: of one name, and of all names together. */
export const KEEP = { ofOneName: 10, inAll: 200 }

/** "Ghoul road 2026-03-01 19-30-05.turnkeeper": name, local time, ending. Nothing else is ever deleted. */
const COPY = /^(?<name>.*) (?<time>\d{4}-\d\d-\d\d \d\d-\d\d-\d\d)(?: \(\d+\))?\.[a-z]+$/

/**
 * Writes a safety copy into the folder and lets the oldest ones go, after the new one is safe.
 * @returns the path of the copy
 */
export async function writeBackup(folder: string, file: Payload<'files:backup'>, now: Date): Promise<string> {
  await makeFolder(folder)
  const name = safeFileName(file.name)
  const ending = extname(name)
  const stem = `${name.slice(0, name.length - ending.length)} ${timestamp(now)}`
  const taken = new Set(await readdir(folder))
  const path = join(folder, freeName(stem, ending.toLowerCase() || '.turnkeeper', taken))
  await writeWhole(path, file.text)
  await dropOldest(folder, path)
  return path
}

function freeName(stem: string, ending: string, taken: ReadonlySet<string>): string {
  let name = stem + ending
  for (let copy = 2; taken.has(name); copy++) name = `${stem} (${copy})${ending}`
  return name
}

function timestamp(at: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${date} ${two(at.getHours())}-${two(at.getMinutes())}-${two(at.getSeconds())}`
}

/**
 * A copy that cannot be deleted is no reason to tell the GM that the new one failed. The new one stays even
 * where the clock was set back and its name is the oldest.
 */
async function dropOldest(folder: string, written: string): Promise<void> {
  const paths = surplus(await readdir(folder)).map((name) => join(folder, name))
  for (const path of paths) {
    if (path !== written) await unlink(path).catch(() => undefined)
  }
}

/** The copies to delete, by the time in their names; files of any other name are left alone. */
export function surplus(names: readonly string[]): string[] {
  const newestFirst = names
    .flatMap((file) => {
      const groups = COPY.exec(file)?.groups
      return groups ? [{ file, name: groups['name'] ?? '', time: groups['time'] ?? '' }] : []
    })
    .sort(
      (a, b) => b.time.localeCompare(a.time) || b.file.length - a.file.length || b.file.localeCompare(a.file),
    )
  const counts = new Map<string, number>()
  return newestFirst
    .filter(({ name }, place) => {
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      return count > KEEP.ofOneName || place >= KEEP.inAll
    })
    .map(({ file }) => file)
}
