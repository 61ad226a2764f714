import { computed, shallowRef, type Ref } from 'vue'
import { applyEdit, type Answers, type TextEdit } from '#core/formats/format'
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
    const added = offered.map(({ name }) => unreadFile(name))
    files.value = [...kept, ...added]
    added.forEach((file, place) => void read(file, offered[place]?.bytes ?? '', null))
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
    chosen: computed(() => files.value.map(chosenEntries)),
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
type Read = (file: OpenFile, content: FileToRead['content'], answers: Answers | null) => Promise<void>

function useOpenFiles({ reading, before }: Pick<ImportPorts, 'reading' | 'before'>) {
  const files: Files = shallowRef([])

  function change(key: number, to: (file: OpenFile) => OpenFile): void {
    files.value = files.value.map((file) => (file.key === key ? to(file) : file))
  }

  /** What is read of a file that has gone since, or that was asked about once more, is let go. */
  const read: Read = async (file, content, answers) => {
    const begun: OpenFile = { ...file, progress: 0, answers }
    change(file.key, () => begun)
    const asked = { name: file.name, content, answers, ...before() }
    const done = await reading.read(asked, (share) =>
      change(file.key, (now) =>
        now.answers === answers && now.progress !== null ? { ...now, progress: share } : now,
      ),
    )
    change(file.key, (now) => (now.answers === answers ? withReading(now, done) : now))
  }

  return { files, change, read }
}

/** What the GM mends or answers; the file is then read once more. */
function useAnswers(files: Files, read: Read, answered: ImportPorts['answered']) {
  function reread(key: number, text: (file: OpenFile) => string | null, answers?: Answers): void {
    const file = files.value.find((each) => each.key === key)
    const content = file && text(file)
    if (file && content != null) void read(file, content, answers ?? (file.answers && { ...file.answers }))
  }

  function reply(key: number, question: string, value: string): void {
    const file = files.value.find((each) => each.key === key)
    const questions = file?.report?.questions ?? []
    const stated = Object.fromEntries(questions.map(({ id, answer: now }) => [id, now]))
    // Other rules may read the columns otherwise: only what was said itself is kept.
    const answers =
      question === 'rules' ? { ...file?.answers, rules: value } : { ...stated, [question]: value }
    answered(file?.report?.subject ?? '', answers)
    reread(key, ({ text }) => text, answers)
  }

  return {
    reply,
    mend: (key: number, edit: TextEdit) =>
      reread(key, ({ text }) => (text === null ? null : applyEdit(text, edit))),
  }
}
