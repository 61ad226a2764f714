import { parseDice } from '../engine/dice'
import { mostOf } from '../engine/setup/quantity'
import { LIMITS } from './limits'

/** Number of creatures that a text means: a number, or dice within the limit that are rolled at the start. Null is neither. */
export function quantityIn(text: string): number | string | null {
  const terms = parseDice(text)
  const most = mostOf(text)
  if (!terms || most > LIMITS.members || most < 0) return null
  return terms.every(({ faces }) => faces === 0) ? most : text
}
