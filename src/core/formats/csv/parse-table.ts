/** A reader for tables in text (RFC 4180, and the separators that spreadsheets really write). */

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

/** Splits a table into cells. The separator is the one that the first line uses most. Empty lines are left out. */
export function parseTable(text: string): Table {
  const separator = separatorOf(text)
  const rows: Row[] = []
  let at = 0
  let openQuote: number | null = null
  while (at < text.length && openQuote === null) {
    const row = readRow(text, at, separator)
    if (row.cells.some((cell) => cell.text !== '')) rows.push(row)
    at = row.next
    openQuote = row.openQuote
  }
  const [header = null, ...rest] = rows
  return { separator, header, rows: rest, openQuote }
}

/** Also used on the first line only, to look whether a text is a table. */
export function separatorOf(text: string): string {
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
    at++
  }
  const end = at
  if (text[at] === '\r') at++
  if (text[at] === '\n') at++
  return { cells, start, end, next: Math.max(at, start + 1), openQuote }
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
