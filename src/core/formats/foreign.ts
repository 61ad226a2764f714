/** What a text is that is none of ours, said so that the GM knows what to do with it. Looks at its start only. */
import type { ImportResult } from './format'
import { JsonFault, parseJson } from './json/parse-json'
import { brokenJson } from './native/refusals'

/** More than any file of ours is written by hand: a fault in such a text is not looked for. */
const HAND_WRITTEN = 200_000
const LOOKED_AT = 20_000

/** Files of other programs by what stands near their beginning. */
const KINDS: readonly [pattern: RegExp, what: string][] = [
  [
    /"StatBlock"\s*:|"(Creatures|SavedEncounters|PersistentCharacters|ImprovedInitiative)[."]/,
    'an export of Improved Initiative',
  ],
  [/<compendium[\s>]/, 'a compendium of Fight Club or Game Master 5'],
  [/"monster"\s*:\s*\[/, 'a bestiary of 5etools'],
  [/"armor_class"|"hit_points"/, 'a creature of a 5e database'],
  [
    /"?_key"?\s*:\s*"?!?(actors|items)!|"?_stats"?\s*:|"?prototypeToken"?\s*:|"data"\s*:\s*\{\s*"abilities"|^_id:|"?type"?\s*:\s*"?(npc|creature|character)"?/m,
    'a document of Foundry',
  ],
  [/^```\s*(encounter|statblock)/m, 'a note of Obsidian'],
  [/^\s*<(!doctype html|html)/i, 'a web page'],
  [/^\s*<\?xml/i, 'an XML file'],
]

const READABLE = 'Turnkeeper files and tables (CSV) with a header line can be read.'

/** A file of ours with a fault in its first lines is broken, not unknown: say where. */
export function unknownText(text: string, name: string): ImportResult {
  const start = text.slice(0, LOOKED_AT)
  const kind = kindOf(start)
  const what = kind === null ? '' : ` It looks like ${kind}, which this version can’t read.`
  const lines = holdsLinesOfJson(start)
  if (lines) {
    const message = `${name} holds one JSON text on each line, as databases do, and is not an encounter file.${what} ${READABLE}`
    return refused(message)
  }
  const fault = kind === null && text.length <= HAND_WRITTEN ? faultOf(text) : null
  return fault ?? refused(`${name} is not an encounter file.${what} ${READABLE}`)
}

function refused(message: string): ImportResult {
  return { ok: false, error: { code: 'format/unknown', message, where: '' } }
}

function kindOf(start: string): string | null {
  return KINDS.find(([pattern]) => pattern.test(start))?.[1] ?? null
}

function faultOf(text: string): ImportResult | null {
  try {
    if (/^\s*[[{]/.test(text)) parseJson(text)
    return null
  } catch (error) {
    if (error instanceof JsonFault) return brokenJson(error, text)
    throw error
  }
}

/** Two lines that begin an object each, the first of them whole. */
function holdsLinesOfJson(start: string): boolean {
  const [first = '', second = ''] = start.trimStart().split(/\r?\n/, 2)
  return /^\{.*\}\s*$/.test(first) && second.startsWith('{')
}

/** A large text that never says that it is ours is not read to its end. */
export function mayBeOurs(text: string): boolean {
  return text.length <= HAND_WRITTEN || /"format"\s*:\s*"turnkeeper"/.test(text)
}
