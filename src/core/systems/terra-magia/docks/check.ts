import type { DockContext, DockField, DockForm, DockStep } from '../../../engine/dock'
import type { Combatant } from '../../../engine/model/combatant'
import type { Fight } from '../../../engine/model/fight'
import { gmName } from '../../../engine/naming'
import { own } from '../../../engine/own'
import { checkKind, checkMissing, checkOf, type Check } from '../checks'
import { readCheck, type CheckInputs } from '../inputs'
import { firstAidPoints } from '../resolve/check'
import { advantageDice, checkDie, keptDice, keptWords, outcomeInWords, skillsOf } from '../rolls'
import { CATEGORIES, categoryLabel } from '../settings'
import { isDown } from '../vitals'
import {
  choiceField,
  diceBadge,
  diceLabel,
  environmentField,
  form,
  numberField,
  option,
  rollField,
  rollWords,
  step,
  switchField,
  targetField,
  textField,
} from './fields'

const NEEDS_TARGET = ['assist', 'first-aid']

export function checkDock(context: DockContext): DockForm {
  const { fight, actor, action } = context
  const inputs = readCheck(context.inputs)
  if (!inputs) return form({ blocked: 'Type whole numbers' })
  const check = checkOf(fight, actor, checkKind(action), inputs)
  return form({
    head: [...headOf(context, check, inputs)],
    steps: [checkStep(fight, check, inputs)],
    badges: check.sum.net === 0 ? [] : [diceBadge(check.sum.net)],
    notes: notesOf(context, inputs),
    bought: boughtWords(context, inputs),
    blocked: missingIn(context, check, inputs),
  })
}

function headOf({ fight, actor, action }: DockContext, check: Check, inputs: CheckInputs): DockField[] {
  const skills = skillsOf(actor).map((name) => option(name, name))
  return [
    ...(NEEDS_TARGET.includes(action.id)
      ? [targetField(fight, 'For', inputs.target, patientsFor(fight, actor, action.id), stateOf)]
      : []),
    ...(action.id === 'first-aid' ? [pointsField(actor, inputs)] : []),
    ...(checkKind(action).anySkill ? [choiceField('skill', 'Skill', check.skill, skills, 'list')] : []),
    ...(action.id === 'assist' ? [textField('goal', 'Goal', inputs.goal)] : []),
    ...(action.id === 'dodge' || action.id === 'block' ? [environmentField(fight, actor, inputs)] : []),
  ]
}

/** Asked where Logic can't say; else it is the healer's Logic unless the GM types another number. */
function pointsField(actor: Combatant, inputs: CheckInputs): DockField {
  const points = firstAidPoints(actor, inputs)
  const byLogic = firstAidPoints(actor, { amount: null }) !== null
  return numberField('amount', 'Points', points, { min: 0, seldom: byLogic })
}

/** Its own side first; First Aid may be for oneself. */
function patientsFor(fight: Fight, actor: Combatant, action: string): Combatant[] {
  const all = Object.values(fight.combatants).filter(
    ({ id, defeated }) => !defeated && (action === 'first-aid' || id !== actor.id),
  )
  return [...all.filter(({ side }) => side === actor.side), ...all.filter(({ side }) => side !== actor.side)]
}

function stateOf(combatant: Combatant): string {
  return isDown(combatant) ? 'at 0 HP' : ''
}

type Rolled = Parameters<typeof checkMissing>[1]

export function checkStep(fight: Fight, check: Check, inputs: Rolled): DockStep {
  const { sum, roller } = check
  const kept = keptDice(roller, true)
  const asks = sum.threshold === null
  const fields = asks ? outcomeFields(rollWords(checkDie(fight), sum.terms, sum.net), inputs) : []
  return {
    ...step('check', `${categoryLabel(sum.category)} ${check.skill}`, [
      hardness(check),
      ...fields,
      ...(sum.unset === null
        ? [rollField('roll', 'Check', checkDie(fight), inputs.roll, sum.threshold === null)]
        : []),
      ...(sum.net === 0 ? [] : [rollField('dice', diceLabel(sum.net), advantageDice(sum.net), inputs.dice)]),
      numberField('total', 'Total as called', inputs.total, {
        seldom: sum.unset === null || sum.threshold === null,
      }),
      numberField('advantage', 'Advantage dice', inputs.advantage, {
        hint: 'Below 0: disadvantage',
        seldom: true,
      }),
      numberField('situational', 'Situation', inputs.situational, { seldom: true }),
      ...(kept.length > 0 ? [switchField('kept', keptWords(kept), inputs.kept ?? true)] : []),
    ]),
    terms: (asks ? [] : sum.terms).map((term) => ({ ...term, tone: term.amount < 0 ? 'bad' : undefined })),
    result: asks && inputs.degrees === null ? '' : resultWords(check),
    tone: sum.outcome === null ? 'plain' : sum.outcome.success ? 'good' : 'bad',
  }
}

/** Out of sight where the rules say how hard it is: the GM may still say otherwise. */
function hardness({ sum, fixed }: Check): DockField {
  const others = CATEGORIES.filter((each) => each !== fixed)
  const options = (fixed === null ? CATEGORIES : [fixed, ...others]).map((each) =>
    option(each, categoryLabel(each)),
  )
  return { ...choiceField('category', 'How hard', sum.category, options), seldom: fixed !== null }
}

function outcomeFields(label: string, { answer, degrees }: Rolled): DockField[] {
  return [
    choiceField('answer', label, answer, [option('success', 'Succeeds'), option('failure', 'Fails')]),
    numberField('degrees', 'By degrees', degrees, { min: 0 }),
  ]
}

function resultWords({ sum: { total, threshold, outcome } }: Check): string {
  const rolled = total === null ? '' : threshold === null ? `total ${total}` : `${total} against ${threshold}`
  const end = outcome ? outcomeInWords(outcome) : ''
  return [rolled, end].filter(Boolean).join(', ')
}

function notesOf({ action, actor }: DockContext, inputs: CheckInputs): string[] {
  if (action.id !== 'first-aid') return []
  const points = firstAidPoints(actor, inputs)
  return points === null
    ? ['Logic says nothing here: type the points.']
    : [`Success heals ${points} VP, by 10 degrees ${2 * points}. Failure by 10 hurts for ${points}.`]
}

function boughtWords({ fight, action }: DockContext, { target }: CheckInputs): string {
  const patient = own(fight.combatants, target[0] ?? '')
  return patient && NEEDS_TARGET.includes(action.id) ? `${action.name}: ${gmName(fight, patient)}` : ''
}

function missingIn({ action, actor }: DockContext, check: Check, inputs: CheckInputs): string | null {
  if (NEEDS_TARGET.includes(action.id) && inputs.target.length === 0) return 'Choose who it is for'
  const asks = action.id === 'first-aid' && firstAidPoints(actor, inputs) === null
  return asks ? 'Type the points' : checkMissing(check, inputs)
}
