import type { DockContext, DockField, DockForm, DockStep } from '../../../engine/dock'
import type { Combatant } from '../../../engine/model/combatant'
import type { Fight } from '../../../engine/model/fight'
import type { Check } from '../checks'
import type { AttackSum } from '../attack-sum'
import {
  ailmentMissing,
  answerUsesKept,
  inflictedBy,
  inflictedByWeapon,
  staminaCheck,
  staminaMissing,
} from '../inflicts'
import { readAilment, type AilmentInputs, type AttackInputs } from '../inputs'
import { nameOf, severityLeft } from '../resolve/ailment'
import { checkDie, outcomeInWords } from '../rolls'
import { checkStep } from './check'
import {
  choiceField,
  form,
  numberField,
  option,
  shortRoll,
  step,
  switchField,
  targetField,
  textField,
} from './fields'

/** The ailment dock: who, which, how bad, and the Stamina check that lowers it. */
export function ailmentDock(context: DockContext): DockForm {
  const { fight, actor } = context
  const inputs = readAilment(context.inputs)
  if (!inputs) return form({ blocked: 'Type whole numbers' })
  const check = staminaCheck(fight, actor, inputs)
  const nobody = inputs.target.length === 0 ? 'Choose who gets it' : null
  return form({
    head: [
      targetField(fight, 'On', inputs.target, Object.values(fight.combatants)),
      choiceField('ailment', 'Ailment', inputs.ailment, ailmentOptions(), 'list'),
      ...(inputs.ailment === 'ailment' ? [textField('name', 'Name', inputs.name, { needed: true })] : []),
      numberField('severity', 'Severity', inputs.severity, { min: 1 }),
    ],
    steps: [
      step('stamina', '', [switchField('check', 'Stamina check lowers it', inputs.check)]),
      ...(inputs.check ? [staminaStep(fight, check, inputs)] : []),
      ...(inputs.ailment === 'ailment' ? [ownStep(inputs)] : []),
      step('note', '', [textField('text', 'What it does', inputs.text)]),
    ],
    apply: 'Inflict',
    blocked: nobody ?? ailmentMissing(inputs) ?? (inputs.check ? staminaMissing(check, inputs) : null),
  })
}

function ailmentOptions() {
  return [
    option('exhaustion', 'Exhaustion', 'takes actions away'),
    option('bleeding', 'Bleeding', 'hurts on actions'),
    option('fear', 'Fear'),
    option('ailment', 'Another'),
  ]
}

/** "success by 2, Bleeding 3": what the check leaves of it. */
function resultOf({ sum }: Check, inputs: AilmentInputs): string {
  const { outcome, total, threshold } = sum
  const rolled = total === null || threshold === null ? '' : `${total} against ${threshold}, `
  if (!outcome || inputs.severity === null || inputs.ailment === null) return ''
  const left = severityLeft(inputs, outcome)
  const end = left === 0 ? 'shaken off' : `${nameOf(inputs)} ${left}`
  return `${rolled}${outcomeInWords(outcome)}, ${end}`
}

function ownStep({ off, when, hurt, hurtType, straightToHp }: AilmentInputs): DockStep {
  return step('own', 'Its effect', [
    choiceField('off', 'Takes away', off === '' ? null : off, [
      option('minor', 'Minor'),
      option('movement', 'Movement'),
      option('reaction', 'Reaction'),
      option('minor,movement', 'Minor and Movement'),
      option('major,movement,minor,reaction', 'Everything'),
    ]),
    choiceField('when', 'Hurts', when, [
      option('never', 'Never'),
      option('major', 'On each Major'),
      option('reaction', 'On each Reaction'),
      option('both', 'On Major and Reaction'),
      option('turnStart', 'At the start of its turn'),
      option('turnEnd', 'At the end of its turn'),
    ]),
    ...(when === 'never'
      ? []
      : [
          textField('hurt', 'For', hurt, { hint: 'A number or dice' }),
          textField('hurtType', 'Damage type', hurtType),
          switchField('straightToHp', 'Straight to HP', straightToHp),
        ]),
  ])
}

