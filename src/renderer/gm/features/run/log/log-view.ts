/** The log as it is drawn: newest first, under the heading of its round, undone lines kept and marked. */
import type { Batch, Journal } from '#core/history/journal'
import type { LogLine } from '#core/engine/model/log-line'
import { holdsWords } from '#ui/words.ts'

export { headingOf as roundWords } from '#core/views/log-as-text'

export interface LogGroup {
  /** Stays the same while the log grows. */
  key: string
  round: string
  lines: readonly DrawnLine[]
}

/** One line as it is drawn. */
export interface DrawnLine {
  key: string
  line: LogLine
  /** Time since the fight began, "23:20". */
  time: string
  undone: boolean
  /** The name stands once per turn: the newest line on top carries it. */
  named: boolean
  /** What went with it and needs no line of its own. */
  aside: readonly string[]
}

export type LogFilter = 'all' | 'wounds' | 'rulings'

/** Worded, filtered, newest first; `limit` counts batches, so that a long evening stays quick. */
export function logGroups(
  { batches, head }: Pick<Journal, 'batches' | 'head'>,
  { filter, query, limit }: { filter: LogFilter; query: string; limit: number },
): { groups: LogGroup[]; more: number } {
  const start = batches[0]?.at ?? 0
  const wanted = query.trim()
  const groups: { key: string; round: string; lines: DrawnLine[] }[] = []
  let [shown, more] = [0, 0]
  let waiting: string[] = []
  for (const batch of [...batches].reverse()) {
    const lines = batch.lines.filter((line) => passes(line, filter, wanted))
    const loud = wanted === '' ? lines.filter(({ quiet }) => quiet !== true) : lines
    if (loud.length > 0 && shown >= limit) more++
    if (loud.length === 0 || shown >= limit) {
      waiting = [...lines.map(inWords), ...waiting]
      continue
    }
    shown++
    const drawn = drawnLines(
      batch,
      loud,
      { undone: batch.seq > head, time: clock(batch.at - start) },
      waiting,
    )
    waiting = leading(lines, loud).map(inWords)
    const group = groups.at(-1)
    if (group?.round === batch.round) group.lines.push(...drawn)
    else groups.push({ key: `${batch.round} ${batch.seq}`, round: batch.round, lines: drawn })
  }
  return { groups: groups.map((group) => ({ ...group, lines: named(group.lines) })), more }
}

function drawnLines(
  { seq }: Batch,
  lines: readonly LogLine[],
  common: Pick<DrawnLine, 'undone' | 'time'>,
  waiting: readonly string[],
): DrawnLine[] {
  return lines.map((line, place) => ({
    ...common,
    key: `${seq} ${place}`,
    line,
    named: true,
    aside: place === lines.length - 1 ? waiting : NONE,
  }))
}

const NONE: readonly string[] = []

/** Quiet lines before the first loud one of a step belong to the step before. */
function leading(lines: readonly LogLine[], loud: readonly LogLine[]): readonly LogLine[] {
  const [first] = loud
  return first ? lines.slice(0, lines.indexOf(first)) : []
}

function inWords({ who, text }: LogLine): string {
  return `${who} ${text}`.trim()
}

function named(lines: readonly DrawnLine[]): DrawnLine[] {
  return lines.map((each, place) => {
    const above = lines[place - 1]?.line.who
    return { ...each, named: each.line.who === '' || each.line.who !== above }
  })
}

function passes({ who, text, delta, tone, sum = [] }: LogLine, filter: LogFilter, query: string): boolean {
  if (filter === 'wounds' && tone !== 'loss' && tone !== 'gain') return false
  if (filter === 'rulings' && tone !== 'ruling') return false
  return holdsWords([who, text, delta, ...sum].join(' '), query)
}

/** Minutes and seconds; hours only when there are any. */
export function clock(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** Seconds of the fight up to and with this round; null before it. */
export function secondsAt(round: string, surpriseRounds: number, seconds: number): number | null {
  if (round === '') return null
  return /^\d+$/.test(round) ? (Number(round) + surpriseRounds) * seconds : seconds
}
