import type { DockContext, DockField, DockForm, DockOption, DockStep } from '../../../engine/dock'
import type { Ability } from '../../../engine/model/stat-block'
import { gmName } from '../../../engine/naming'
import { remarkHint } from '../../../engine/points-question'
import { readTargets } from '../inputs'
import { HEALING, areaPreview, type AreaPreview, type TargetPreview } from '../target-rules'
import { EMPTY_FORM, damageTypeField, namesOf, step, targetsField } from './fields'
import { outcomeOf } from './outcome'

const SHARES: readonly DockOption[] = [
  { value: 'full', label: 'Full' },
  { value: 'half', label: 'Half' },
  { value: 'none', label: 'None' },
]

/** An ability with dice: on whom, how much, and for each target what part of it. */
export function areaDock(context: DockContext, ability: Ability): DockForm {
  const { fight, actor, action, inputs, moment } = context
  const read = readTargets(inputs)
  const names = namesOf(fight, read.targets)
  const form: DockForm = {
    ...EMPTY_FORM,
    head: [targetsField(fight, actor, read.targets, { most: null })],
    bought: names === '' ? '' : `${action.name}: ${names}`,
  }
  if (moment === 'declare')
    return {
      ...form,
      notes: [`Nothing is taken off until ${action.name} resolves.`],
      apply: 'Put on the stack',
    }
  const preview = areaPreview(fight, ability, inputs)
  return {
    ...form,
    steps: steps(context, preview, ability.damage),
    outcomes: preview.targets.flatMap(({ target, outcome }) => (outcome ? [outcomeOf(target, outcome)] : [])),
    apply: preview.rolled === null ? 'Roll and apply' : `Apply ${String(preview.rolled)}`,
    blocked: read.targets.length === 0 ? 'Choose at least one target.' : null,
  }
}

function steps(
  { fight, inputs }: DockContext,
  { damageType, dice, rolled, targets }: AreaPreview,
  written: string,
): DockStep[] {
  const read = readTargets(inputs)
  const healing = damageType === HEALING
  const label = healing ? 'Healing' : 'Damage'
  const roll = step('roll', label, {
    fields: [
      { id: 'damage', label, kind: 'roll', dice, value: read.damage, hint: remarkHint(written) },
      healing ? wakesField(read.wakes) : damageTypeField(damageType),
    ],
    result: rolled === null ? '' : String(rolled),
  })
  if (healing) return [roll]
  const each = targets.map((one) =>
    step(`target:${one.target.id}`, gmName(fight, one.target), {
      row: 'targets',
      fields: perTarget(one, damageType, inputs),
    }),
  )
  return [roll, ...each]
}

function wakesField(value: boolean): DockField {
  return { id: 'wakes', label: 'Wakes, at 1 HP or more', kind: 'switch', value }
}

function perTarget(
  { target, share, judged }: TargetPreview,
  type: string,
  inputs: DockContext['inputs'],
): DockField[] {
  const through = inputs[`through:${target.id}`]
  const fields: DockField[] = [
    {
      id: `share:${target.id}`,
      label: 'Takes',
      kind: 'choice',
      look: 'buttons',
      options: SHARES,
      value: share,
    },
  ]
  if (judged) {
    fields.push({
      id: `through:${target.id}`,
      label: 'Gets through',
      kind: 'number',
      min: 0,
      max: null,
      value: typeof through === 'number' ? through : null,
      hint: `Resists or is vulnerable to ${type}. Blank: its whole share.`,
    })
  }
  return fields
}
