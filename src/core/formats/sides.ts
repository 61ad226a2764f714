import { didYouMean } from './near-word'
import { matchWord, type KnownWord } from './match-word'
import type { Side } from '../engine/model/combatant'

/** How trackers say for whom somebody fights. */
const SIDES: readonly (KnownWord & { id: Side })[] = [
  {
    id: 'ally',
    names: [
      'friend',
      'friends',
      'friendly',
      'party',
      'player',
      'players',
      'character',
      'pc',
      'pcs',
      'hero',
      'heroes',
      'allies',
    ],
  },
  {
    id: 'foe',
    names: [
      'enemy',
      'monster',
      'monsters',
      'enemies',
      'foes',
      'npc',
      'npcs',
      'hostile',
      'opponent',
      'opponents',
    ],
  },
]

/** Null: "neutral", "red", "team 2" say nothing about sides of ours. */
export function sideIn(word: string): Side | null {
  const found = matchWord(word, SIDES)
  return SIDES.find(({ id }) => id === found)?.id ?? null
}

/** Said where a word had to be guessed. */
export function guessedSide(label: string, word: string, side: Side): string {
  return `${label} ${word} is read as ${side}.${didYouMean(
    word,
    SIDES.map(({ id }) => id),
  )}`
}
