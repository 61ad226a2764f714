import { readFile, readText, type ReadFile } from '#core/formats/registry'
import type { Answers, ImportContext } from '#core/formats/format'
import { MAX_FILE_BYTES } from '#shared/file-limits'

/** A file as it came, or its text when it is read again. Plain, so that it can be sent to the worker. */
export interface FileToRead {
  name: string
  content: Uint8Array | string
  /** Rules for tables that do not tell theirs; '' when none were chosen yet. */
  systemId: string
  answers: Answers | null
  remembered: Readonly<Record<string, Answers>>
}

/** What the worker says; first of all that it is there. */
export type FromWorker =
  { kind: 'ready' } | { kind: 'progress'; share: number } | { kind: 'read'; read: ReadFile }

/** What reading needs of the app besides the file. */
export type ReadingPorts = Pick<ImportContext, 'systems' | 'newId'>

/** Reads on this very thread. Never throws: a fault of ours is an answer too, and hides no other file. */
export function readHere(
  file: FileToRead,
  ports: ReadingPorts,
  progress?: (share: number) => void,
): ReadFile {
  const { name, content, systemId, answers, remembered } = file
  const context: ImportContext = {
    ...ports,
    name,
    systemId,
    remembered,
    ...(answers ? { answers } : {}),
    ...(progress ? { progress } : {}),
  }
  try {
    if (typeof content === 'string') return { ok: true, text: content, result: readText(content, context) }
    return readFile(content, MAX_FILE_BYTES, context)
  } catch {
    const message = `${name} could not be read because of a fault in Turnkeeper. Nothing of it was taken.`
    return { ok: false, error: { code: 'format/fault', message, where: '' } }
  }
}
