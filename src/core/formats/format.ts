/**
 * What an import format is. Reading turns text into a report and never writes: the GM looks at the report,
 * chooses, and one transaction saves. Add a format: a folder here and one line in registry.ts.
 */
import type { Encounter } from '../engine/model/encounter'
import type { NewId } from '../engine/model/ids'
import type { Party } from '../engine/model/party'
import type { StatBlock } from '../engine/model/stat-block'
import type { GameSystem } from '../engine/system'
import type { Journal } from '../model/journal'

export interface ImportFormat {
  id: string
  /** For the report: "Turnkeeper file", "Table (CSV)". */
  label: string
  /** Without the dot, lower case. Only a hint: reading goes by content. */
  extensions: readonly string[]
  /** How sure the format is that the text is its own: 0 (no) to 1. Must be cheap and must not throw. */
  detect(text: string, name: string): number
  /** Never throws and never writes. */
  read(text: string, context: ImportContext): ImportResult
}

export interface ImportContext {
  /** File name, for titles and sentences. */
  name: string
  systems: readonly GameSystem[]
  /** The rules system for files that name none and do not tell; '' when nobody has chosen one. */
  systemId: string
  newId: NewId
  /** What the GM has answered about this file. */
  answers?: Answers
  /** What was answered about earlier files, by their `subject`. */
  remembered?: Readonly<Record<string, Answers>>
  /** Told now and then how far the reading is, from 0 to 1. */
  progress?: (share: number) => void
}

/** Answers to the questions of a report, by the id of the question. */
export type Answers = Readonly<Record<string, string>>

/** What a file leaves open. It is read with the answer that stands here; another one has it read again. */
export interface ImportQuestion {
  id: string
  label: string
  options: readonly { value: string; label: string }[]
  answer: string
}

export type ImportResult = { ok: true; report: ImportReport } | { ok: false; error: ImportError }

/** The whole file is refused; nothing of it can be used. */
export interface ImportError {
  /** "format/…", stable. */
  code: string
  /** One plain sentence that names the file's fault. */
  message: string
  /** "Line 18", or '' when the fault has no place. */
  where: string
  source?: SourceLine
}

export interface ImportReport {
  formatId: string
  formatLabel: string
  /** What can be saved. */
  entries: readonly ImportEntry[]
  /** Ordered by place. Each belongs to an entry that is ready all the same, or to the file. */
  warnings: readonly ImportIssue[]
  /** What can't be saved, and why. One per item, whatever number of faults it has. */
  skipped: readonly SkippedItem[]
  questions?: readonly ImportQuestion[]
  /** What the answers are remembered by: files that look alike are asked about once. */
  subject?: string
}

export interface ImportEntry {
  /** Unique in the report. */
  id: string
  name: string
  where: string
  /** False: offered, but not ticked by default. */
  suggested: boolean
  item: ImportedItem
}

export type ImportedItem =
  | { kind: 'statBlock'; value: StatBlock }
  | { kind: 'party'; value: Party }
  | { kind: 'encounter'; value: Encounter }
  | { kind: 'fight'; value: WrittenFight }

export type ItemKind = ImportedItem['kind']

/** A fight with its whole history, as files carry it. */
export interface WrittenFight {
  /** Id of the fight; the same as in `journal.origin`. */
  id: string
  systemId: string
  title: string
  ended: boolean
  /** Before initiative; everything after it is in the batches. */
  journal: Journal
}

export interface SkippedItem {
  where: string
  /** Its name when it has one, else what it is: "Member 3". */
  name: string
  issues: readonly ImportIssue[]
}

export interface ImportIssue {
  severity: 'error' | 'warning'
  /** "Line 18". */
  where: string
  /** Path of the value in a JSON file: "encounter.members[2].vitals.hp"; '' in other formats. */
  path: string
  message: string
  /** The source line with the field in question, for underlining. */
  source?: SourceLine
  /** A change of the file's text that mends it. Apply it with `applyEdit` and read again. */
  fix?: { label: string; edit: TextEdit }
  /** The entry it belongs to; absent when it concerns the file or a skipped item. */
  entry?: string
}

export interface SourceLine {
  before: string
  field: string
  after: string
}

/** Replaces text between two offsets (in UTF-16 units). */
export interface TextEdit {
  start: number
  end: number
  text: string
}

export function applyEdit(text: string, { start, end, text: replacement }: TextEdit): string {
  return text.slice(0, start) + replacement + text.slice(end)
}
