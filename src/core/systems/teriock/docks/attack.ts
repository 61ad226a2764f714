import type { DockContext, DockField, DockForm, DockOption, DockStep } from '../../../engine/dock'
import type { Combatant } from '../../../engine/model/combatant'
import { sumOf } from '../../../engine/modifiers'
import { gmName } from '../../../engine/naming'
import { remarkHint } from '../../../engine/points-question'
import { attackPreview, hasDisadvantage, isProficient, voidsArmor, type AttackPreview } from '../attack-rules'
import { armorTerms } from '../armor'
import { heldBy, isUsed } from '../held-actions'
import { readAttack, type AttackInputs } from '../inputs'
import {
  EMPTY_FORM,
  d20Field,
  damageTypeField,
  modeFields,
  otherField,
  step,
  targetsField,
  withTone,
} from './fields'
import { outcomeOf } from './outcome'

const AIMS: readonly DockOption[] = [
  { value: 'body', label: 'Body' },
  { value: 'limb', label: 'Limb', hint: '+2' },
  { value: 'vitals', label: 'Vitals', hint: '+3' },
]

const COVERS: readonly DockOption[] = [
  { value: 'none', label: 'None' },
  { value: 'half', label: 'Half', hint: '+2' },
  { value: 'threeQuarters', label: 'Three quarters', hint: '+5' },
  { value: 'full', label: 'Full', hint: "can't be targeted" },
]

const CALLS: readonly DockOption[] = [
  { value: 'miss', label: 'Miss' },
  { value: 'hit', label: 'Hit' },
  { value: 'critical', label: 'Critical' },
]

/** Attack against AC, the block, the damage. On the stack, what the hit does waits until it resolves. */
export function attackDock(context: DockContext): DockForm {
  const { fight, actor, moment } = context
  const inputs = prefilled(context)
  const preview = attackPreview(fight, actor, inputs)
  const { target, outcome } = preview
  const lands = preview.verdict === 'hit' || preview.verdict === 'critical'
  const later = moment === 'declare'
  return {
    ...EMPTY_FORM,
    head: head(context, inputs),
    steps: [
      attackStep(actor, preview, inputs),
      ...(later || !target ? [] : [blockStep(preview, inputs)]),
      ...(later || (preview.verdict !== 'open' && !lands) ? [] : [damageStep(preview, inputs)]),
    ],
    outcomes: target && outcome && !later ? [outcomeOf(target, outcome)] : [],
    badges: badges(inputs),
    notes: later ? ['Nothing is taken off until it resolves.'] : [],
    apply: applyWords(moment, preview),
    bought: target ? `${context.action.name}: ${gmName(fight, target)}` : '',
    blocked: target ? (preview.outOfReach ? "Full cover: it can't be targeted." : null) : 'Choose a target.',
  }
}

/** What is in force before the GM has touched anything: the first weapon, and a readied attack's own penalty. */
function prefilled({ actor, action, inputs }: DockContext): AttackInputs {
  const read = readAttack(inputs)
  const first = inputs.weapon === undefined ? (actor.block.attacks[0]?.id ?? '') : read.weapon
  const known = heldBy(actor, action.id)
  const stored = known && !isUsed(known.effect) ? Number(known.effect.data.penalty ?? 0) : read.penalty
  return { ...read, weapon: first, penalty: stored }
}

function head({ fight, actor }: DockContext, inputs: AttackInputs): readonly DockField[] {
  const weapons = actor.block.attacks.map(({ id, name, damage }) => ({
    value: id,
    label: name,
    hint: damage,
  }))
  const hint = (target: Parameters<typeof armorTerms>[1]): string => {
    const terms = armorTerms(fight, target)
    return terms ? `AC ${String(sumOf(terms))}` : 'AC not tracked'
  }
  const weapon: DockField = {
    id: 'weapon',
    label: 'With',
    kind: 'choice',
    look: 'list',
    options: [...weapons, { value: '', label: 'Something else' }],
    value: inputs.weapon,
  }
  return [weapon, targetsField(fight, actor, inputs.targets, { most: 1, hint })]
}

