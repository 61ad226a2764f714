import type { Encounter } from '#core/engine/model/encounter'
import type { CombatantSeed } from '#core/engine/model/seed'
import { defenceOf, maximumOf } from '#core/engine/setup/seeding'
import type { GameSystem } from '#core/engine/system'

const STATUS = { planned: '', running: 'Running. ', fought: 'Fought. ' }

/** "Fought. 4 players against 6 monsters.": what the list says under a title. */
export function lineInWords(encounter: Encounter): string {
  return STATUS[encounter.status] + contentInWords(encounter)
}

/** "6 monsters", "2 + 2d4 monsters"; empty for nobody. */
export function monstersInWords(seeds: readonly CombatantSeed[]): string {
  return count(seeds, 'monster')
}

/** "4 players against 6 monsters, 2 more in round 3." */
export function contentInWords({ members, waves }: Encounter): string {
  const allies = members.filter(({ side }) => side === 'ally')
  const foes = members.filter(({ side }) => side === 'foe')
  const sides = [count(allies, 'player'), count(foes, 'monster')].filter((words) => words !== '')
  const coming = waves.filter(({ seeds }) => seeds.length > 0)
  const later = coming.map(({ seeds, round }) => {
    const many = quantityInWords(seeds)
    return `${many} more ${round === null ? 'when you bring them in' : `in round ${round}`}`
  })
  const who = sides.length === 0 ? 'Nobody yet' : sides.join(' against ')
  return `${[who, ...later].join(', ')}.`
}

function count(seeds: readonly CombatantSeed[], what: string): string {
  if (seeds.length === 0) return ''
  const many = quantityInWords(seeds)
  return `${many} ${what}${many === '1' ? '' : 's'}`
}

/** Quantities may be dice, which are rolled at the start: "5 + 2d4". */
function quantityInWords(seeds: readonly CombatantSeed[]): string {
  const fixed = seeds.reduce((sum, { quantity }) => sum + (typeof quantity === 'number' ? quantity : 0), 0)
  const dice = seeds.flatMap(({ quantity }) => (typeof quantity === 'string' ? [quantity] : []))
  return [...(fixed > 0 || dice.length === 0 ? [String(fixed)] : []), ...dice].join(' + ')
}

/** "AR 16, VP 40, HP 12": the numbers this encounter will use. */
export function numbersInWords(seed: CombatantSeed, system: GameSystem): string {
  const vitals = system.vitals.flatMap(({ id, label, mayLack }) => {
    const max = maximumOf(id, seed, system)
    return mayLack && max === 0 ? [] : [`${label} ${shown(max)}`]
  })
  return [`${system.defence.label} ${shown(defenceOf(seed, system))}`, ...vitals].join(', ')
}

function shown(value: number | 'notTracked' | null): string {
  if (value === null) return 'missing'
  return value === 'notTracked' ? 'not tracked' : String(value)
}

/** How the total of a seed comes about: "d20 + 9", or what it is fixed to. */
export function initiativeInWords({ totals, turns, block }: CombatantSeed, system: GameSystem): string {
  if (totals.length > 0) return `fixed ${totals.join(' and ')}`
  if (turns === 0) return 'acts with its commander'
  const terms = system.initiative.terms({ stats: block.stats })
  if (!terms) return 'total asked'
  const sum = terms.reduce((whole, { amount }) => whole + amount, 0)
  const dice = system.initiative.dice.replace(/^1d/, 'd')
  return sum < 0 ? `${dice} \u2212 ${-sum}` : `${dice} + ${sum}`
}

/** "Rings red, blue"; empty without any. */
export function ringsInWords({ colours = [] }: CombatantSeed): string {
  if (colours.length === 0) return ''
  return `${colours.length === 1 ? 'Ring' : 'Rings'} ${colours.join(', ')}`
}

export function nameOf({ overrides, block }: CombatantSeed): string {
  return overrides.name ?? block.name
}