/** What the hit inflicts besides its damage: as the weapon says, or as the GM chooses. */
export function inflictSteps(fight: Fight, attack: AttackSum, inputs: AttackInputs): DockStep[] {
  const { target, weapon } = attack
  if (!target) return []
  const ailment = inflictedBy(attack, inputs)
  const written = inflictedByWeapon(weapon)
  const which = choiceField(
    'inflicts',
    'Inflicts',
    ailment?.ailment ?? 'none',
    [option('none', 'No ailment'), ...ailmentOptions()],
    'list',
  )
  if (!ailment) return [{ ...step('inflicts', '', [{ ...which, seldom: written === null }]), row: 'damage' }]
  // As the weapon says it, it is a word in the row; its fields come with More.
  const said = ailment.ailment === written?.ailment && ailment.severity === written.severity
  const label = said && ailment.name === written.name ? `${nameOf(ailment)} ${written.severity}` : ''
  const fields: DockField[] = [
    ...ailmentFields(which, ailment).map((field) => ({ ...field, seldom: label !== '', said: label !== '' })),
    switchField('inflictCheck', 'Stamina check', ailment.check),
  ]
  // Asked when the blow has landed, not before.
  const asks = ailment.check && attack.verdict === 'hit'
  return [
    {
      ...step('inflicts', label, fields),
      row: 'damage',
      ...(asks ? checkOfHit(fight, attack, target, ailment, fields) : {}),
    },
    ...(ailment.ailment === 'ailment' ? [seldomAsked(ofHit(ownStep(ailment), OWN))] : []),
  ]
}

function ailmentFields(which: DockField, { ailment, name, severity }: AilmentInputs): DockField[] {
  return [
    which,
    ...(ailment === 'ailment' ? [textField('inflictName', 'Name', name, { needed: true })] : []),
    numberField('inflictSeverity', 'Severity', severity, { min: 1 }),
  ]
}

/** How far it fails does not matter. */
function staminaStep(fight: Fight, check: Check, inputs: AilmentInputs): DockStep {
  const step = checkStep(fight, check, inputs)
  const fields = step.fields.map((field) =>
    field.id === 'degrees' ? { ...field, seldom: inputs.answer !== 'success' } : field,
  )
  return { ...step, fields, result: resultOf(check, inputs) }
}

/** The check stands behind its switch. */
function checkOfHit(
  fight: Fight,
  attack: AttackSum,
  target: Combatant,
  ailment: AilmentInputs,
  fields: readonly DockField[],
): Pick<DockStep, 'fields' | 'terms' | 'result' | 'tone'> {
  const check = staminaCheck(fight, target, ailment)
  const { terms, result, tone, ...asked } = ofHit(staminaStep(fight, check, ailment), askedOf(attack))
  const { terms: sum, net } = check.sum
  const label = `Stamina check, ${shortRoll(checkDie(fight), sum, net)}`
  const named = asked.fields.map((field) => (field.id === 'inflictAnswer' ? { ...field, label } : field))
  return { fields: [...fields, ...named], terms, result, tone }
}

const ASKED = ['category', 'roll', 'total', 'advantage', 'dice', 'answer', 'degrees', 'kept']
/** Kept dice that the answer to the attack uses can't be used again. */
function askedOf(attack: AttackSum): string[] {
  return answerUsesKept(attack) ? ASKED.filter((id) => id !== 'kept') : ASKED
}

const OWN = ['off', 'when', 'hurt', 'hurtType', 'straightToHp']

/** What the ailment's own dock asks, under names that the attack's own roll does not use. */
function ofHit(asked: DockStep, wanted: readonly string[]): DockStep {
  const inflicted = (id: string): string => `inflict${id.charAt(0).toUpperCase()}${id.slice(1)}`
  const fields = asked.fields
    .filter(({ id }) => wanted.includes(id))
    .map((field) => ({ ...field, id: inflicted(field.id) }))
  return { ...asked, id: inflicted(asked.id), fields }
}

/** Out of the way of the many hits that only repeat what the ailment does already. */
function seldomAsked(asked: DockStep): DockStep {
  return { ...asked, fields: asked.fields.map((field) => ({ ...field, seldom: true })) }
}
