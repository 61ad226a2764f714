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

/** The die that counts of several. */
export function keptOf(keeps: 'high' | 'low', faces: readonly number[]): number {
  return keeps === 'high' ? Math.max(...faces) : Math.min(...faces)
}

/** Faces of a single die, which is called by its face; null for sums, where a GM may call any total. */
export function facesOf(dice: string): number | null {
  const [term, more] = parseDice(dice) ?? []
  return term && !more && term.count === 1 && term.faces > 0 ? term.faces : null
}
