import { computed, ref, shallowRef } from 'vue'
import {
  applyEdit,
  type ImportContext,
  type ImportEntry,
  type ImportError,
  type ImportReport,
  type TextEdit,
} from '#core/formats/format'
import { readFile, readText, type ReadFile } from '#core/formats/registry'
import type { OfferedFile } from '#gm/host/host.ts'
import { MAX_FILE_BYTES } from '#shared/file-limits'
import type { DuplicateAnswer } from './import-plan'

/** A file that was offered, and what reading made of it. Nothing is saved before the GM says so. */
export interface OpenFile {
  key: number
  name: string
  /** Null when it could not even be decoded. */
  text: string | null
  report: ImportReport | null
  error: ImportError | null
  /** Entries that are ticked. */
  chosen: ReadonlySet<string>
}

let lastKey = 0

export function useImport(contextFor: (name: string) => ImportContext) {
  const files = shallowRef<readonly OpenFile[]>([])
  const refused = ref<readonly string[]>([])
  const answer = ref<DuplicateAnswer>('skip')
  const chosen = computed(() => files.value.map(chosenEntries))
  const skipped = computed(() => files.value.reduce((sum, file) => sum + leftOut(file), 0))

  function offer(offered: readonly OfferedFile[], reasons: readonly string[]): void {
    if (reasons.length > 0) refused.value = reasons
    const read = offered.map(({ name, bytes }) =>
      openFile(name, readFile(bytes, MAX_FILE_BYTES, contextFor(name))),
    )
    files.value = [...files.value, ...read]
  }

  function replace(key: number, change: (file: OpenFile) => OpenFile): void {
    files.value = files.value.map((file) => (file.key === key ? change(file) : file))
  }

  return {
    files,
    refused,
    answer,
    chosen,
    skipped,
    offer,
    mend: (key: number, edit: TextEdit) => replace(key, (file) => mended(file, edit, contextFor(file.name))),
    tick: (key: number, entry: string, on: boolean) => replace(key, (file) => ticked(file, entry, on)),
    clear: () => {
      files.value = []
      refused.value = []
      answer.value = 'skip'
    },
  }
}

function mended(file: OpenFile, edit: TextEdit, context: ImportContext): OpenFile {
  const text = applyEdit(file.text ?? '', edit)
  return { ...openFile(file.name, { ok: true, text, result: readText(text, context) }), key: file.key }
}

function ticked(file: OpenFile, entry: string, on: boolean): OpenFile {
  const chosen = new Set(file.chosen)
  if (on) chosen.add(entry)
  else chosen.delete(entry)
  return { ...file, chosen }
}

function openFile(name: string, read: ReadFile): OpenFile {
  const bare = { key: ++lastKey, name, text: null, report: null, error: null, chosen: new Set<string>() }
  if (!read.ok) return { ...bare, error: read.error }
  if (!read.result.ok) return { ...bare, text: read.text, error: read.result.error }
  const { report } = read.result
  const suggested = report.entries.filter((entry) => entry.suggested).map(({ id }) => id)
  return { ...bare, text: read.text, report, chosen: new Set(suggested) }
}

function chosenEntries({ report, chosen }: OpenFile): ImportEntry[] {
  return report?.entries.filter(({ id }) => chosen.has(id)) ?? []
}

function leftOut({ report, chosen }: OpenFile): number {
  return report ? report.skipped.length + report.entries.length - chosen.size : 1
}
