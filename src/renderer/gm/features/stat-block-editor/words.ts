import type { StatBlock } from '#core/engine/model/stat-block'
import type { GameSystem } from '#core/engine/system'

/** Words to choose from while typing: those already used in the library, and those that the rules know. */
export interface Words {
  kinds: readonly string[]
  sources: readonly string[]
  attackKinds: readonly string[]
  maneuvers: readonly string[]
  skills: readonly string[]
}

export const WORD_LISTS = ['kinds', 'sources', 'attackKinds', 'maneuvers', 'skills'] as const

/** From all blocks of one system, each word once, most used first. */
export function wordsIn(blocks: readonly StatBlock[], known?: GameSystem['words']): Words {
  return {
    kinds: mostUsed(blocks.map(({ kind }) => kind)),
    sources: mostUsed(blocks.map(({ source }) => source)),
    attackKinds: mostUsed([
      ...(known?.attackKinds ?? []),
      ...blocks.flatMap(({ attacks }) => attacks.map(({ kind }) => kind)),
    ]),
    maneuvers: mostUsed([
      ...MANEUVERS,
      ...blocks.flatMap(({ abilities }) => abilities.map(({ maneuver }) => maneuver)),
    ]),
    skills: mostUsed([
      ...(known?.skills ?? []),
      ...blocks.flatMap(({ skills }) => skills.map(({ name }) => name)),
    ]),
  }
}

/** The words of the model itself; a system may have more. */
const MANEUVERS = ['active', 'reactive', 'passive', 'slow']
const MOST = 60

function mostUsed(words: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const word of words) if (word.trim() !== '') counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .map(([word]) => word)
}
