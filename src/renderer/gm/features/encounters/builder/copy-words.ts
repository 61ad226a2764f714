import type { Encounter } from '#core/engine/model/encounter'
import { allSeeds } from '#core/prepare/change-encounter'
import { nameOf } from '../encounter-words'

/**
 * How the copies of a seed will be told apart, by its key: "Numbered 1 to 3". Only where a name stands for
 * more than one; hidden ones and those under an alias have a letter until they are known.
 */
export function copyWords(encounter: Encounter): Map<string, string> {
  const seeds = allSeeds(encounter)
  const many = new Map<string, number>()
  for (const seed of seeds) many.set(nameOf(seed), (many.get(nameOf(seed)) ?? 0) + most(seed.quantity))
  const given = new Map<string, number | null>()
  return new Map(
    seeds.map((seed) => {
      const name = nameOf(seed)
      if ((many.get(name) ?? 0) < 2) return [seed.key, '']
      if (seed.hidden || seed.alias !== null) return [seed.key, 'Lettered until revealed']
      const before = given.has(name) ? (given.get(name) ?? null) : 0
      const after = before === null || typeof seed.quantity === 'string' ? null : before + seed.quantity
      given.set(name, after)
      return [seed.key, before === null || after === null ? 'Numbered' : numbered(before + 1, after)]
    }),
  )
}

/** Dice may come to more than one. */
function most(quantity: number | string): number {
  return typeof quantity === 'number' ? quantity : 2
}

function numbered(first: number, last: number): string {
  if (first === last) return `Numbered ${String(first)}`
  return `Numbered ${String(first)} ${last === first + 1 ? 'and' : 'to'} ${String(last)}`
}
