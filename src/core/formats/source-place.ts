import type { SourceLine } from './format'

/** Longest piece of a source line shown on each side of the field. */
const SHOWN = 60

export function lineOf(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++
  return line
}

/** "Line 3, column 9": a file may well be one line of a million characters. */
export function placeOf(text: string, offset: number): string {
  const column = offset - (offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1) + 1
  return `Line ${lineOf(text, offset)}, column ${column}`
}

/** The line around a field in three pieces. A field over several lines is cut at its first. Looks no farther than it shows. */
export function sourceLine(text: string, start: number, end: number): SourceLine {
  const near = Math.max(0, start - SHOWN)
  const from = near + text.slice(near, start).lastIndexOf('\n') + 1
  const newline = text.slice(start, start + 2 * SHOWN).indexOf('\n')
  const to = newline === -1 ? Math.min(text.length, start + 2 * SHOWN) : start + newline
  const field = text.slice(start, Math.min(end, to, start + SHOWN))
  const rest = start + field.length
  return {
    before: text.slice(from, start).trimStart(),
    field: field.replace(/\r$/, ''),
    after: text.slice(rest, Math.min(to, rest + SHOWN)).trimEnd(),
  }
}

/** Line and column, from 1, for many offsets: counts the newlines once. */
export function placeFinder(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle + 1
      else high = middle
    }
    return { line: low, column: offset - (starts[low - 1] ?? 0) + 1 }
  }
}
