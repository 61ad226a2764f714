/** The dice port. Real dice, the app's dice and fixed dice in tests all look like this. */
export interface Dice {
  /** A whole number from 1 to `faces`. */
  die(faces: number): number
}

export interface Rolled {
  /** Each die as it fell, in the order of the expression. */
  dice: number[]
  total: number
}

interface DiceTerm {
  sign: 1 | -1
  count: number
  /** 0 for a plain number, whose value is `count`. */
  faces: number
}

/** Of one roll, over all its terms. */
const MOST_DICE = 200
const MOST_FACES = 1000
/** Plain numbers of one roll stay below this, added up. */
const PAST_COUNTING = 1e6

/** Reads "2d6+3", "d20 - 1" or "7". Null when it is anything else; "3 4" is a slip and never 34. */
export function parseDice(text: string): DiceTerm[] | null {
  if (/[\dd]\s+[\dd]/i.test(text)) return null
  const packed = pack(text)
  if (!/^[+-]?(\d*d\d+|\d+)([+-](\d*d\d+|\d+))*$/.test(packed)) return null
  const written = [...packed.matchAll(/([+-]?)(?:(\d*)d(\d+)|(\d+))/g)]
  const terms = written.map(readTerm)
  const dice = terms.filter((_term, place) => written[place]?.[4] === undefined)
  return dice.every(sane) && fewEnough(dice, terms) ? terms : null
}

/** As dice are stored: without spaces, "1d6+2" for "1D6 + 2", and with a plain minus. */
function pack(text: string): string {
  return text
    .replace(/\s+/g, '')
    .replace(/[\u2212\u2013]/g, '-')
    .toLowerCase()
}

function readTerm([, sign, count, faces, plain]: RegExpMatchArray): DiceTerm {
  const negative = sign === '-' ? -1 : 1
  if (plain !== undefined) return { sign: negative, count: Number(plain), faces: 0 }
  return {
    sign: negative,
    count: count === '' || count === undefined ? 1 : Number(count),
    faces: Number(faces),
  }
}

/** "1d0" has no face to fall on. */
function sane({ count, faces }: DiceTerm): boolean {
  return count >= 1 && faces >= 2 && faces <= MOST_FACES
}

function fewEnough(dice: readonly DiceTerm[], terms: readonly DiceTerm[]): boolean {
  const count = (of: readonly DiceTerm[]): number => of.reduce((sum, term) => sum + term.count, 0)
  const plain = terms.filter(({ faces }) => faces === 0)
  return count(dice) <= MOST_DICE && count(plain) < PAST_COUNTING
}

/**
 * An amount as somebody wrote it. A remark ("1d6 fire", "1d8+STR") is kept as it is: only the table can turn it
 * into a number, and is asked to.
 */
export type WrittenAmount =
  | { kind: 'blank' }
  | { kind: 'number'; value: number }
  | { kind: 'dice'; dice: string }
  | { kind: 'remark'; text: string }

/** The one reading of an amount, for every form, file and rule. */
export function readAmount(text: string): WrittenAmount {
  const trimmed = text.trim()
  if (trimmed === '') return { kind: 'blank' }
  const terms = parseDice(trimmed)
  if (!terms) return { kind: 'remark', text: trimmed }
  if (terms.some(({ faces }) => faces > 0)) return { kind: 'dice', dice: pack(trimmed) }
  // Not -0: totals are compared and shown.
  return { kind: 'number', value: terms.reduce((sum, { sign, count }) => sum + sign * count, 0) + 0 }
}

/** What can be rolled of it, or '' where it is blank or a remark: then the number is asked. */
export function rollable(text: string): string {
  return parseDice(text) ? pack(text) : ''
}

/** Rolls an expression that `parseDice` can read. Throws on anything else: check what people type first. */
export function rollDice(text: string, dice: Dice): Rolled {
  const terms = parseDice(text)
  if (!terms) throw new Error(`Not dice: ${text}`)
  const rolled: Rolled = { dice: [], total: 0 }
  for (const term of terms) {
    if (term.faces === 0) rolled.total += term.sign * term.count
    else for (let each = 0; each < term.count; each++) addDie(rolled, term, dice)
  }
  return rolled
}

function addDie(rolled: Rolled, term: DiceTerm, dice: Dice): void {
  const value = dice.die(term.faces)
  rolled.dice.push(value)
  rolled.total += term.sign * value
}

/** The total of dice that somebody else rolled for an expression, in its order; its plain numbers are added. */
export function totalOf(text: string, fallen: readonly number[]): number {
  const terms = parseDice(text) ?? []
  const signs = terms.flatMap(({ faces, count, sign }) =>
    faces === 0 ? [] : Array<1 | -1>(count).fill(sign),
  )
  const plain = terms.reduce((sum, { faces, count, sign }) => sum + (faces === 0 ? sign * count : 0), 0)
  return fallen.reduce((sum, die, place) => sum + (signs[place] ?? 1) * die, plain)
}

/** A list: each die as the app rolled it. A number: the total as called at the table. Null: still open. */
export type RollValue = number | readonly number[] | null

/** What a rolled or called value of an expression comes to; null while it is open. */
export function totalOfRoll(text: string, value: RollValue): number | null {
  return value === null || typeof value === 'number' ? value : totalOf(text, value)
}

/** The mean of an expression, for summaries; null when it can't be read. */
export function averageOf(text: string): number | null {
  const terms = parseDice(text)
  if (!terms) return null
  return terms.reduce(
    (sum, { sign, count, faces }) => sum + sign * (faces === 0 ? count : (count * (faces + 1)) / 2),
    0,
  )
}
