import type { Ability, Attack } from '#core/engine/model/stat-block'
import type { GameSystem } from '#core/engine/system'

export function emptyAttack(id: string, system: GameSystem): Attack {
  return {
    id,
    name: '',
    kind: '',
    stat: null,
    bonus: 0,
    weaponBonus: 0,
    damage: '',
    damageType: system.damageTypes[0] ?? '',
    properties: [],
    note: '',
  }
}

/** Costs one of the first kind of slot, as most abilities do. */
export function emptyAbility(id: string, system: GameSystem): Ability {
  const [slot] = system.slots
  return {
    id,
    name: '',
    maneuver: 'active',
    cost: slot ? { [slot.id]: 1 } : {},
    vitalCost: {},
    uses: null,
    trigger: '',
    sustained: false,
    seconds: null,
    damage: '',
    damageType: '',
    note: '',
  }
}

/** Costs without zeros: an empty cost is free, and reads the same however it came about. */
export function withCost(
  cost: Readonly<Record<string, number>>,
  kind: string,
  count: number | null,
): Record<string, number> {
  const rest = Object.entries(cost).filter(([each]) => each !== kind)
  return Object.fromEntries(count === null || count === 0 ? rest : [...rest, [kind, count]])
}
