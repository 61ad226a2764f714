import { parseDice } from '#core/engine/dice'

/** The total of an expression whose dice fell like this, in the order of the expression. */
export function totalOfDice(dice: string, faces: readonly number[]): number {
  let total = 0
  let place = 0
  for (const term of parseDice(dice) ?? []) {
    if (term.faces === 0) total += term.sign * term.count
    else for (let each = 0; each < term.count; each++) total += term.sign * (faces[place++] ?? 0)
  }
  return total
}

/** Highest and lowest that can be typed for dice; a single die is called by its face. */
export function limitsOfDice(dice: string): { min: number; max: number } {
  const terms = parseDice(dice) ?? []
  const end = (high: boolean): number =>
    terms.reduce((sum, { sign, count, faces }) => {
      if (faces === 0) return sum + sign * count
      return sum + sign * count * (high === sign > 0 ? faces : 1)
    }, 0)
  return { min: end(false), max: end(true) }
}
