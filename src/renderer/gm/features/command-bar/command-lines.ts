import { isEnabled, type Intent } from '#gm/intents/intent.ts'
import { beginsWords } from '#ui/words.ts'

/** One line of the command bar. */
export interface CommandLine {
  id: string
  group: string
  label: string
  /** Quiet words at the far end: what it would do, or why it can't be done now. */
  aside: string
  keys: Intent['keys']
  blocked: boolean
  run: () => void
}

/** Something that answers what was typed, such as "ghoul 3 -7" or the name of an encounter. */
export type CommandSource = (query: string) => readonly CommandLine[]

const MOST = 40

/** What sources make of the query comes first, then intents whose words it matches. */
export function commandLines(
  query: string,
  intents: readonly Intent[],
  sources: readonly CommandSource[],
): CommandLine[] {
  const text = query.trim()
  const answered = text === '' ? [] : sources.flatMap((source) => source(text))
  const listed = intents.filter((intent) => intent.unlisted !== true && beginsWords(intent.label, text))
  const ranked = listed.map((intent) => ({ line: lineOf(intent), rank: rankOf(intent) }))
  ranked.sort((a, b) => a.rank - b.rank)
  return [...answered, ...ranked.map(({ line }) => line)].slice(0, MOST)
}

/** What belongs to the screen first, then what works everywhere, then what is blocked now. */
function rankOf(intent: Intent): number {
  if (!isEnabled(intent)) return 2
  return intent.scope === 'anywhere' ? 1 : 0
}

function lineOf(intent: Intent): CommandLine {
  const blocked = !isEnabled(intent)
  return {
    id: intent.id,
    group: 'Actions',
    label: intent.label,
    aside: blocked ? (intent.reason?.() ?? 'Not possible now') : '',
    keys: intent.keys,
    blocked,
    run: intent.run,
  }
}
