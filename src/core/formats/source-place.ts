import type { SourceLine } from './format'

/** Longest piece of a source line shown on each side of the field. */
const SHOWN = 60

export function lineOf(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line++
  return line
}

/** The line around a field in three pieces. A field over several lines is cut at its first. */
export function sourceLine(text: string, start: number, end: number): SourceLine {
  const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - SHOWN)
  const newline = text.indexOf('\n', start)
  const to = newline === -1 ? text.length : newline
  const field = text.slice(start, Math.min(end, to, start + SHOWN))
  const rest = start + field.length
  return {
    before: text.slice(from, start).trimStart(),
    field: field.replace(/\r$/, ''),
    after: text.slice(rest, Math.min(to, rest + SHOWN)).trimEnd(),
  }
}

/** Line numbers for many offsets: counts the newlines once. */
export function lineFinder(text: string): (offset: number) => number {
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
    return low
  }
}
