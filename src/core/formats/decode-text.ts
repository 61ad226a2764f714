/** From the bytes of a file to text. What can't be read is refused with a place; nothing is replaced silently. */
import type { ImportError } from './format'
import { lineOf } from './source-place'

export type Decoded = { ok: true; text: string } | { ok: false; error: ImportError }

/** First bytes of files that people take for text, by what they are called. */
const MAGIC: readonly [name: string, bytes: readonly number[]][] = [
  ['a PNG picture', [0x89, 0x50, 0x4e, 0x47]],
  ['a JPEG picture', [0xff, 0xd8, 0xff]],
  ['a GIF picture', [0x47, 0x49, 0x46, 0x38]],
  ['a zip archive (spreadsheets and documents are such)', [0x50, 0x4b, 0x03, 0x04]],
  ['a gzip archive', [0x1f, 0x8b]],
  ['a PDF document', [0x25, 0x50, 0x44, 0x46]],
  ['an old Office document or a picture cache of Windows', [0xd0, 0xcf, 0x11, 0xe0]],
  ['a database', [0x53, 0x51, 0x4c, 0x69, 0x74, 0x65, 0x20]],
  ['a RAR archive', [0x52, 0x61, 0x72, 0x21]],
  ['a 7-Zip archive', [0x37, 0x7a, 0xbc, 0xaf]],
  ['a picture or a sound', [0x52, 0x49, 0x46, 0x46]],
  ['a sound', [0x4f, 0x67, 0x67, 0x53]],
  ['a sound', [0x49, 0x44, 0x33]],
  ['a program', [0x7f, 0x45, 0x4c, 0x46]],
  ['a program', [0x4d, 0x5a, 0x90]],
]

/** Zero bytes this near the beginning are in no text but UTF-16. */
const LOOKED_AT = 4096

/**
 * Reads UTF-8 (with or without byte order mark) and UTF-16 with byte order mark. Refuses pictures, archives,
 * empty files, other binary data, files over `limit` bytes, and bytes that are not valid in their encoding.
 */
export function decodeText(bytes: Uint8Array, name: string, limit: number): Decoded {
  if (bytes.length === 0) return refused('format/empty', `${name} is empty.`)
  if (bytes.length > limit) return refused('format/too-large', tooLarge(name, bytes.length, limit))
  const magic = MAGIC.find(([, start]) => start.every((byte, place) => bytes[place] === byte))
  if (magic) return refused('format/not-text', `${name} is ${magic[0]}, not an encounter file.`)
  const decoded = decode(bytes, name)
  if (!decoded.ok) return decoded
  return decoded.text.trim() === '' ? refused('format/empty', `${name} is empty.`) : withoutNul(decoded, name)
}

function decode(bytes: Uint8Array, name: string): Decoded {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeUtf16(bytes, name, true)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeUtf16(bytes, name, false)
  const zeros = bytes.subarray(0, LOOKED_AT).reduce((sum, byte) => sum + (byte === 0 ? 1 : 0), 0)
  if (zeros > 0) return withZeros(name, zeros > Math.min(bytes.length, LOOKED_AT) / 3)
  const marked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
  return decodeUtf8(bytes, name, marked ? 3 : 0)
}

/** Nearly every other byte is zero: UTF-16 that does not say so. To save anything else as text would spoil it. */
function withZeros(name: string, isText: boolean): Decoded {
  return isText
    ? refused('format/bad-encoding', `${name} is UTF-16 text without its mark. Save the file as UTF-8.`)
    : refused('format/not-text', `${name} holds binary data and is not an encounter file.`)
}

function withoutNul(decoded: { ok: true; text: string }, name: string): Decoded {
  if (!decoded.text.includes('\0')) return decoded
  return refused('format/not-text', `${name} holds binary data and is not an encounter file.`)
}

function tooLarge(name: string, bytes: number, limit: number): string {
  const megabytes = (count: number): number => Math.max(1, Math.round(count / 1024 / 1024))
  return `${name} has ${megabytes(bytes)} MB. Files up to ${megabytes(limit)} MB can be read.`
}

function refused(code: string, message: string, where = ''): Decoded {
  return { ok: false, error: { code, message, where } }
}

function decodeUtf16(bytes: Uint8Array, name: string, little: boolean): Decoded {
  if (bytes.length % 2 !== 0) {
    return refused('format/bad-encoding', `${name} is cut off: UTF-16 text with half a character at its end.`)
  }
  const pieces: string[] = []
  for (let start = 2; start < bytes.length; start += 16384) {
    const units: number[] = []
    for (let at = start; at < Math.min(start + 16384, bytes.length); at += 2) {
      const [first = 0, second = 0] = [bytes[at], bytes[at + 1]]
      units.push(little ? first | (second << 8) : (first << 8) | second)
    }
    pieces.push(String.fromCharCode(...units))
  }
  const text = pieces.join('')
  if (!/\p{Surrogate}/u.test(text)) return { ok: true, text }
  return refused('format/bad-encoding', `${name} is broken UTF-16 text. Save it as UTF-8.`)
}

/** Core has no TextDecoder, and that one would not say where the fault is. */
function decodeUtf8(bytes: Uint8Array, name: string, from: number): Decoded {
  const pieces: string[] = []
  let units: number[] = []
  let at = from
  while (at < bytes.length) {
    const size = sizeOfCharacter(bytes, at)
    if (size === 0) return brokenUtf8(name, bytes, at, pieces.join('') + String.fromCharCode(...units))
    pushCharacter(units, bytes, at, size)
    at += size
    if (units.length > 8000) {
      pieces.push(String.fromCharCode(...units))
      units = []
    }
  }
  return { ok: true, text: pieces.join('') + String.fromCharCode(...units) }
}

function brokenUtf8(name: string, bytes: Uint8Array, at: number, before: string): Decoded {
  const line = lineOf(before, before.length)
  const byte = (bytes[at] ?? 0).toString(16).toUpperCase().padStart(2, '0')
  return refused(
    'format/bad-encoding',
    `${name} is not UTF-8 text: line ${line} has the byte ${byte} at offset ${at}. Save the file as UTF-8.`,
    `Line ${line}`,
  )
}

/** Bytes of the character that starts at `at`; 0 when it is broken, overlong, a surrogate or out of range. */
function sizeOfCharacter(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  if (first < 0x80) return 1
  const size =
    first >= 0xc2 && first < 0xe0
      ? 2
      : first >= 0xe0 && first < 0xf0
        ? 3
        : first >= 0xf0 && first < 0xf5
          ? 4
          : 0
  for (let place = 1; place < size; place++) {
    const byte = bytes[at + place] ?? 0
    const lowest = place > 1 ? 0x80 : first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80
    const highest = place > 1 ? 0xbf : first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf
    if (byte < lowest || byte > highest) return 0
  }
  return size
}

function pushCharacter(units: number[], bytes: Uint8Array, at: number, size: number): void {
  const first = bytes[at] ?? 0
  let point = size === 1 ? first : first & (0xff >> (size + 1))
  for (let place = 1; place < size; place++) point = (point << 6) | ((bytes[at + place] ?? 0) & 0x3f)
  if (point < 0x10000) units.push(point)
  else units.push(0xd800 + ((point - 0x10000) >> 10), 0xdc00 + ((point - 0x10000) & 0x3ff))
}
