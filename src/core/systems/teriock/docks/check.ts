import type { DockContext, DockField, DockForm } from '../../../engine/dock'
import type { Combatant } from '../../../engine/model/combatant'
import { currentCombatant, type Fight } from '../../../engine/model/fight'
import { topFrame } from '../../../engine/stack/reaction-stack'
import { own } from '../../../engine/own'
import { SAVE } from '../actions'
import { checkPreview } from '../check-rules'
import { readCheck, type CheckInputs } from '../inputs'
import { ATTRIBUTES, proficiencyOf } from '../stats'
import { EMPTY_FORM, d20Field, modeFields, otherField, step, withTone } from './fields'

const USUAL: Readonly<Record<string, string>> = {
  attemptHide: 'snk',
  perceive: 'per',
  search: 'per',
  checkDisguise: 'per',
  disbelieve: 'int',
}

/** A feat or resistance save. Told and logged; what it saves from is the GM's to say. */
export function checkDock({ fight, actor, action, inputs: raw, moment }: DockContext): DockForm {
  const defaults = {
    save: action.id === 'resist' ? 'resistance' : 'feat',
    attribute: own(USUAL, action.id) ?? 'mov',
    userP: action.id === SAVE.id ? forcedByP(fight, actor) : 0,
  }
  const inputs = readCheck({ ...defaults, ...raw })
  const { terms, mode, dc, total, saved, unset, missing } = checkPreview(actor, inputs)
  const roll = [d20Field(inputs.d20, mode), ...modeFields(inputs)]
  const result =
    total === null
      ? `against DC ${String(dc)}`
      : `${String(total)} against DC ${String(dc)}, ${saved ? 'saved' : 'not saved'}`
  return {
    ...EMPTY_FORM,
    steps: [
      step('check', inputs.save === 'feat' ? 'Feat save' : 'Resistance save', {
        fields: [...fields(inputs, unset), ...(moment === 'declare' ? [] : roll)],
        terms: withTone(terms),
        result,
        tone: saved === null ? 'plain' : saved ? 'good' : 'bad',
      }),
    ],
    apply: moment === 'declare' ? 'Put on the stack' : total === null ? 'Roll and log' : 'Log it',
    blocked: missing ? `${inputs.attribute.toUpperCase()} is not on the sheet: type it.` : null,
  }
}

/** P of whoever most likely forces the save: the top of the stack, else whoever acts. */
function forcedByP(fight: Fight, actor: Combatant): number {
  const user = fight.combatants[topFrame(fight.stack)?.actor ?? ''] ?? currentCombatant(fight)
  return user && user.id !== actor.id ? proficiencyOf(user.stats) : 0
}

function fields(inputs: CheckInputs, unset: boolean): DockField[] {
  const attributes = ATTRIBUTES.map(({ id, label, short }) => ({ value: id, label: short, hint: label }))
  return [
    {
      id: 'save',
      label: 'Save',
      kind: 'choice',
      look: 'buttons',
      options: [
        { value: 'feat', label: 'Feat' },
        { value: 'resistance', label: 'Resistance' },
      ],
      value: inputs.save,
    },
    ...(inputs.save === 'feat'
      ? ([
          {
            id: 'attribute',
            label: 'Attribute',
            kind: 'choice',
            look: 'buttons',
            options: attributes,
            value: inputs.attribute,
          },
          ...(unset ? [askedField(inputs)] : []),
          { id: 'userP', label: 'P of the user', kind: 'number', min: 0, max: null, value: inputs.userP },
        ] satisfies DockField[])
      : []),
    { id: 'proficient', label: 'Proficient', kind: 'switch', value: inputs.proficient },
    otherField(inputs.other),
  ]
}

/** Unset is not 0: the GM says what it is, for this roll. */
function askedField({ attribute, value }: CheckInputs): DockField {
  const label = `${attribute.toUpperCase()} is`
  return { id: 'value', label, kind: 'number', min: -3, max: 5, value, hint: 'Not on the sheet.' }
}
