/** Writing stat blocks in few words. */
import type { Ability, Attack, StatBlock } from '../../engine/model/stat-block'

export function ability(id: string, name: string, maneuver: string, change: Partial<Ability> = {}): Ability {
  return {
    id,
    name,
    maneuver,
    cost: {},
    vitalCost: {},
    uses: null,
    trigger: '',
    sustained: false,
    seconds: null,
    damage: '',
    damageType: '',
    note: '',
    ...change,
  }
}

export function weapon(id: string, name: string, damage: string, change: Partial<Attack> = {}): Attack {
  return {
    id,
    name,
    kind: 'melee',
    stat: null,
    bonus: 0,
    weaponBonus: 0,
    damage,
    damageType: 'mundane',
    properties: ['proficient'],
    note: '',
    ...change,
  }
}

export function block(
  id: string,
  name: string,
  stats: StatBlock['stats'],
  vitals: StatBlock['vitals'],
  change: Partial<StatBlock>,
): StatBlock {
  return {
    id,
    systemId: 'teriock',
    name,
    kind: '',
    tags: [],
    source: 'Turnkeeper samples',
    stats,
    defence: null,
    vitals,
    skills: [],
    attacks: [],
    abilities: [],
    traits: [],
    affinities: [],
    notes: '',
    ...change,
  }
}

export const dispelMagic = ability('dispel-magic', 'Dispel Magic', 'reactive', {
  cost: { reaction: 1 },
  vitalCost: { mp: 2 },
  trigger: 'a spell is cast within reach of your voice',
  cancels: true,
  note: 'Undoes the spell it answers',
})
