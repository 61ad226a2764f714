import type { GameSystem } from '../../engine/system'
import { matchWord, type KnownWord } from '../match-word'
import { wordsOf } from '../system-words'

/** What a column holds. Stats and vitals carry the system's id. */
export type Column =
  | { holds: 'stat' | 'vital'; id: string; label: string }
  | { holds: Exclude<PlainColumn, 'stat' | 'vital'>; label: string }

type PlainColumn =
  | 'name'
  | 'quantity'
  | 'kind'
  | 'tags'
  | 'source'
  | 'defence'
  | 'initiative'
  | 'side'
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
  { id: 'side', names: ['team'] },
  { id: 'player', names: ['played by'] },
  { id: 'hidden', names: [] },
  { id: 'alias', names: ['shown as'] },
  { id: 'notes', names: ['note', 'comment'] },
]

const INITIATIVE: readonly KnownWord[] = [
  { id: 'initiative', names: ['init', 'initiative modifier', 'initiative bonus', 'init mod', 'init bonus'] },
]

/** "HP", "max HP", "hit points" … all mean the maximum. */
function vitalNames({ id, names }: KnownWord): KnownWord {
  const more = [id, ...names].flatMap((name) => [`max ${name}`, `${name} max`])
  return { id, names: [...names, ...more, ...(id === 'hp' ? ['hit points', 'health'] : [])] }
}

/** All names that a header may use, for "Did you mean". */
export function columnNames(system: GameSystem): string[] {
  const { stats, vitals } = wordsOf(system)
  const own = [...stats, ...vitals].flatMap(({ names }) => names)
  return [...PLAIN.map(({ id }) => id), 'count', 'AR', 'AC', 'initiative', ...own]
}

export function columnOf(label: string, system: GameSystem): Column {
  const words = wordsOf(system)
  const plain = matchWord(label, PLAIN)
  if (plain !== null) return { holds: plain, label } as Column
  if (matchWord(label, words.defence) !== null) return { holds: 'defence', label }
  const vital = matchWord(label, words.vitals.map(vitalNames))
  if (vital !== null) return { holds: 'vital', id: vital, label }
  const stat = matchWord(label, words.stats)
  if (stat !== null) return { holds: 'stat', id: stat, label }
  if (matchWord(label, INITIATIVE) === null) return { holds: 'unknown', label }
  const own = words.stats.find((each) => matchWord(each.id, INITIATIVE) !== null)
  return own ? { holds: 'stat', id: own.id, label } : { holds: 'initiative', label }
}
