import type { StatBlock } from '#core/engine/model/stat-block'
import type { GameSystem } from '#core/engine/system'
import { defenceLabel, trackedOf, type NumberKey } from './block-numbers'

export interface Column {
  by: NumberKey
  label: string
}

/** Defence and every vital of the systems in view; equal vitals of two systems share a column. */
export function numberColumns(systems: readonly GameSystem[]): Column[] {
  const vitals = new Map(
    systems.flatMap((system) => system.vitals.map(({ id, label }) => [id, label] as const)),
  )
  return [
    { by: 'defence', label: defenceLabel(systems) },
    ...[...vitals].map(([id, label]): Column => ({ by: `vital:${id}`, label })),
  ]
}

/** "14"; a question mark where the number is missing, nothing where there is no such vital. */
export function cellText(block: StatBlock, system: GameSystem | null, key: NumberKey): string {
  const hasIt = key === 'defence' || system?.vitals.some(({ id }) => key === `vital:${id}`) === true
  if (!hasIt) return ''
  const value = trackedOf(block, system, key)
  if (value === null) return '?'
  return value === 'notTracked' ? '–' : String(value)
}
