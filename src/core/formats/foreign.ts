/** What a text is that is none of ours, said so that the GM knows what to do with it. Looks at its start only. */
import type { ImportResult } from './format'
import { JsonFault, parseJson } from './json/parse-json'
import { brokenJson } from './native/refusals'

/** More than any file of ours is written by hand: a fault in such a text is not looked for. */
const HAND_WRITTEN = 200_000
const LOOKED_AT = 20_000

const READABLE = 'Turnkeeper files and tables (CSV) with a header line can be read.'
const AS_TABLE =
  'Until then, write its creatures into a table, one line each, under a header line such as name,HP,AC.'

/** A file of another program: what shows near its beginning, what it is called, and what can be done with it. */
interface Kind {
  shows: readonly RegExp[]
  what: string
  now?: string
  inNotes?: true
}

/** The first whose signs all show. */
const KINDS: readonly Kind[] = [
  { shows: [/^\s*<(!doctype html|html)/i], what: 'a web page' },
  {
    shows: [/^(```|~~~)\s*(encounter|statblock)/m],
    what: 'a note of Obsidian with stat blocks or encounters',
    inNotes: true,
    now: AS_TABLE,
  },
  { shows: [/<compendium[\s>]/], what: 'a compendium of Fight Club 5e or Game Master 5e', now: AS_TABLE },
  {
    shows: [/<root[\s>]/, /<(npc|battle|combattracker|charsheet)[\s>]/],
    what: 'a campaign of Fantasy Grounds',
    now: AS_TABLE,
  },
  { shows: [/^\s*<\?xml/i], what: 'an XML file' },
  {
    shows: [/systems\/teriock\//, /^_key: ["']?!effects!|^type: ability|"_key"\s*:\s*"!effects!/m],
    what: 'an ability from the Teriock system of Foundry VTT',
    now: 'Until then, write it into a stat block of the library, under Abilities.',
  },
  {
    shows: [/systems\/teriock\//],
    what: 'a creature from the Teriock system of Foundry VTT',
    now: 'Until then, make it in the library as a new stat block.',
  },
  {
    shows: [
      /"?_id"?\s*:|"?_stats"?\s*:|"?prototypeToken"?\s*:/,
      /!actors|"?\btype"?\s*:\s*"?(npc|character)\b|"data"\s*:\s*\{\s*"abilities"/,
    ],
    what: 'creatures of Foundry VTT',
    now: AS_TABLE,
  },
  { shows: [/^_id:|"?_key"?\s*:\s*["']?!|"?_stats"?\s*:/m], what: 'a document of Foundry VTT' },
  {
    shows: [/"StatBlock"\s*:|"(Creatures|SavedEncounters|PersistentCharacters|Spells|ImprovedInitiative)\./],
    what: 'an export of Improved Initiative',
    now: AS_TABLE,
  },
  {
    shows: [/"Name"\s*:/, /"(HP|AC)"\s*:\s*\{\s*"Value"\s*:/],
    what: 'creatures or characters of Improved Initiative',
    now: AS_TABLE,
  },
  { shows: [/"monster"\s*:\s*\[/], what: 'a bestiary of 5etools', now: AS_TABLE },
  {
    shows: [/"armor_class"\s*:/, /"(ability_scores|armor_detail|document(__slug)?)"\s*:/],
    what: 'creatures of Open5e',
    now: AS_TABLE,
  },
  {
    shows: [/"armor_class"\s*:/, /"hit_points"\s*:/],
    what: 'monsters of the D&D 5e SRD database',
    now: AS_TABLE,
  },
  { shows: [/"baseHitPoints"\s*:/], what: 'a character of D&D Beyond', now: AS_TABLE },
  { shows: [/"build"\s*:\s*\{/, /"success"\s*:/], what: 'a character of Pathbuilder 2e', now: AS_TABLE },
]

/** A file of ours with a fault in its first lines is broken, not unknown: say where. */
export function unknownText(text: string, name: string): ImportResult {
  const start = text.slice(0, LOOKED_AT)
  const kind = kindOf(start, name)
  const what = kind === null ? '' : ` It looks like ${kind.what}, which this version can’t read yet.`
  const now = kind?.now === undefined ? '' : ` ${kind.now}`
  const lines = holdsLinesOfJson(text)
  if (lines) {
    const message = `${name} holds one JSON text on each line, as databases do, and is not an encounter file.${what}${now} ${READABLE}`
    return refused(message)
  }
  const fault = kind === null && text.length <= HAND_WRITTEN ? faultOf(text) : null
  return fault ?? refused(`${name} is not an encounter file.${what}${now} ${READABLE}`)
}

function refused(message: string): ImportResult {
  return { ok: false, error: { code: 'format/unknown', message, where: '' } }
}

const NOTE: Kind = { shows: [], what: 'a note in Markdown', now: AS_TABLE }

/** A note may well speak of other files, and is none of them. */
function kindOf(start: string, name: string): Kind | null {
  const isNote = /\.(md|markdown)$/i.test(name)
  const kinds = isNote ? KINDS.filter(({ inNotes }) => inNotes) : KINDS
  return kinds.find(({ shows }) => shows.every((sign) => sign.test(start))) ?? (isNote ? NOTE : null)
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
function holdsLinesOfJson(text: string): boolean {
  const end = text.indexOf('\n')
  const first = text.slice(0, Math.max(0, end)).trim()
  return first.startsWith('{') && first.endsWith('}') && text[end + 1] === '{'
}

/** A large text that never says that it is ours is not read to its end. */
export function mayBeOurs(text: string): boolean {
  return text.length <= HAND_WRITTEN || /"format"\s*:\s*"turnkeeper"/.test(text)
}
