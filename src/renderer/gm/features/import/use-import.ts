import { computed, shallowRef, type Ref } from 'vue'
import type { Answers, ImportEntry, TextEdit } from '#core/formats/format'
import type { OfferedFile } from '#gm/host/host.ts'
import type { FileReading } from './background-reader'
import type { DuplicateAnswer } from './import-plan'
import {
  chosenEntries,
  hasFaults,
  leftOut,
  ticked,
  unreadFile,
  withReading,
  type OpenFile,
} from './open-file'
import type { FileToRead } from './reading'

export interface ImportPorts {
  reading: FileReading
  /** What was answered before. */
  before: () => Pick<FileToRead, 'systemId' | 'remembered'>
  /** The GM has answered about files of this subject. */
  answered: (subject: string, answers: Answers) => void
}

/** The files of one import, from the offer to what is ticked of them. */
export function useImport(ports: ImportPorts) {
  const refused = shallowRef<readonly string[]>([])
  const answer = shallowRef<DuplicateAnswer>('skip')
  const { files, change, read } = useOpenFiles(ports)

  function offer(offered: readonly OfferedFile[], reasons: readonly string[]): void {
    refused.value = (reasons.length > 0 ? reasons : refused.value).filter(
      (reason) => !offered.some(({ name }) => reason.startsWith(`${name} `)),
    )
    const again = new Set(offered.map(({ name }) => name))
    const kept = files.value.filter((file) => !(again.has(file.name) && hasFaults(file)))
    const added = offered.map(unreadFile)
    files.value = [...kept, ...added]
    for (const file of added) void read(file)
  }

  function clear(): void {
    ports.reading.stop()
    files.value = []
    refused.value = []
    answer.value = 'skip'
  }

  return {
    files,
    refused,
    answer,
    chosen: computed<readonly (readonly ImportEntry[])[]>((before) => {
      const now = files.value.map(chosenEntries)
      return before?.length === now.length && now.every((list, at) => list === before[at]) ? before : now
    }),
    skipped: computed(() => files.value.reduce((sum, file) => sum + leftOut(file), 0)),
    isReading: computed(() => files.value.some(({ progress }) => progress !== null)),
    offer,
    clear,
    tick: (key: number, entries: readonly string[], on: boolean) =>
      change(key, (file) => ticked(file, entries, on)),
    ...useAnswers(files, read, ports.answered),
  }
}

type Files = Ref<readonly OpenFile[]>
type Read = (file: OpenFile) => Promise<void>

function useOpenFiles({ reading, before }: Pick<ImportPorts, 'reading' | 'before'>) {
  const files: Files = shallowRef([])

  function change(key: number, to: (file: OpenFile) => OpenFile): void {
    files.value = files.value.map((file) => (file.key === key ? to(file) : file))
  }

  /** What is read of a file that has gone since, or that was asked about once more, is let go. */
  const read: Read = async ({ key, name, bytes, edits, answers }) => {
    const isNewest = (now: OpenFile): boolean => now.answers === answers && now.edits === edits
    change(key, (file) => ({ ...file, progress: 0, edits, answers }))
    const done = await reading.read({ name, bytes, edits, answers, ...before() }, (share) =>
      change(key, (now) => (isNewest(now) && now.progress !== null ? { ...now, progress: share } : now)),
    )
    change(key, (now) => (isNewest(now) ? withReading(now, done) : now))
  }

  return { files, change, read }
}

/** What the GM mends or answers; the file is then read once more. */
function useAnswers(files: Files, read: Read, answered: ImportPorts['answered']) {
  function reread(key: number, to: (file: OpenFile) => OpenFile): void {
    const file = files.value.find((each) => each.key === key)
    if (file) void read(to(file))
  }

  function reply(key: number, question: string, value: string): void {
    const file = files.value.find((each) => each.key === key)
    const questions = file?.report?.questions ?? []
    const stated = Object.fromEntries(questions.map(({ id, answer: now }) => [id, now]))
    // Other rules may read the columns otherwise: only what was said itself is kept.
    const answers =
      question === 'rules' ? { ...file?.answers, rules: value } : { ...stated, [question]: value }
    answered(file?.report?.subject ?? '', answers)
    reread(key, (asked) => ({ ...asked, answers }))
  }

  return {
    reply,
    mend: (key: number, edit: TextEdit) => reread(key, (file) => ({ ...file, edits: [...file.edits, edit] })),
  }
}
