import { drawMarkdown } from '#gm/features/library/markdown/draw-markdown.ts'
import { hostileNotes } from '#support/hostile-notes.ts'
import { microseconds, type Measured } from './measure.ts'

const limitIs = 'look at each of its characters once'

/** Notes that were written to keep the app busy, as long as a file may bring them. */
export function noteBenches(): Measured[] {
  return hostileNotes.map(([name, text]) => ({
    what: `note: ${name}`,
    size: text.length,
    ours: microseconds(() => drawMarkdown(text)),
    limit: microseconds(() => lookedAt(text)),
    limitIs,
  }))
}

function lookedAt(text: string): number {
  let sum = 0
  for (let at = 0; at < text.length; at++) sum += text.charCodeAt(at)
  return sum
}
