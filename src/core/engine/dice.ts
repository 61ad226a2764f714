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

const MOST_DICE = 200
const MOST_FACES = 1000

/** Reads "2d6+3", "d20 - 1" or "7". Null when it is anything else. */
export function parseDice(text: string): DiceTerm[] | null {
  const packed = text.replace(/\s+/g, '').toLowerCase()
  if (!/^[+-]?(\d*d\d+|\d+)([+-](\d*d\d+|\d+))*$/.test(packed)) return null
  const terms = [...packed.matchAll(/([+-]?)(?:(\d*)d(\d+)|(\d+))/g)].map(readTerm)
  const sane = terms.every((term) => (term.faces === 0 ? term.count < 1e6 : saneDice(term)))
  return sane ? terms : null
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

function saneDice(term: DiceTerm): boolean {
  return term.count >= 1 && term.count <= MOST_DICE && term.faces >= 2 && term.faces <= MOST_FACES
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

/** The mean of an expression, for summaries; null when it can't be read. */
export function averageOf(text: string): number | null {
  const terms = parseDice(text)
  if (!terms) return null
  return terms.reduce(
    (sum, { sign, count, faces }) => sum + sign * (faces === 0 ? count : (count * (faces + 1)) / 2),
    0,
  )
}
