import { decodeText } from '#core/formats/decode-text'
import {
  applyEdit,
  type Answers,
  type ImportContext,
  type ImportResult,
  type TextEdit,
} from '#core/formats/format'
import { readText } from '#core/formats/registry'
import { MAX_FILE_BYTES } from '#shared/file-limits'

/** A file as it came, with what was mended since. Plain, so that it can be sent to the worker. */
export interface FileToRead {
  name: string
  bytes: Uint8Array
  /** Each in the text that those before it leave. */
  edits: readonly TextEdit[]
  /** Rules for tables that do not tell theirs; '' when none were chosen yet. */
  systemId: string
  answers: Answers | null
  remembered: Readonly<Record<string, Answers>>
}

/** What the worker says; first of all that it is there. */
export type FromWorker =
  { kind: 'ready' } | { kind: 'progress'; share: number } | { kind: 'read'; read: ImportResult }

/** What reading needs of the app besides the file. */
export type ReadingPorts = Pick<ImportContext, 'systems' | 'newId'>

/** Reads on this very thread. Never throws: a fault of ours is an answer too, and hides no other file. */
export function readHere(
  file: FileToRead,
  ports: ReadingPorts,
  progress?: (share: number) => void,
): ImportResult {
  const { name, bytes, edits, systemId, answers, remembered } = file
  const context: ImportContext = {
    ...ports,
    name,
    systemId,
    remembered,
    ...(answers ? { answers } : {}),
    ...(progress ? { progress } : {}),
  }
  try {
    const decoded = decodeText(bytes, name, MAX_FILE_BYTES)
    return decoded.ok ? readText(edits.reduce(applyEdit, decoded.text), context) : decoded
  } catch {
    const message = `${name} could not be read because of a fault in Turnkeeper. Nothing of it was taken.`
    return { ok: false, error: { code: 'format/fault', message, where: '' } }
  }
}
