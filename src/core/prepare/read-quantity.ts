import { parseDice } from '../engine/dice'
import type { CombatantSeed } from '../engine/model/seed'

const MOST = 99

/** "3" or "2d4" as an encounter keeps it, or what is wrong with it. */
export function readQuantity(text: string): { quantity: CombatantSeed['quantity'] } | { wrong: string } {
  const typed = text.trim()
  if (/^\d+$/.test(typed)) {
    const number = Number(typed)
    return number >= 1 && number <= MOST ? { quantity: number } : { wrong: `Needs 1 to ${MOST}.` }
  }
  const terms = parseDice(typed)
  if (!terms) return { wrong: 'Needs a number, or dice such as 2d4.' }
  const most = terms.reduce((sum, { sign, count, faces }) => sum + sign * count * Math.max(1, faces), 0)
  return most >= 1 && most <= MOST ? { quantity: typed } : { wrong: `May come to ${most}; at most ${MOST}.` }
}
