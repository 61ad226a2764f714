/** Copies of one name: numbers that players see, letters that only the GM sees. */
import type { Combatant, Disclosure } from './model/combatant'
import type { Fight } from './model/fight'
import { isolated } from './isolated'

type Copies = Fight['copies']
const NONE_GIVEN = { numbers: 0, letters: 0 }

/** Known to the players under its own name, so that its number may be theirs. */
function isKnown({ hidden, alias }: Pick<Disclosure, 'hidden' | 'alias'>): boolean {
  return !hidden && alias === null
}

/**
 * The number or letter of a copy whose disclosure has just been set. A number is given when it is first
 * known under its name and never taken back, so the players' numbers have no gap and no repeat.
 */
export function nameCopy(
  copies: Copies,
  name: string,
  disclosure: Disclosure,
): { disclosure: Disclosure; copies: Copies } {
  const given = givenTo(copies, name)
  if (isKnown(disclosure) && disclosure.number === null) {
    const number = nextNumber(copies, name)
    return {
      disclosure: { ...disclosure, number },
      copies: { ...copies, [name]: { ...given, numbers: number } },
    }
  }
  if (!isKnown(disclosure) && disclosure.number === null && disclosure.letter === null) {
    const letters = given.letters + 1
    const letter = letterFor(letters)
    return { disclosure: { ...disclosure, letter }, copies: { ...copies, [name]: { ...given, letters } } }
  }
  return { disclosure, copies }
}

/** Own property only: a creature may be called "constructor". */
function givenTo(copies: Copies, name: string): Copies[string] {
  return (Object.hasOwn(copies, name) ? copies[name] : null) ?? NONE_GIVEN
}

/** Steps over labels that are taken, as a creature may itself be called "Orc 2". */
function nextNumber(copies: Copies, name: string): number {
  const [, base = '', place = ''] = /^(.+) (\d+)$/.exec(name) ?? []
  let number = givenTo(copies, name).numbers + 1
  // Two of a name show their numbers, so a second "Orc 2" can be told from the first.
  if (number === 1 && givenTo(copies, base).numbers >= Math.max(2, Number(place)) && place !== '') number = 2
  while (givenTo(copies, `${name} ${String(number)}`).numbers > 0) number++
  return number
}

/** A … Z, AA … */
function letterFor(count: number): string {
  const rest = (count - 1) % 26
  const more = Math.floor((count - 1) / 26)
  return (more > 0 ? letterFor(more) : '') + String.fromCharCode(65 + rest)
}

/** The name as the players know it when it is revealed: a single known copy shows no number. */
export function knownName(fight: Pick<Fight, 'copies'>, { name, disclosure }: Combatant): string {
  const numbered = disclosure.number !== null && givenTo(fight.copies, name).numbers > 1
  return numbered ? `${isolated(name)} ${String(disclosure.number)}` : isolated(name)
}

/** What the players read: the alias if there is one. Only for combatants that are not hidden. */
export function publicName(fight: Pick<Fight, 'copies'>, combatant: Combatant): string {
  const { alias } = combatant.disclosure
  return alias === null ? knownName(fight, combatant) : isolated(alias)
}

/** What the GM reads. Copies that have no number yet carry their letter. */
export function gmName(fight: Pick<Fight, 'copies'>, combatant: Combatant): string {
  const { name, disclosure } = combatant
  const given = givenTo(fight.copies, name)
  const lettered =
    disclosure.number === null && disclosure.letter !== null && given.numbers + given.letters > 1
  return lettered ? `${isolated(name)} ${disclosure.letter ?? ''}` : knownName(fight, combatant)
}
