import { parseDice } from '../../engine/dice'
import type { Combatant, Vital } from '../../engine/model/combatant'
import type { DiceWorth, VitalDefinition } from '../../engine/system'

/** HP and MP go below zero, down to half their maximum. Not -0: totals are compared and shown. */
const floor = (max: number): number => 0 - Math.floor(max / 2)

const dice: DiceWorth = { points: pointsFromDice, words: 'each die half its faces + 1' }

export const vitals: readonly VitalDefinition[] = [
  { id: 'hp', label: 'HP', bar: 'notched', floor, formula: () => null, dice },
  { id: 'mp', label: 'MP', bar: 'solid', floor, formula: () => null, dice, mayLack: true },
]

export type Threshold = 'dead' | 'criticallyWounded' | 'unconscious'

/** Dead beats critically wounded beats unconscious. Without points of this kind there is no threshold. */
export function thresholdOf({ now, max, min }: Vital): Threshold | null {
  if (max <= 0 || now > 0) return null
  if (now <= min) return 'dead'
  return now <= min + 1 ? 'criticallyWounded' : 'unconscious'
}

const WORST_FIRST: readonly Threshold[] = ['dead', 'criticallyWounded', 'unconscious']

/** The worst that HP and MP say. */
export function worstThreshold({ vitals: all }: Pick<Combatant, 'vitals'>): Threshold | null {
  const reached = Object.values(all).map((vital) => (vital === 'notTracked' ? null : thresholdOf(vital)))
  return WORST_FIRST.find((each) => reached.includes(each)) ?? null
}

export function vitalOf({ vitals: all }: Pick<Combatant, 'vitals'>, id: string): Vital | null {
  const vital = all[id]
  return vital === undefined || vital === 'notTracked' ? null : vital
}

/** Points that dice stand for: each is worth half its faces + 1, all together at least 1. Null: not dice. */
export function pointsFromDice(text: string): number | null {
  const terms = parseDice(text)
  if (!terms) return null
  const points = terms.reduce(
    (sum, { sign, count, faces }) => sum + sign * (faces === 0 ? count : count * (Math.floor(faces / 2) + 1)),
    0,
  )
  return Math.max(1, points)
}
