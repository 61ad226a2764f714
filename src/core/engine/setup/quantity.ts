/** How many creatures a seed makes, and how many are too many. */
import { parseDice } from '../dice'
import type { CombatantSeed } from '../model/seed'
import { impossible, type Rejection } from '../rejection'

/** Of those who come together. Past these it is a slip and no battle, and the window would stand still. */
export const MOST_AT_ONCE = 500
const MOST_IN_A_FIGHT = 1_000

/** The most that it can come to: a limit that dice may roll past is none. */
export function mostOf(quantity: number | string): number {
  if (typeof quantity === 'number') return quantity
  return (parseDice(quantity) ?? []).reduce((sum, { sign, count, faces }) => {
    const most = faces === 0 || sign < 0 ? count : count * faces
    return sum + sign * most
  }, 0)
}

export function mostOfAll(seeds: readonly CombatantSeed[]): number {
  return seeds.reduce((sum, { quantity }) => sum + mostOf(quantity), 0)
}

/** Why these can't come into a fight of so many, however their number is written; null when they can. */
export function quantityRefused(seeds: readonly CombatantSeed[], present: number): Rejection | null {
  const odd = seeds.find(({ quantity }) => !isQuantity(quantity))
  if (odd) return impossible('join/quantity', `How many of ${odd.block.name} join? Type a number.`)
  const many = mostOfAll(seeds)
  if (many <= MOST_AT_ONCE && present + many <= MOST_IN_A_FIGHT) return null
  const most = Math.max(0, Math.min(MOST_AT_ONCE, MOST_IN_A_FIGHT - present))
  return impossible('join/too-many', `That may come to ${many} creatures; at most ${most} can come now.`)
}

function isQuantity(quantity: CombatantSeed['quantity']): boolean {
  if (typeof quantity === 'number') return Number.isInteger(quantity) && quantity >= 0
  return parseDice(quantity) !== null
}
