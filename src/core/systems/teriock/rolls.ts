/** Dice that were called at the table, rolled by the app, or are still to come: all three read alike. */
import type { JsonValue } from '../../engine/model/inputs'
import { parseDice, totalOfRoll, type RollValue } from '../../engine/dice'
import type { ActionContext } from '../../engine/system'
import type { Term } from '../../engine/term'

export type Mode = 'normal' | 'advantage' | 'disadvantage'

export { totalOfRoll as totalOf, type RollValue }

export function readRoll(value: JsonValue | undefined): RollValue {
  if (typeof value === 'number' && Number.isFinite(value)) return value
  const dice = Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []
  return dice.length > 0 ? dice : null
}

/** Advantage and disadvantage never stack, so each is there or not, and together they cancel out. */
export function modeOf({ advantage, disadvantage }: { advantage: boolean; disadvantage: boolean }): Mode {
  if (advantage === disadvantage) return 'normal'
  return advantage ? 'advantage' : 'disadvantage'
}

export function diceFor(mode: Mode): string {
  return mode === 'normal' ? '1d20' : '2d20'
}

/** The die that counts: of two, the high one with advantage, the low one with disadvantage. */
export function keptDie(value: RollValue, mode: Mode): number | null {
  if (value === null || typeof value === 'number') return value
  if (mode === 'normal') return value[0] ?? null
  return mode === 'advantage' ? Math.max(...value) : Math.min(...value)
}

/** What was called, or the app's own roll. */
export function settled(value: RollValue, dice: string, { roll }: Pick<ActionContext, 'roll'>): RollValue {
  return value ?? (parseDice(dice) ? roll(dice).dice : null)
}

/** "d20 3, 17" as the log tells it. */
export function inWords(label: string, value: RollValue): string {
  if (value === null) return label
  return `${label} ${typeof value === 'number' ? String(value) : value.join(', ')}`
}

/** "9 + 5 P - 3 attack penalty". */
export function sumInWords(first: number | null, terms: readonly Term[]): string {
  const shown = terms.filter(({ amount }) => amount !== 0)
  const parts = shown.map(
    ({ label, amount }) => `${amount < 0 ? '-' : '+'} ${String(Math.abs(amount))} ${label}`,
  )
  return [...(first === null ? [] : [String(first)]), ...parts].join(' ')
}
