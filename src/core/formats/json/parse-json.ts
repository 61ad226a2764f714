/**
 * A JSON reader that knows where every value stands, so that a report can name the line. It stops at a depth
 * limit, and no key of a file can reach a prototype.
 */
import { LIMITS } from '../limits'

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
export type Path = readonly (string | number)[]

export interface Span {
  start: number
  end: number
}

export interface JsonText {
  value: Json
  /** Where the value at a path stands; of its nearest known parent when it does not exist. */
  spanOf(path: Path): Span
  /** Keys written twice in one object: the last one counts. */
  repeated: readonly Span[]
}

/** A fault in the syntax of the text. */
export class JsonFault extends Error {
  constructor(
    message: string,
    readonly start: number,
    readonly end: number,
  ) {
    super(message)
  }
}

interface Reader {
  text: string
  at: number
  depth: number
  /** Of each object and list: key, start, end, key, start, end … Flat, because there are very many. */
  places: WeakMap<object, (string | number)[]>
  repeated: Span[]
}

/** @throws JsonFault */
export function parseJson(text: string): JsonText {
  const reader: Reader = { text, at: 0, depth: 0, places: new WeakMap(), repeated: [] }
  skipSpace(reader)
  const start = reader.at
  const value = readValue(reader)
  const whole = { start, end: reader.at }
  skipSpace(reader)
  if (reader.at < text.length) throw fault(reader, 'Something follows after the end of the JSON')
  return { value, repeated: reader.repeated, spanOf: (path) => spanOf(reader, value, whole, path) }
}

function spanOf(reader: Reader, value: Json, whole: Span, path: Path): Span {
  let span = whole
  let here: Json | undefined = value
  for (const key of path) {
    if (here === null || typeof here !== 'object') return span
    const found = placeIn(reader.places.get(here) ?? [], key)
    if (!found) return span
    span = found
    here = (here as Record<string | number, Json>)[key]
  }
  return span
}

/** The last one of a key that stands twice. */
function placeIn(places: readonly (string | number)[], key: string | number): Span | null {
  const last = typeof key === 'number' ? key * 3 : places.length - 3
  for (let at = last; at >= 0; at -= 3) {
    if (places[at] === key) return { start: Number(places[at + 1]), end: Number(places[at + 2]) }
  }
  return null
}

function fault(reader: Reader, message: string): JsonFault {
  return new JsonFault(message, reader.at, Math.min(reader.at + 1, reader.text.length))
}

function skipSpace(reader: Reader): void {
  const { text } = reader
  let { at } = reader
  for (let code = text.charCodeAt(at); isSpace(code); code = text.charCodeAt(at)) at++
  reader.at = at
}

/** Space, line feed, carriage return, tab: nothing else is space in JSON. */
function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 13 || code === 9
}

function readValue(reader: Reader): Json {
  const next = reader.text[reader.at]
  if (next === '{') return nested(reader, readObject)
  if (next === '[') return nested(reader, readArray)
  if (next === '"') return readString(reader)
  return readWord(reader)
}

function nested<T>(reader: Reader, read: (reader: Reader) => T): T {
  if (++reader.depth > LIMITS.depth) {
    throw fault(reader, `More than ${LIMITS.depth} brackets inside one another`)
  }
  const value = read(reader)
  reader.depth--
  return value
}

function readObject(reader: Reader): { [key: string]: Json } {
  const object: { [key: string]: Json } = {}
  const places: (string | number)[] = []
  reader.places.set(object, places)
  readList(reader, '}', () => {
    const keyStart = reader.at
    if (reader.text[reader.at] !== '"') throw fault(reader, 'A name in double quotes is expected here')
    const key = readString(reader)
    const keyEnd = reader.at
    skipSpace(reader)
    if (reader.text[reader.at] !== ':') throw fault(reader, 'A colon is expected here')
    reader.at++
    skipSpace(reader)
    const start = reader.at
    const value = readValue(reader)
    if (Object.hasOwn(object, key)) reader.repeated.push({ start: keyStart, end: keyEnd })
    places.push(key, start, reader.at)
    setOwn(object, key, value)
  })
  return object
}

