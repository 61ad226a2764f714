import type { DerivedNumber, StatDefinition } from '../../engine/system'
import { own } from '../../engine/own'

/** A combatant's stats; a missing key means the same as null: not filled in. */
export type Stats = Readonly<Record<string, number | null>>

const attribute = (id: string, label: string, hint: string): StatDefinition => ({
  id,
  label,
  short: id.toUpperCase(),
  group: 'attribute',
  hint,
})

const combat = (id: string, label: string, short: string, hint: string): StatDefinition => ({
  id,
  label,
  short,
  group: 'combat',
  hint,
})

export const ATTRIBUTES: readonly StatDefinition[] = [
  attribute('mov', 'Movement', 'Initiative, speed, saves against what can be dodged. -3 to 5.'),
  attribute('int', 'Intelligence', 'Saves of the mind. -3 to 5.'),
  attribute('per', 'Perception', 'Noticing, searching. -3 to 5.'),
  attribute('snk', 'Sneak', 'Hiding and moving unheard. -3 to 5.'),
  attribute('str', 'Strength', 'Lifting, breaking, saves of the body. -3 to 5.'),
]

export const stats: readonly StatDefinition[] = [
  ...ATTRIBUTES,
  combat('level', 'Level', 'LVL', 'Scale of a character: P and F follow from it.'),
  combat('br', 'Battle rating', 'BR', 'Scale of a creature: P and F follow from it.'),
  combat('p', 'Proficiency bonus', 'P', 'Only to override what level or battle rating gives.'),
  combat('av', 'Armor value', 'AV', 'The best single one. AC is 10 + AV.'),
  combat('bv', 'Block value', 'BV', 'Added to AC when an attack is blocked.'),
  combat(
    'attackPenalty',
    'Attack penalty',
    'PEN',
    'What each attack adds to those that follow. -3 unless set.',
  ),
  combat(
    'initiative',
    'Initiative bonus',
    'INIT',
    'Only for creatures that add something else than MOV + P.',
  ),
  {
    id: 'speed',
    label: 'Speed',
    short: 'SPD',
    group: 'movement',
    hint: 'Feet per Move; 30 + 10 x MOV unless set.',
  },
]

/** The number on the sheet, or null when it was left open. */
export function statOf(values: Stats, id: string): number | null {
  return own(values, id) ?? null
}

/** Level or battle rating; 1 when neither is set. */
export function scaleOf(values: Stats): number {
  return statOf(values, 'level') ?? statOf(values, 'br') ?? 1
}

export function proficiencyAt(scale: number): number {
  return Math.max(0, Math.floor(1 + (scale - 7) / 10))
}

export function fluencyAt(scale: number): number {
  return Math.max(1, Math.floor(1 + (scale - 2) / 5))
}

/** P: by the scale, unless the sheet overrides it. */
export function proficiencyOf(values: Stats): number {
  return statOf(values, 'p') ?? proficiencyAt(scaleOf(values))
}

/** F, by the scale. */
function fluencyOf(values: Stats): number {
  return fluencyAt(scaleOf(values))
}

/** What follows from the stats and is shown with them, with the sum behind it. */
export function derived(values: Stats): readonly DerivedNumber[] {
  const speed = speedOf(values)
  const scale = scaleInWords(values)
  const isSet = statOf(values, 'p') !== null
  return [
    {
      label: 'P',
      amount: proficiencyOf(values),
      how: isSet ? 'as set' : sumInWords(scaleOf(values), scale, 7, 10, 0),
    },
    { label: 'F', amount: fluencyOf(values), how: sumInWords(scaleOf(values), scale, 2, 5, 1) },
    ...(speed === null ? [] : [{ label: 'Speed', amount: speed, how: speedInWords(values) }]),
  ]
}

/** "⌊1 + (level 17 − 7)/10⌋", with the least it can be where that counts. */
function sumInWords(scale: number, words: string, from: number, per: number, least: number): string {
  const sum = `\u230a1 + (${words} \u2212 ${String(from)})/${String(per)}\u230b`
  return Math.floor(1 + (scale - from) / per) < least ? `at least ${String(least)}, ${sum}` : sum
}

function scaleInWords(values: Stats): string {
  const level = statOf(values, 'level')
  if (level !== null) return `level ${String(level)}`
  const rating = statOf(values, 'br')
  return rating === null ? '1' : `BR ${String(rating)}`
}

function speedInWords(values: Stats): string {
  return statOf(values, 'speed') === null
    ? `30 + 10 \u00d7 MOV ${String(statOf(values, 'mov'))}, in feet`
    : 'as set, in feet'
}

/** Feet per Move, or null when neither speed nor MOV is known. */
export function speedOf(values: Stats): number | null {
  const mov = statOf(values, 'mov')
  return statOf(values, 'speed') ?? (mov === null ? null : 30 + 10 * mov)
}
