/**
 * Numbers that hardly anybody means: a slip of the keys, most likely. They are questioned wherever they come
 * in, by hand or by file, and never refused for being odd: the GM may know better.
 */
import { rollable } from './dice'
import type { StatBlock, Tracked } from './model/stat-block'
import type { GameSystem, StatDefinition } from './system'

type Range = readonly [least: number, most: number]

const USUAL: Readonly<Record<StatDefinition['group'], Range>> = {
  attribute: [-20, 50],
  combat: [-50, 200],
  movement: [0, 500],
}
const DEFENCE: Range = [0, 99]
const MAXIMUM: Range = [0, 800]
/** A digit too many makes ten times as much. Below three digits that may as well be meant. */
const JUMP = { times: 10, least: 100 }

function outside(value: Tracked | undefined, [least, most]: Range): boolean {
  return typeof value === 'number' && (value < least || value > most)
}

export function isOddStat({ group }: Pick<StatDefinition, 'group'>, value: number | null): boolean {
  return outside(value, USUAL[group])
}

export function isOddDefence(value: Tracked | undefined): boolean {
  return outside(value, DEFENCE)
}

/** `usual`: what it was before, or is without a word. */
export function isOddMaximum(value: Tracked | undefined, usual: Tracked = null): boolean {
  return outside(value, MAXIMUM) || isJump(value, usual)
}

function isJump(value: Tracked | undefined, usual: Tracked): boolean {
  if (typeof value !== 'number' || typeof usual !== 'number' || usual <= 0) return false
  return value >= JUMP.least && value >= usual * JUMP.times
}

/** "PWR 300 is unusual.": one sentence for each odd number, and for damage that no dice say. */
export function oddValuesOf(
  { stats, defence, vitals, attacks, abilities }: StatBlock,
  system: GameSystem,
): string[] {
  const numbers = [
    ...system.stats.flatMap((each) => {
      const value = stats[each.id] ?? null
      return isOddStat(each, value) ? [`${each.short} ${String(value)}`] : []
    }),
    ...(isOddDefence(defence) ? [`${system.defence.label} ${String(defence)}`] : []),
    ...system.vitals.flatMap(({ id, label }) => {
      const value = vitals[id] ?? null
      return isOddMaximum(value) ? [`${label} ${String(value)}`] : []
    }),
  ]
  const remarks = [...attacks, ...abilities].filter(
    ({ damage }) => damage.trim() !== '' && rollable(damage) === '',
  )
  return [
    ...numbers.map((each) => `${each} is unusual: a slip?`),
    ...remarks.map(({ name, damage }) => `${name}: “${damage}” can’t be rolled, its damage will be asked.`),
  ]
}
