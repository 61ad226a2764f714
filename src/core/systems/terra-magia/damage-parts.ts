/** The damage of one hit, part by part: each type is judged by what the target resists of it. */
import type { DamagePart } from '../../engine/consequence'
import { parseDice } from '../../engine/dice'
import type { Attack } from '../../engine/model/stat-block'
import { damageTypes } from './damage'
import { totalOf, type AttackInputs } from './inputs'
import type { Answer } from './reactions'

/** What the target did against it. */
export interface Answered {
  kind: Answer
  /** What became of it. `open` while an input is missing. */
  result: 'open' | 'avoided' | 'failed'
}

interface WrittenDamage {
  dice: string
  type: string
}

/** "plus 1d6 fire" among the properties of a weapon: damage of another type in the same hit, one property each. */
export function moreOfWeapon({ properties }: Pick<Attack, 'properties'>): WrittenDamage[] {
  return properties.flatMap((property) => {
    const [, dice = '', type = ''] = /^(?:plus:?\s+|\+\s*)(.+?)\s+([a-z]+)$/i.exec(property.trim()) ?? []
    const known = damageTypes.find((each) => each === type.toLowerCase())
    return parseDice(dice) && known ? [{ dice, type: known }] : []
  })
}

/** Null while a die of it is open, or when nothing gets through. */
export function partsOf(weapon: Attack, inputs: AttackInputs, answer: Answered | null): DamagePart[] | null {
  const type = inputs.damageType ?? weapon.damageType
  if (answer?.result === 'open') return null
  if (answer?.result === 'avoided') {
    const through = answer.kind === 'block' ? (inputs.getsThrough ?? 0) : 0
    return through > 0 ? [{ amount: through, type }] : null
  }
  const first = totalOf(weapon.damage, inputs.damage)
  const more = moreParts(weapon, inputs)
  return first === null || !more ? null : burned([{ amount: Math.max(0, first), type }, ...more], inputs)
}

function moreParts(weapon: Attack, { more }: AttackInputs): DamagePart[] | null {
  const written = moreOfWeapon(weapon)
  const parts: DamagePart[] = []
  for (const [at, { damage, type }] of more.entries()) {
    const amount = totalOf(written[at]?.dice ?? '', damage)
    if (amount === null && written[at]) return null
    if (amount !== null && amount > 0) parts.push({ amount, type: type ?? written[at]?.type ?? '' })
  }
  return parts
}

/** Air feeds fire by one d6, water halves it or puts it out: on request only. */
function burned(parts: DamagePart[], { fire, airDie }: AttackInputs): DamagePart[] | null {
  const first = parts.find(({ type }) => type === 'fire')
  if (!first || fire === 'none') return parts
  const fed = fire === 'air' ? totalOf('1d6', airDie) : 0
  if (fed === null) return null
  const factor = { air: 1, half: 0.5, out: 0 }[fire]
  const burn = (part: DamagePart): number => Math.floor(part.amount * factor) + (part === first ? fed : 0)
  return parts.map((part) => (part.type === 'fire' ? { ...part, amount: burn(part) } : part))
}

/** Whether fire is in it, of whatever part. */
export function burns(weapon: Attack, { damageType, more }: AttackInputs): boolean {
  const written = moreOfWeapon(weapon)
  const types = more.flatMap(({ damage, type }, at) =>
    written[at] || (typeof damage === 'number' && damage > 0) ? [type ?? written[at]?.type] : [],
  )
  return [damageType ?? weapon.damageType, ...types].includes('fire')
}
