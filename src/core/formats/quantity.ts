import { parseDice } from '../engine/dice'
import { LIMITS } from './limits'

/** Number of creatures that a text means: a number, or dice within the limit that are rolled at the start. Null is neither. */
export function quantityIn(text: string): number | string | null {
  const terms = parseDice(text)
  const most = mostOf(text)
  if (!terms || most > LIMITS.members || most < 0) return null
  return terms.every(({ faces }) => faces === 0) ? most : text
}

/** The most that it can come to: a limit that dice may roll past is none. */
export function mostOf(quantity: number | string): number {
  if (typeof quantity === 'number') return quantity
  return (parseDice(quantity) ?? []).reduce((sum, { sign, count, faces }) => {
    const most = faces === 0 || sign < 0 ? count : count * faces
    return sum + sign * most
  }, 0)
}
