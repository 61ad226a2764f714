import type { Consequence } from '../../../engine/consequence'
import type { Ability } from '../../../engine/model/stat-block'
import { headline, sumLine } from '../../../engine/log-words'
import { askForRemark } from '../../../engine/points-question'
import type { ActionContext } from '../../../engine/system'
import { readTargets } from '../inputs'
import { inWords, settled, totalOf, type RollValue } from '../rolls'
import { HEALING, areaPreview, type AreaPreview, type TargetPreview } from '../target-rules'
import { wake } from './first-aid'

/** An ability with dice: damage or healing, rolled once, for each target its share. */
export function resolveArea(context: ActionContext, ability: Ability): readonly Consequence[] {
  const { fight, actor, action, inputs: raw } = context
  const read = readTargets(raw)
  const rolled = settled(read.damage, ability.damage, context)
  const preview = areaPreview(fight, ability, { ...raw, damage: rolled })
  const [only, ...others] = preview.targets
  const whom = others.length === 0 ? only?.target.id : undefined
  const kind = preview.damageType === '' ? 'damage' : preview.damageType
  return [
    headline(actor.id, areaInWords(action.name, ability.damage, preview.damageType, rolled), whom),
    sumLine(inWords(kind, rolled)),
    ...(rolled === null ? asked(preview, action.name, ability.damage) : []),
    ...preview.targets.flatMap((each) => onTarget(preview, each, action.name, read.wakes)),
  ]
}

/** "dealt 14 fire with Fire Ball" */
function areaInWords(name: string, dice: string, type: string, rolled: RollValue): string {
  const total = totalOf(dice, rolled)
  if (total === null) return `used ${name}`
  if (type === HEALING) return `healed ${String(total)} with ${name}`
  return `dealt ${String(total)} ${type === '' ? 'damage' : type} with ${name}`
}

/** "1d8+STR": what each of them takes is typed at the table. */
function asked({ damageType, targets }: AreaPreview, name: string, written: string): readonly Consequence[] {
  const roll =
    damageType === HEALING
      ? ({ kind: 'heal', vital: 'hp' } as const)
      : ({ kind: 'damage', damageType, straightTo: null } as const)
  const open = targets.filter(({ amount }) => amount === null)
  return open.flatMap(({ target }) => askForRemark(target.id, name, written, roll))
}

function onTarget(
  { damageType }: AreaPreview,
  { target, amount }: TargetPreview,
  cause: string,
  wakes: boolean,
): readonly Consequence[] {
  if (amount === null) return []
  if (damageType === HEALING) {
    const healed: Consequence = { do: 'heal', target: target.id, vital: 'hp', amount, cause }
    return wakes ? [healed, ...wake(target, amount, cause)] : [healed]
  }
  return [{ do: 'damage', target: target.id, parts: [{ amount, type: damageType }], straightTo: null, cause }]
}
