/** What a typed name of a newcomer may mean: one more of the fight's own creatures, a block, or only a name. */
import type { Combatant } from '#core/engine/model/combatant'
import type { StatBlock } from '#core/engine/model/stat-block'
import type { GameSystem } from '#core/engine/system'
import { bestFirst, type Suggestion } from '#ui/suggestion.ts'
import { beginsWords } from '#ui/words.ts'

export interface Joiner extends Suggestion {
  name: string
  /** Null: only a name, made up at the table. */
  block: StatBlock | null
  /** One like it that is in the fight: the newcomer begins on its side and as visible as it is. */
  like: Combatant | null
}

export interface JoinSources {
  /** Those in the fight, the likely one first. */
  combatants: readonly Combatant[]
  blocks: readonly StatBlock[]
  system: Pick<GameSystem, 'id' | 'defence'>
}

/** "3 mud imp" is three of them. */
export function countTyped(typed: string): { count: number | null; words: string } {
  const [, count, words = ''] = /^(\d{1,2})\s*[x×]?\s+(\S.*)$/i.exec(typed.trim()) ?? []
  return count === undefined
    ? { count: null, words: typed.trim() }
    : { count: Number(count), words: words.trim() }
}

export function joiners(typed: string, { combatants, blocks, system }: JoinSources): Joiner[] {
  const { words } = countTyped(typed)
  const meant = ({ name }: { name: string }) => beginsWords(name, words)
  const own = kinds(combatants)
    .filter(meant)
    .map((each) => another(each, system))
  const known = new Set(own.map(({ block }) => block?.id))
  const library = blocks
    .filter((block) => block.systemId === system.id && !known.has(block.id) && meant(block))
    .map(fromLibrary)
  const lines = [...bestFirst(own, `another ${words}`), ...bestFirst(library, words)]
  return words === '' ? lines : [...lines, onlyName(words)]
}

/** Copies are one kind; characters are one of theirs and come once. */
function kinds(combatants: readonly Combatant[]): Combatant[] {
  const first = new Map<string, Combatant>()
  for (const each of combatants) if (each.player === '' && !first.has(each.name)) first.set(each.name, each)
  return [...first.values()]
}

function another(like: Combatant, { defence }: JoinSources['system']): Joiner {
  const { name, block } = like
  const number = typeof like.defence === 'number' ? `${defence.label} ${String(like.defence)}` : ''
  const aside = [number, ...block.attacks.slice(0, 1).map((attack) => attack.name)].filter(Boolean).join(', ')
  return { key: `like ${like.id}`, label: `Another ${name}`, aside, name, block, like }
}

function fromLibrary(block: StatBlock): Joiner {
  const aside = ['library', block.kind].filter(Boolean).join(', ')
  return { key: block.id, label: block.name, aside, name: block.name, block, like: null }
}

function onlyName(name: string): Joiner {
  const label = `\u201c${name}\u201d`
  return { key: 'name', label, aside: 'only a name, no numbers', own: true, name, block: null, like: null }
}
