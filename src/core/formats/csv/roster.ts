import type { CombatantSeed } from '../../engine/model/seed'
import { mostOfAll } from '../../engine/setup/quantity'
import type { GameSystem } from '../../engine/system'
import type { ImportContext, ImportEntry } from '../format'
import { LIMITS } from '../limits'
import type { Column } from './columns'

const FOR_A_FIGHT: readonly Column['holds'][] = [
  'quantity',
  'side',
  'friendly',
  'hidden',
  'alias',
  'player',
  'total',
  'present',
]

/** True when any line says something that a fight needs. Names alone may be anything: guests, books, addresses. */
export function isRoster(seeds: readonly CombatantSeed[], columns: readonly Column[]): boolean {
  const isForAFight = columns.some(({ holds }) => holds === 'initiative' || FOR_A_FIGHT.includes(holds))
  return (
    isForAFight ||
    seeds.some(
      ({ block }) =>
        block.defence !== null || Object.keys(block.vitals).length > 0 || Object.keys(block.stats).length > 0,
    )
  )
}

/**
 * The encounter with every line of a table. Ticked by default when the table says how many, on which side or hidden: then it was made for a fight.
 */
export function encounterOf(
  seeds: readonly CombatantSeed[],
  columns: readonly Column[],
  count: number,
  system: GameSystem,
  { name, newId }: ImportContext,
): ImportEntry[] {
  const creatures = mostOfAll(seeds)
  if (seeds.length === 0 || creatures > LIMITS.members) return []
  const title = name.replace(/\.[^.]*$/, '').trim() || 'Imported table'
  const suggested = columns.some(({ holds }) => FOR_A_FIGHT.includes(holds))
  const value = {
    id: newId('encounter'),
    systemId: system.id,
    title,
    campaign: '',
    session: '',
    status: 'planned' as const,
    settings: {},
    members: seeds,
    waves: [],
    notes: '',
  }
  return [
    { id: String(count + 1), name: title, where: 'All lines', suggested, item: { kind: 'encounter', value } },
  ]
}
