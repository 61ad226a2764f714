/** The log as it is drawn: newest first, under the heading of its round, undone lines kept and marked. */
import type { Batch, Journal } from '#core/history/journal'
import type { LogLine } from '#core/engine/model/log-line'

export { headingOf as roundWords } from '#core/views/log-as-text'

export interface LogGroup {
  /** Stays the same while the log grows. */
  key: string
  round: string
  batches: readonly LoggedBatch[]
}

export interface LoggedBatch {
  batch: Batch
  /** Time since the fight began, "23:20". */
  time: string
  undone: boolean
  lines: readonly LogLine[]
}

export type LogFilter = 'all' | 'wounds' | 'rulings'

/** Worded, filtered, newest first; `limit` counts batches, so that a long evening stays quick. */
export function logGroups(
  { batches, head }: Pick<Journal, 'batches' | 'head'>,
  { filter, query, limit }: { filter: LogFilter; query: string; limit: number },
): { groups: LogGroup[]; more: number } {
  const start = batches[0]?.at ?? 0
  const wanted = query.trim().toLowerCase()
  const found: LoggedBatch[] = []
  let more = 0
  for (const batch of [...batches].reverse()) {
    const passing = batch.lines.filter((line) => passes(line, filter, wanted))
    // The very same list when all of it passes: what has not changed is not drawn again.
    const lines = passing.length === batch.lines.length ? batch.lines : passing
    if (lines.length === 0) continue
    if (found.length >= limit) more++
    else found.push({ batch, lines, undone: batch.seq > head, time: clock(batch.at - start) })
  }
  return { groups: byRound(found), more }
}

function passes({ who, text, delta, tone }: LogLine, filter: LogFilter, query: string): boolean {
  if (filter === 'wounds' && tone !== 'loss' && tone !== 'gain') return false
  if (filter === 'rulings' && tone !== 'ruling') return false
  return query === '' || `${who} ${text} ${delta}`.toLowerCase().includes(query)
}

function byRound(batches: readonly LoggedBatch[]): LogGroup[] {
  const groups: { key: string; round: string; batches: LoggedBatch[] }[] = []
  for (const each of batches) {
    const last = groups.at(-1)
    if (last?.round === each.batch.round) last.batches.push(each)
    else
      groups.push({ key: `${each.batch.round} ${each.batch.seq}`, round: each.batch.round, batches: [each] })
  }
  return groups
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
