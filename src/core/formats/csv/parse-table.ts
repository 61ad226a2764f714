/** A reader for tables in text (RFC 4180, and the separators that spreadsheets really write). */
import { LIMITS } from '../limits'

export interface Cell {
  text: string
  /** Offsets in the source, quotes included. */
  start: number
  end: number
}

export interface Row {
  cells: readonly Cell[]
  start: number
  end: number
}

export interface Table {
  separator: string
  header: Row | null
  rows: readonly Row[]
  /** Where a quote was opened and never closed, or null. */
  openQuote: number | null
}

const SEPARATORS = [';', ',', '\t'] as const

/** The line that spreadsheets put first to say what stands between the fields. */
const STATED = /^\s*"?sep=(.)"?[^\S\r\n]*(?:\r?\n|$)/i

/**
 * Splits a table into cells. The separator is the one that the text states, or that the first line uses most.
 * Empty lines are left out, and so are empty fields at the end of the header.
 */
export function parseTable(text: string): Table {
  const [statement = '', stated] = STATED.exec(text) ?? []
  const separator = stated ?? separatorOf(text)
  const rows: Row[] = []
  let at = statement.length
  let openQuote: number | null = null
  while (at < text.length && openQuote === null) {
    const row = readRow(text, at, separator)
    if (row.cells.some((cell) => cell.text !== '')) rows.push(row)
    at = row.next
    openQuote = row.openQuote
  }
  const [header] = rows.splice(0, 1)
  return { separator, header: header ? withoutEmptyEnd(header) : null, rows, openQuote }
}

function withoutEmptyEnd({ cells, ...row }: Row): Row {
  return { ...row, cells: cells.slice(0, cells.findLastIndex(({ text }) => text !== '') + 1) }
}

/** The names in the first line, to look whether a text is a table. */
export function firstLine(text: string): string[] {
  const [statement = '', stated] = STATED.exec(text) ?? []
  const [line = ''] = text
    .slice(statement.length, statement.length + MOST_LOOKED_AT)
    .trimStart()
    .split(/\r?\n/, 1)
  return line.split(stated ?? separatorOf(line)).map((cell) => cell.replaceAll('"', '').trim().toLowerCase())
}

const MOST_LOOKED_AT = 20_000

function separatorOf(text: string): string {
  const line = /^\s*[^\r\n]*/.exec(text)?.[0].replace(/"[^"]*"/g, '') ?? ''
  const counts = SEPARATORS.map((separator) => ({ separator, count: line.split(separator).length }))
  return counts.reduce((best, each) => (each.count > best.count ? each : best)).separator
}

function readRow(text: string, start: number, separator: string) {
  const cells: Cell[] = []
  let at = start
  let openQuote: number | null = null
  for (;;) {
    const cell = readCell(text, at, separator)
    cells.push(cell)
    at = cell.end
    if (cell.open) openQuote = cell.start
    if (text[at] !== separator) break
    // Past the limit only what is written counts: a spreadsheet may well have thousands of empty columns.
    if (cells.length > LIMITS.columns) at = endOfEmpty(text, at, separator)
    if (text[at] !== separator) break
    at++
  }
  const end = at
  if (text[at] === '\r') at++
  if (text[at] === '\n') at++
  return { cells, start, end, next: Math.max(at, start + 1), openQuote }
}

/** The last separator before the next field that holds something, or the end of the line. */
function endOfEmpty(text: string, from: number, separator: string): number {
  let at = from
  while (text[at + 1] === separator) at++
  const next = text[at + 1]
  return next === undefined || next === '\n' || next === '\r' ? at + 1 : at
}

function readCell(text: string, start: number, separator: string): Cell & { open: boolean } {
  const quote = /[^\S\r\n\t]*"/y
  quote.lastIndex = start
  if (!quote.test(text)) {
    const end = endOfCell(text, start, separator)
    return { text: text.slice(start, end).trim(), start, end, open: false }
  }
  let value = ''
  let at = quote.lastIndex
  for (;;) {
    const close = text.indexOf('"', at)
    if (close === -1) return { text: value, start, end: text.length, open: true }
    value += text.slice(at, close)
    at = close + 1
    if (text[at] !== '"') break
    value += '"'
    at++
  }
  const end = endOfCell(text, at, separator)
  return { text: (value + text.slice(at, end)).trim(), start, end, open: false }
}

function endOfCell(text: string, from: number, separator: string): number {
  let end = from
  while (end < text.length && text[end] !== separator && text[end] !== '\n' && text[end] !== '\r') end++
  return end
}
