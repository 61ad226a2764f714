import { plain } from './near-word'

/** A word of a rules system with the names that people write for it. */
export interface KnownWord {
  id: string
  names: readonly string[]
}

/** The id that is meant, whatever the case; the exact id wins. Null when none is. */
export function matchWord(word: string, known: readonly KnownWord[]): string | null {
  if (known.some(({ id }) => id === word)) return word
  const wanted = plain(word)
  const found = known.find(({ id, names }) => [id, ...names].some((each) => plain(each) === wanted))
  return wanted === '' ? null : (found?.id ?? null)
}

/** For "Did you mean …?": the names as people write them. */
export function namesOf(known: readonly KnownWord[]): string[] {
  return known.flatMap(({ id, names }) => (names.length > 0 ? names : [id]))
}
