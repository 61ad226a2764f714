import { folded } from '#ui/words.ts'

/** Finds a creature by what a GM types in a hurry: "m3" is Mire Ghoul 3, "ilse" and "k" are Ilse Kessler. */
export function fitting<T extends { label: string }>(options: readonly T[], typed: string): T[] {
  const wanted = folded(typed).replace(/\s+/g, '')
  return options.filter(({ label }) => fits(wanted, folded(label).split(/[\s,]+/)))
}

/** Beginnings of words, in their order; words in between may be left out. */
function fits(typed: string, [word, ...rest]: readonly string[]): boolean {
  if (typed === '') return true
  if (word === undefined) return false
  for (let count = Math.min(typed.length, word.length); count > 0; count--)
    if (word.startsWith(typed.slice(0, count)) && fits(typed.slice(count), rest)) return true
  return fits(typed, rest)
}
