/** The numbers of a stat block by one kind of key, so that columns, filters and the search treat all alike. */
import type { StatBlock, Tracked } from '#core/engine/model/stat-block'
import { defenceOf, maximumOf } from '#core/engine/setup/seeding'
import type { GameSystem } from '#core/engine/system'

/** "defence", "vital:hp", "stat:br". */
export type NumberKey = 'defence' | `vital:${string}` | `stat:${string}`

export interface NumberName {
  key: NumberKey
  label: string
  /** What may be typed for it in the search, in plain letters: "ar", "br", "battlerating". */
  words: readonly string[]
}

export function trackedOf(block: StatBlock, system: GameSystem | null, key: NumberKey): Tracked {
  if (key === 'defence') return system ? defenceOf({ overrides: {}, block }, system) : block.defence
  const id = key.slice(key.indexOf(':') + 1)
  if (key.startsWith('stat:')) return block.stats[id] ?? null
  return system ? maximumOf(id, { overrides: {}, block }, system) : (block.vitals[id] ?? null)
}

/** Null when it is missing or not tracked: nothing to compare with. */
export function numberOf(block: StatBlock, system: GameSystem | null, key: NumberKey): number | null {
  const value = trackedOf(block, system, key)
  return typeof value === 'number' ? value : null
}

/** Every number that blocks of these systems can have; one name per key, defences under one. */
export function numberNames(systems: readonly GameSystem[]): NumberName[] {
  const names = new Map<NumberKey, NumberName>()
  const add = (key: NumberKey, label: string, ...words: string[]): void => {
    const known = names.get(key)
    const typed = [label, ...words].map((word) => word.toLowerCase().replace(/\s+/g, ''))
    if (known) names.set(key, { ...known, words: [...known.words, ...typed] })
    else names.set(key, { key, label, words: typed })
  }
  add('defence', defenceLabel(systems), ...systems.map(({ defence }) => defence.label))
  for (const { vitals, stats } of systems) {
    for (const { id, label } of vitals) add(`vital:${id}`, label, id)
    for (const { id, label, short } of stats) add(`stat:${id}`, label, short, id)
  }
  return [...names.values()]
}

/** "AR", or "AR / AC" where both systems are in view. */
export function defenceLabel(systems: readonly GameSystem[]): string {
  return [...new Set(systems.map(({ defence }) => defence.label))].join(' / ')
}