/** Writes a key of its own, also where an assignment would change the prototype instead. */
export function setOwn(object: { [key: string]: Json }, key: string, value: Json): void {
  if (key !== '__proto__') object[key] = value
  else Object.defineProperty(object, key, { value, enumerable: true, writable: true, configurable: true })
}

function readArray(reader: Reader): Json[] {
  const array: Json[] = []
  const places: (string | number)[] = []
  reader.places.set(array, places)
  readList(reader, ']', () => {
    const start = reader.at
    array.push(readValue(reader))
    places.push(array.length - 1, start, reader.at)
  })
  return array
}

function readList(reader: Reader, close: string, readItem: () => void): void {
  const open = reader.at++
  skipSpace(reader)
  if (reader.text[reader.at] === close) {
    reader.at++
    return
  }
  for (;;) {
    readItem()
    skipSpace(reader)
    const next = reader.text[reader.at]
    if (next !== ',' && next !== close) throw expectedEnd(reader, open, close)
    reader.at++
    if (next === close) return
    skipSpace(reader)
    if (reader.text[reader.at] === close) throw fault(reader, `There is a comma too many before ${close}`)
  }
}

function expectedEnd(reader: Reader, open: number, close: string): JsonFault {
  if (reader.at < reader.text.length) return fault(reader, `A comma or ${close} is expected here`)
  return new JsonFault(`The file ends before the bracket opened here is closed`, open, open + 1)
}

const PLAIN_CHARACTERS = /[^"\\\u0000-\u001f]*/y // eslint-disable-line no-control-regex -- JSON forbids them

function readString(reader: Reader): string {
  const start = reader.at++
  let value = ''
  for (;;) {
    PLAIN_CHARACTERS.lastIndex = reader.at
    value += PLAIN_CHARACTERS.exec(reader.text)?.[0] ?? ''
    reader.at = PLAIN_CHARACTERS.lastIndex
    const next = reader.text[reader.at]
    if (next === '"') {
      reader.at++
      return value
    }
    if (next !== '\\') throw new JsonFault('This text has no closing quote', start, start + 1)
    value += readEscape(reader)
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
}

function readEscape(reader: Reader): string {
  const escape = reader.text[reader.at + 1] ?? ''
  const hex = reader.text.slice(reader.at + 2, reader.at + 6)
  if (escape === 'u' && /^[0-9a-fA-F]{4}$/.test(hex)) {
    reader.at += 6
    return String.fromCharCode(parseInt(hex, 16))
  }
  const plain = Object.hasOwn(ESCAPES, escape) ? ESCAPES[escape] : undefined
  if (plain === undefined) throw fault(reader, 'This backslash starts nothing that JSON knows')
  reader.at += 2
  return plain
}

const WORDS: Readonly<Record<string, Json>> = { true: true, false: false, null: null }

const WORD = /[^\s,:[\]{}"]*/y

function readWord(reader: Reader): Json {
  WORD.lastIndex = reader.at
  const found = WORD.exec(reader.text)?.[0] ?? ''
  const end = reader.at + found.length
  const value = Object.hasOwn(WORDS, found) ? WORDS[found] : readNumber(found)
  if (value === undefined)
    throw new JsonFault(wordFault(found, reader), reader.at, Math.max(end, reader.at + 1))
  reader.at = end
  return value
}

function readNumber(word: string): number | undefined {
  return /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(word) ? Number(word) : undefined
}

function wordFault(word: string, { at, text }: Reader): string {
  if (at >= text.length) return 'The file ends where a value is expected'
  return word === ''
    ? 'A value is expected here'
    : `“${word.slice(0, 40)}” is not a JSON value; text needs double quotes`
}
