/** What an ability does to each of its targets, as a sum that can be shown before it happens. */
import type { Inputs } from '../../engine/model/inputs'
import { rollable } from '../../engine/dice'
import type { Combatant } from '../../engine/model/combatant'
import type { Fight } from '../../engine/model/fight'
import type { Ability } from '../../engine/model/stat-block'
import type { DamageOutcome } from '../../engine/system'
import { own } from '../../engine/own'
import { affinityTo, damage } from './damage'
import { readTargets, shareFor, throughFor, type Share } from './inputs'
import { totalOf } from './rolls'

export interface TargetPreview {
  target: Combatant
  share: Share
  /** Before immunity and temporary HP; null while the dice are open. */
  amount: number | null
  judged: boolean
  outcome: DamageOutcome | null
}

export interface AreaPreview {
  dice: string
  damageType: string
  rolled: number | null
  targets: readonly TargetPreview[]
}

export const HEALING = 'healing'

export function areaPreview(fight: Fight, ability: Ability, inputs: Inputs): AreaPreview {
  const read = readTargets(inputs)
  const damageType = read.damageType === '' ? ability.damageType : read.damageType
  const rolled = totalOf(ability.damage, read.damage)
  const targets = read.targets.flatMap((id) => {
    const target = own(fight.combatants, id)
    return target ? [onTarget(target, rolled, damageType, inputs)] : []
  })
  return { dice: rollable(ability.damage), damageType, rolled, targets }
}

function onTarget(target: Combatant, rolled: number | null, type: string, inputs: Inputs): TargetPreview {
  const share = shareFor(inputs, target.id)
  const affinity = type === '' ? null : affinityTo(target, type)
  const judged = affinity === 'resistance' || affinity === 'weakness'
  const through = judged ? throughFor(inputs, target.id) : null
  const amount = through ?? (rolled === null ? null : partOf(Math.max(0, rolled), share))
  const outcome = amount === null || type === HEALING ? null : damage(target, [{ amount, type }], null)
  return { target, share, amount, judged, outcome }
}

function partOf(amount: number, share: Share): number {
  if (share === 'none') return 0
  return share === 'half' ? Math.floor(amount / 2) : amount
}
