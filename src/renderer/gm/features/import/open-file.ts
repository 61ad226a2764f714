import type {
  Answers,
  ImportEntry,
  ImportError,
  ImportReport,
  ImportResult,
  TextEdit,
} from '#core/formats/format'
import type { OfferedFile } from '#gm/host/host.ts'

/** A file that was offered, and what reading made of it. Nothing is saved before the GM says so. */
export interface OpenFile extends OfferedFile {
  key: number
  /** What was mended in it, in this order. */
  edits: readonly TextEdit[]
  /** How far the reading is, from 0 to 1; null when it is done. */
  progress: number | null
  report: ImportReport | null
  error: ImportError | null
  /** What the GM has said about it; null: nothing yet. */
  answers: Answers | null
  /** Entries that are ticked. */
  chosen: ReadonlySet<string>
}

let lastKey = 0

export function unreadFile(offered: OfferedFile): OpenFile {
  const nothing = { edits: [], report: null, error: null, answers: null, chosen: new Set<string>() }
  return { ...offered, key: ++lastKey, progress: 0, ...nothing }
}

export function withReading(file: OpenFile, read: ImportResult): OpenFile {
  const bare = { ...file, progress: null, report: null, error: null, chosen: new Set<string>() }
  if (!read.ok) return { ...bare, error: read.error }
  const suggested = read.report.entries.filter((entry) => entry.suggested).map(({ id }) => id)
  return { ...bare, report: read.report, chosen: new Set(suggested) }
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

const lists = new WeakMap<ReadonlySet<string>, ImportEntry[]>()

/** The same list as long as the ticks are the same: how far another file is read changes nothing of it. */
export function chosenEntries({ report, chosen }: OpenFile): ImportEntry[] {
  const known = lists.get(chosen)
  if (known) return known
  const list = report?.entries.filter(({ id }) => chosen.has(id)) ?? []
  lists.set(chosen, list)
  return list
}

export function leftOut({ report, chosen, progress }: OpenFile): number {
  if (report) return report.skipped.length + report.entries.length - chosen.size
  return progress === null ? 1 : 0
}
