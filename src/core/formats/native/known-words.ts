import type { Findings } from '../issues'
import type { Path } from '../json/parse-json'
import { matchWord, namesOf, type KnownWord } from '../match-word'
import { didYouMean, nearWord } from '../near-word'
import { spanAt, type Reading } from './reading'
import { pathText, shown } from '../../model/wording'

interface Context {
  reading: Reading
  findings: Findings
}

/**
 * The system's id for a written word. A word that the rules do not know stays as it is, so that nothing is
 * lost, and is named in a warning.
 */
export function knownWord(
  word: string,
  known: readonly KnownWord[],
  what: string,
  path: Path,
  { reading, findings }: Context,
): string {
  if (word === '') return word
  const id = matchWord(word, known)
  if (id !== null) return id
  const message = `“${shown(word)}” is not a ${what} of these rules.${didYouMean(word, namesOf(known))}`
  findings.warn(spanAt(reading, path), message, { path: pathText(path) })
  return word
}

/** For words that people may also make up, such as damage types: named only when one is nearly a known word. */
export function likelyWord(
  word: string,
  known: readonly KnownWord[],
  what: string,
  path: Path,
  context: Context,
): string {
  const free = matchWord(word, known) === null && nearWord(word, namesOf(known)) === null
  return free ? word : knownWord(word, known, what, path, context)
}

/** The same for the keys of an object. Two names for one thing are an error. */
export function knownKeys<T>(
  values: Readonly<Record<string, T>>,
  known: readonly KnownWord[],
  what: string,
  path: Path,
  context: Context,
): Record<string, T> {
  const result = new Map<string, T>()
  for (const [key, value] of Object.entries(values)) {
    const at = [...path, key]
    const id = knownWord(key, known, what, at, context)
    if (result.has(id)) {
      context.findings.error(spanAt(context.reading, at), `${key} is given twice.`, { path: pathText(at) })
    }
    result.set(id, value)
  }
  return Object.fromEntries(result)
}
