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

/** How a name is compared: letter case, zero-width signs and spaces around it make no other name. */
export function bareName(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/\s+/gu, ' ')
    .toLowerCase()
}

/** An alias as it is kept; one in which nothing can be read is none. */
export function aliasFrom(text: string | null): string | null {
  return text === null || bareName(text) === '' ? null : text.trim()
}

/**
 * The number or letter of a copy whose disclosure has just been set. A number is given when it is first
 * known under its name and never taken back, so the players' numbers have no gap and no repeat. An alias is
 * numbered like a name, among all that the players read alike.
 */
export function nameCopy(
  copies: Copies,
  name: string,
  disclosure: Disclosure,
): { disclosure: Disclosure; copies: Copies } {
  if (!isKnown(disclosure)) return numberAlias(letterCopy(copies, name, disclosure))
  if (disclosure.number !== null) return { disclosure, copies }
  const given = giveNumber(copies, name)
  return { disclosure: { ...disclosure, number: given.number }, copies: given.copies }
}

function letterCopy(
  copies: Copies,
  name: string,
  disclosure: Disclosure,
): { disclosure: Disclosure; copies: Copies } {
  if (disclosure.number !== null || disclosure.letter !== null) return { disclosure, copies }
  const key = keyIn(copies, name)
  const given = givenTo(copies, name)
  const letters = given.letters + 1
  return {
    disclosure: { ...disclosure, letter: letterFor(letters) },
    copies: { ...copies, [key]: { ...given, letters } },
  }
}

/** Of a hidden creature the alias has no number yet: it would leave a gap. */
function numberAlias({ disclosure, copies }: { disclosure: Disclosure; copies: Copies }): {
  disclosure: Disclosure
  copies: Copies
} {
  const { hidden, alias, aliasNumbers = {} } = disclosure
  if (hidden || alias === null || aliasNumber(copies, disclosure) !== null) return { disclosure, copies }
  const given = giveNumber(copies, alias)
  const numbers = { ...aliasNumbers, [keyIn(copies, alias)]: given.number }
  return { disclosure: { ...disclosure, aliasNumbers: numbers }, copies: given.copies }
}

function aliasNumber(copies: Copies, { alias, aliasNumbers = {} }: Disclosure): number | null {
  const key = keyIn(copies, alias ?? '')
  return (Object.hasOwn(aliasNumbers, key) ? aliasNumbers[key] : null) ?? null
}

function giveNumber(copies: Copies, name: string): { number: number; copies: Copies } {
  const number = nextNumber(copies, name)
  const given = { ...givenTo(copies, name), numbers: number }
  return { number, copies: { ...copies, [keyIn(copies, name)]: given } }
}

/** Own property only: a creature may be called "constructor". */
function givenTo(copies: Copies, name: string): Copies[string] {
  const key = keyIn(copies, name)
  return (Object.hasOwn(copies, key) ? copies[key] : null) ?? NONE_GIVEN
}

const keysByBareName = new WeakMap<Copies, ReadonlyMap<string, string>>()

/** Copies are counted under the name as it was first written. */
function keyIn(copies: Copies, name: string): string {
  if (Object.hasOwn(copies, name)) return name
  let known = keysByBareName.get(copies)
  if (!known) {
    known = new Map(Object.keys(copies).map((key) => [bareName(key), key]))
    keysByBareName.set(copies, known)
  }
  return known.get(bareName(name)) ?? name.trim()
}

/** Steps over labels that are taken, as a creature may itself be called "Orc 2". */
function nextNumber(copies: Copies, name: string): number {
  const [, base = '', place = ''] = /^(.+) (\d+)$/.exec(name.trim()) ?? []
  let number = givenTo(copies, name).numbers + 1
  // Two of a name show their numbers, so a second "Orc 2" can be told from the first.
  if (number === 1 && givenTo(copies, base).numbers >= Math.max(2, Number(place)) && place !== '') number = 2
  while (givenTo(copies, `${name.trim()} ${String(number)}`).numbers > 0) number++
  return number
}

/** A … Z, AA … */
function letterFor(count: number): string {
  const rest = (count - 1) % 26
  const more = Math.floor((count - 1) / 26)
  return (more > 0 ? letterFor(more) : '') + String.fromCharCode(65 + rest)
}

/** The name as the players know it when it is revealed: a single known copy shows no number. */
export function knownName({ copies }: Pick<Fight, 'copies'>, { name, disclosure }: Combatant): string {
  return numbered(copies, name, disclosure.number)
}

function numbered(copies: Copies, name: string, number: number | null): string {
  const shown = isolated(name.trim())
  return number !== null && givenTo(copies, name).numbers > 1 ? `${shown} ${String(number)}` : shown
}

/** What the players read: the alias if there is one. Only for combatants that are not hidden. */
export function publicName(fight: Pick<Fight, 'copies'>, combatant: Combatant): string {
  const { disclosure } = combatant
  return disclosure.alias === null
    ? knownName(fight, combatant)
    : numbered(fight.copies, disclosure.alias, aliasNumber(fight.copies, disclosure))
}

/** What the GM reads. Copies that have no number yet carry their letter. */
export function gmName(fight: Pick<Fight, 'copies'>, combatant: Combatant): string {
  const { name, disclosure } = combatant
  const given = givenTo(fight.copies, name)
  const lettered =
    disclosure.number === null && disclosure.letter !== null && given.numbers + given.letters > 1
  return lettered ? `${isolated(name.trim())} ${disclosure.letter ?? ''}` : knownName(fight, combatant)
}
