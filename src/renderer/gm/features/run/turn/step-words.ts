/** What is said aloud when the journal has moved: a step taken back or done again by its name, wounds by their lines. */
import type { Journal } from '#core/history/journal'

type Steps = Pick<Journal, 'batches' | 'head'>

export function stepWords(now: Steps, before: Steps): string[] {
  if (now.head < before.head) return [`Undone: ${before.batches[before.head - 1]?.label ?? ''}`]
  const last = now.batches[now.head - 1]
  if (!last || now.head === before.head) return []
  if (before.batches[now.head - 1] === last) return [`Done again: ${last.label}`]
  const told = last.lines.filter(({ tone }) => tone === 'loss' || tone === 'gain')
  return told.map(({ who, text, delta }) => [who, text, delta].filter(Boolean).join(' '))
}
