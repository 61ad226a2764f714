import type { CombatantSeed } from '../../engine/model/seed'
import type { GameSystem } from '../../engine/system'
import type { ImportContext, ImportEntry } from '../format'
import { LIMITS } from '../limits'
import type { Column } from './columns'

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
  const creatures = seeds.reduce(
    (sum, { quantity }) => sum + (typeof quantity === 'number' ? quantity : 1),
    0,
  )
  if (seeds.length === 0 || creatures > LIMITS.members) return []
  const title = name.replace(/\.[^.]*$/, '').trim() || 'Imported table'
  const suggested = columns.some(({ holds }) =>
    ['quantity', 'side', 'hidden', 'alias', 'player'].includes(holds),
  )
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
