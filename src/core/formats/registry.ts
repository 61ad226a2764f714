import { csvFormat } from './csv/csv-format'
import { decodeText } from './decode-text'
import { unknownText } from './foreign'
import type { ImportContext, ImportError, ImportFormat, ImportResult } from './format'
import { nativeFormat } from './native/native-format'

export const formats: readonly ImportFormat[] = [nativeFormat, csvFormat]

/** A file as it came, decoded or refused. */
export type ReadFile = { ok: true; text: string; result: ImportResult } | { ok: false; error: ImportError }

/**
 * From bytes to a report: the surest format reads. The text comes back too, so that a fix can be put in and
 * the text read again with `readText`. Never throws, never writes.
 * @param limit most bytes a file may have
 */
export function readFile(bytes: Uint8Array, limit: number, context: ImportContext): ReadFile {
  const decoded = decodeText(bytes, context.name, limit)
  if (!decoded.ok) return decoded
  return { ok: true, text: decoded.text, result: readText(decoded.text, context) }
}

export function readText(text: string, context: ImportContext): ImportResult {
  const [best] = formats
    .map((format) => ({ format, score: format.detect(text, context.name) }))
    .sort((a, b) => b.score - a.score)
  if (best && best.score > 0) return readCalmly(best.format, text, context)
  return unknownText(text, context.name)
}

/** A mistake of ours in one file never takes the others of a drop with it. */
function readCalmly(format: ImportFormat, text: string, context: ImportContext): ImportResult {
  try {
    return format.read(text, context)
  } catch {
    const message = `${context.name} can’t be read: something in it is not what it should be.`
    return { ok: false, error: { code: 'format/fault', message, where: '' } }
  }
}
