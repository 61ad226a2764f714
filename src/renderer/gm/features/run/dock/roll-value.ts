import { parseDice } from '#core/engine/dice'

/** The die that counts of several. */
export function keptOf(keeps: 'high' | 'low', faces: readonly number[]): number {
  return keeps === 'high' ? Math.max(...faces) : Math.min(...faces)
}

/** Faces of a single die, which is called by its face; null for sums, where a GM may call any total. */
export function facesOf(dice: string): number | null {
  const [term, more] = parseDice(dice) ?? []
  return term && !more && term.count === 1 && term.faces > 0 ? term.faces : null
}

/** The highest face that any die of it has; null where there is no die. */
export function mostFaceOf(dice: string): number | null {
  const faces = (parseDice(dice) ?? []).map((term) => term.faces)
  const most = Math.max(0, ...faces)
  return most > 0 ? most : null
}