function attackStep(actor: Combatant, preview: AttackPreview, inputs: AttackInputs): DockStep {
  const untracked = preview.target !== null && preview.needed === null
  return step('attack', 'Attack', {
    fields: [
      d20Field(inputs.d20, preview.mode),
      ...modeFields({ ...inputs, disadvantage: hasDisadvantage(actor, inputs) }),
      { id: 'aim', label: 'Aimed at', kind: 'choice', look: 'list', options: AIMS, value: inputs.aim },
      ...seldomFields(preview, inputs),
      otherField(inputs.other),
      ...(untracked ? [calledField(inputs)] : []),
    ],
    terms: withTone(preview.terms),
    result: attackResult(preview),
    tone: preview.verdict === 'open' ? 'plain' : preview.verdict === 'miss' ? 'bad' : 'good',
  })
}

function calledField({ called }: AttackInputs): DockField {
  const value = called === '' ? null : called
  return { id: 'called', label: 'AC is not tracked', kind: 'choice', look: 'buttons', options: CALLS, value }
}

function seldomFields({ weapon }: AttackPreview, inputs: AttackInputs): DockField[] {
  const cover = { kind: 'choice', look: 'list', options: COVERS, value: inputs.cover } as const
  return [
    { id: 'cover', label: 'Cover', ...cover, seldom: true },
    {
      id: 'proficient',
      label: 'Proficient',
      kind: 'switch',
      value: isProficient(weapon, inputs),
      seldom: true,
    },
    { id: 'voids', label: 'Voids armor', kind: 'switch', value: voidsArmor(weapon, inputs), seldom: true },
  ]
}

function attackResult({ total, needed, verdict, d20 }: AttackPreview): string {
  const against = needed === null ? '' : ` against AC ${String(needed)}`
  if (verdict === 'open') return against.trim()
  if (d20 === 20) return `natural 20, a critical${against}`
  if (d20 === 1) return `natural 1, a miss${against}`
  const sum = total === null ? '' : `${String(total)}${against}, `
  return `${sum}${verdict === 'miss' ? 'a miss' : verdict === 'critical' ? 'a critical' : 'a hit'}`
}

function blockStep(
  { verdict, blockAt, total, blocks, noBlock }: AttackPreview,
  inputs: AttackInputs,
): DockStep {
  const field: DockField = { id: 'block', label: 'Basic block', kind: 'switch', value: inputs.block }
  if (verdict === 'critical') return step('block', 'Block', { result: "a critical can't be blocked" })
  if (blockAt === null || verdict === 'miss') return step('block', '', {})
  if (noBlock !== null && !blocks) return step('block', 'Block', { result: noBlock })
  const needs = `AC + BV ${String(blockAt)} must exceed the roll`
  const result =
    total === null
      ? needs
      : verdict === 'blocked'
        ? `${String(blockAt)}, blocked`
        : blocks
          ? `${String(blockAt)}, not enough`
          : needs
  return step('block', 'Block', { fields: [field], result, tone: verdict === 'blocked' ? 'bad' : 'plain' })
}

function damageStep(preview: AttackPreview, inputs: AttackInputs): DockStep {
  const { weapon, damageDice, damageType, judged, amount, rolledDamage, verdict } = preview
  const through: DockField = {
    id: 'through',
    label: 'Gets through',
    kind: 'number',
    min: 0,
    max: null,
    value: inputs.through,
    hint: `It resists or is vulnerable to ${damageType}. Blank: all of it.`,
  }
  return step('damage', verdict === 'critical' ? 'Critical damage' : 'Damage', {
    fields: [
      {
        id: 'damage',
        label: 'Damage',
        kind: 'roll',
        dice: damageDice,
        value: inputs.damage,
        hint: remarkHint(weapon?.damage ?? ''),
      },
      damageTypeField(damageType),
      ...(judged ? [through] : []),
    ],
    result: rolledDamage === null ? '' : `${String(amount)} ${damageType}`.trim(),
  })
}

function badges({ penalty, readied }: AttackInputs): DockForm['badges'] {
  return [
    ...(readied ? [{ text: 'readied', tone: 'plain' as const }] : []),
    ...((penalty ?? 0) < 0 ? [{ text: `penalty ${String(penalty)}`, tone: 'bad' as const }] : []),
  ]
}

function applyWords(moment: DockContext['moment'], { d20, verdict, amount, outcome }: AttackPreview): string {
  if (moment === 'declare') return 'Put on the stack'
  if (outcome) return `Apply ${String(amount)}`
  if (d20 === null && verdict === 'open') return 'Roll and apply'
  return verdict === 'hit' || verdict === 'critical' ? 'Roll damage' : 'Apply'
}
