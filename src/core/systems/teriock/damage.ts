import type { DamagePart } from '../../engine/consequence'
import type { Combatant } from '../../engine/model/combatant'
import type { Ability } from '../../engine/model/stat-block'
import type { DamageOutcome } from '../../engine/system'
import { vitalOf } from './vitals'

const TYPES = [
  'astamori',
  'deadly',
  'dirtydark',
  'financial',
  'fire',
  'hack',
  'holy',
  'ice',
  'lethal',
  'magic',
  'morganti',
  'mundane',
  'psychic',
  'silveel',
  'silver',
  'spiritual',
  'starbright',
  'terror',
  'toxic',
  'vine',
] as const

/** Drains by what they take; a mana drain comes off MP, the others off HP. */
export const DRAINS = [
  'lethal drain',
  'mana drain',
  'memory drain',
  'morganti drain',
  'wither drain',
] as const

export const damageTypes: readonly string[] = [...TYPES, ...DRAINS]

/** What a creature that this type drops is left with. */
export const DROPS_INTO: Readonly<Record<string, string>> = {
  fire: 'burned',
  ice: 'frozen',
  holy: 'hollied',
  terror: 'terrored',
  dirtydark: 'terrored',
  vine: 'snared',
}

export type Affinity = 'immunity' | 'resistance' | 'weakness'

/** How the creature stands to a damage type or condition, by any name it was entered under. */
export function affinityTo(
  { block }: Pick<Combatant, 'block'>,
  ...names: readonly string[]
): Affinity | null {
  const wanted = names.map(plain)
  const found = block.affinities.filter(({ type }) => wanted.includes(plain(type)))
  const order: readonly Affinity[] = ['immunity', 'resistance', 'weakness']
  return order.find((each) => found.some(({ category }) => category === each)) ?? null
}

/** Known while an ability still waits on the stack. */
export function spares(target: Combatant, { damageType }: Pick<Ability, 'damageType'>): boolean {
  return damageType !== '' && affinityTo(target, damageType) === 'immunity'
}

const plain = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '')

/** Immunity lets nothing through. Resistance and vulnerability are the GM's to judge: the step only reminds. */
function through(target: Combatant, { amount, type }: DamagePart): { amount: number; steps: string[] } {
  const affinity = type === '' ? null : affinityTo(target, type)
  if (affinity === 'immunity') return { amount: 0, steps: [`immune to ${type}: 0`] }
  if (affinity === 'resistance') return { amount, steps: [`resists ${type}: the GM says what gets through`] }
  if (affinity === 'weakness')
    return { amount, steps: [`vulnerable to ${type}: the GM says what gets through`] }
  return { amount, steps: [] }
}

/** Hacks are wounds of a body part and cost no HP, so temporary HP does not absorb them. */
const isHack = ({ type }: DamagePart): boolean => type === 'hack'

export function damage(
  target: Combatant,
  parts: readonly DamagePart[],
  straightTo: string | null,
): DamageOutcome {
  const judged = parts.map((part) => ({ part, ...through(target, part) }))
  const steps = judged.flatMap((each) => each.steps)
  const toMana = (part: DamagePart): boolean => straightTo === 'mp' || part.type === 'mana drain'
  const taken = (which: (part: DamagePart) => boolean): number =>
    judged.filter(({ part }) => which(part)).reduce((sum, each) => sum + each.amount, 0)
  const mana = taken((part) => toMana(part))
  const health = taken((part) => !toMana(part) && !isHack(part))
  const absorbed = straightTo === null ? Math.min(health, target.counters.tempHp ?? 0) : 0
  return {
    steps: [
      ...steps,
      ...(parts.some(isHack) ? ['a hack wounds a body part, no HP'] : []),
      ...(absorbed > 0 ? [`temporary HP absorb ${String(absorbed)}`] : []),
    ],
    vitals: { ...lowered(target, 'hp', health - absorbed), ...lowered(target, 'mp', mana) },
    ...(absorbed > 0 ? { counters: { tempHp: (target.counters.tempHp ?? 0) - absorbed } } : {}),
  }
}

function lowered(target: Combatant, id: string, amount: number): Record<string, number> {
  const vital = vitalOf(target, id)
  return vital && amount > 0 ? { [id]: Math.max(vital.min, vital.now - amount) } : {}
}
