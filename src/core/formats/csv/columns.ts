import type { GameSystem } from '../../engine/system'
import { matchWord, type KnownWord } from '../match-word'
import { plain } from '../near-word'
import { wordsOf } from '../system-words'

/** What a column holds. Stats and vitals carry the system's id. */
export type Column =
  { holds: 'stat' | 'vital' | 'present'; id: string; label: string } | { holds: PlainColumn; label: string }

type PlainColumn =
  | 'name'
  | 'quantity'
  | 'kind'
  | 'tags'
  | 'source'
  | 'defence'
  | 'initiative'
  | 'total'
  | 'side'
  | 'friendly'
  | 'player'
  | 'hidden'
  | 'alias'
  | 'notes'
  | 'unknown'

const PLAIN: readonly (KnownWord & { id: PlainColumn })[] = [
  { id: 'name', names: ['creature', 'monster'] },
  { id: 'quantity', names: ['count', 'number', 'qty', 'how many'] },
  { id: 'kind', names: ['type'] },
  { id: 'tags', names: [] },
  { id: 'source', names: [] },
  { id: 'side', names: ['team', 'faction', 'allegiance', 'disposition'] },
  { id: 'friendly', names: ['friend', 'ally', 'is ally', 'is friendly', 'is player', 'is pc'] },
  { id: 'player', names: ['played by'] },
  { id: 'hidden', names: [] },
  { id: 'alias', names: ['shown as'] },
  { id: 'notes', names: ['note', 'comment'] },
]

/** A bare word may be the bonus or what was rolled. */
const INITIATIVE: readonly KnownWord[] = [{ id: 'initiative', names: ['init'] }]
const BONUS: readonly KnownWord[] = [
  {
    id: 'bonus',
    names: ['initiative', 'init'].flatMap((word) =>
      ['modifier', 'bonus', 'mod'].flatMap((what) => [`${word} ${what}`, `${what} ${word}`]),
    ),
  },
]
const TOTAL: readonly KnownWord[] = [
  {
    id: 'total',
    names: ['initiative', 'init'].flatMap((word) =>
      ['total', 'roll', 'result', 'rolled'].flatMap((what) => [`${word} ${what}`, `${what} ${word}`]),
    ),
  },
]

/** "HP", "hit points" … alone mean the maximum, as long as no other column does. */
function vitalNames({ id, names }: KnownWord): KnownWord {
  return { id, names: [...names, ...(id === 'hp' ? ['hit points', 'health'] : [])] }
}

/** The vital that a label speaks of together with one of these words: "max HP", "hp_max". */
function vitalWith(label: string, vitals: readonly KnownWord[], words: readonly string[]): string | null {
  const wanted = plain(label)
  const isMeant = (name: string): boolean =>
    words.some((word) => [plain(`${word}${name}`), plain(`${name}${word}`)].includes(wanted))
  return vitals.find(({ id, names }) => [id, ...names].some(isMeant))?.id ?? null
}

const MAXIMUM = ['max', 'maximum', 'full', 'total']
const PRESENT = ['current', 'cur', 'present', 'now', 'remaining', 'left']

/** All names that a header may use, for "Did you mean". */
export function columnNames(system: GameSystem): string[] {
  const { stats, vitals } = wordsOf(system)
  const own = [...stats, ...vitals].flatMap(({ names }) => names)
  return [...PLAIN.map(({ id }) => id), 'count', 'AR', 'AC', 'initiative', ...own]
}

/** What a header means by itself; `bare`: another column may make it mean something else. */
export function columnOf(label: string, system: GameSystem): Column & { bare?: true } {
  const words = wordsOf(system)
  const meant = matchWord(label, PLAIN)
  if (meant !== null) return { holds: meant as PlainColumn, label }
  if (matchWord(label, words.defence) !== null) return { holds: 'defence', label }
  const vitals = words.vitals.map(vitalNames)
  const maximum = vitalWith(label, vitals, MAXIMUM)
  if (maximum !== null) return { holds: 'vital', id: maximum, label }
  const present = vitalWith(label, vitals, PRESENT)
  if (present !== null) return { holds: 'present', id: present, label }
  const either = matchWord(label, vitals)
  if (either !== null) return { holds: 'vital', id: either, label, bare: true }
  if (matchWord(label, TOTAL) !== null) return { holds: 'total', label }
  if (matchWord(label, BONUS) !== null) return bonusColumn(label, system)
  if (matchWord(label, INITIATIVE) !== null) return { ...bonusColumn(label, system), bare: true }
  const stat = matchWord(label, words.stats)
  return stat === null ? { holds: 'unknown', label } : { holds: 'stat', id: stat, label }
}

/** The system's own place for it, or the notes where it has none. */
export function bonusColumn(label: string, system: GameSystem): Column {
  const own = system.stats.find(({ id }) => matchWord(id, INITIATIVE) !== null)
  return own ? { holds: 'stat', id: own.id, label } : { holds: 'initiative', label }
}
