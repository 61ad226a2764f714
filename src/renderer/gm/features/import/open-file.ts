import type { Answers, ImportEntry, ImportError, ImportReport } from '#core/formats/format'
import type { ReadFile } from '#core/formats/registry'

/** A file that was offered, and what reading made of it. Nothing is saved before the GM says so. */
export interface OpenFile {
  key: number
  name: string
  /** How far the reading is, from 0 to 1; null when it is done. */
  progress: number | null
  /** Null when it could not even be decoded. */
  text: string | null
  report: ImportReport | null
  error: ImportError | null
  /** What the GM has said about it; null: nothing yet. */
  answers: Answers | null
  /** Entries that are ticked. */
  chosen: ReadonlySet<string>
}

let lastKey = 0

export function unreadFile(name: string): OpenFile {
  const nothing = { text: null, report: null, error: null, answers: null, chosen: new Set<string>() }
  return { key: ++lastKey, name, progress: 0, ...nothing }
}

export function withReading(file: OpenFile, read: ReadFile): OpenFile {
  const bare = { ...file, progress: null, report: null, error: null, chosen: new Set<string>() }
  if (!read.ok) return { ...bare, error: read.error }
  if (!read.result.ok) return { ...bare, text: read.text, error: read.result.error }
  const { report } = read.result
  const suggested = report.entries.filter((entry) => entry.suggested).map(({ id }) => id)
  return { ...bare, text: read.text, report, chosen: new Set(suggested) }
}

export function ticked(file: OpenFile, entries: readonly string[], on: boolean): OpenFile {
  const chosen = new Set(file.chosen)
  for (const entry of entries) {
    if (on) chosen.add(entry)
    else chosen.delete(entry)
  }
  return { ...file, chosen }
}

/** A file that comes again under the name of one like this is the corrected one. */
export function hasFaults({ error, report }: OpenFile): boolean {
  return error !== null || (report?.skipped.length ?? 0) > 0
}

export function chosenEntries({ report, chosen }: OpenFile): ImportEntry[] {
  return report?.entries.filter(({ id }) => chosen.has(id)) ?? []
}

export function leftOut({ report, chosen, progress }: OpenFile): number {
  if (report) return report.skipped.length + report.entries.length - chosen.size
  return progress === null ? 1 : 0
}
