import type { DockField, DockStep } from '../../../engine/dock'
import type { Combatant } from '../../../engine/model/combatant'
import type { Fight } from '../../../engine/model/fight'
import { gmName } from '../../../engine/naming'
import type { AnswerSum, AttackSum } from '../attack-sum'
import type { AttackInputs } from '../inputs'
import {
  advantageDice,
  answerDice,
  checkDie,
  keptDice,
  keptWords,
  outcomeInWords,
  type CheckSum,
} from '../rolls'
import { categoryLabel, CATEGORIES, isOn } from '../settings'
import { choiceField, numberField, option, rollField, shortRoll, switchField } from './fields'

/** What the target may do against the hit: Dodge, Block, and why not. */
export function answerStep(fight: Fight, attack: AttackSum, inputs: AttackInputs): DockStep[] {
  const { target, answer } = attack
  if (!target) return []
  return [
    {
      id: 'answer',
      label: gmName(fight, target),
      fields: [
        answerChoice(`Answer of ${gmName(fight, target)}`, attack, inputs),
        ...(answer ? answerFields(fight, attack, answer, inputs) : []),
      ],
      // Where the app only asks how the check went, its sum stands beside the question.
      terms: answer?.check && answer.check.threshold !== null ? answer.check.terms : [],
      result: answer ? answerWords(answer, attack) : '',
      tone: answer?.result === 'avoided' ? 'good' : 'plain',
    },
  ]
}

/** Blank until the GM has passed it, so that the keys come by; nothing to ask of one that can't react. */
function answerChoice(label: string, { answers }: AttackSum, inputs: AttackInputs): DockField {
  const asked = answers.some(({ reason }) => reason === null)
  return choiceField('reaction', label, inputs.reaction ?? (asked ? null : 'none'), [
    option('none', 'Takes it'),
    ...answers.map(({ kind, category, reason }) =>
      option(
        kind,
        kind === 'dodge' ? 'Dodges' : 'Blocks',
        // Once it is chosen the line beside it says so.
        inputs.reaction === null ? (category ? categoryLabel(category) : 'ask how hard') : undefined,
        reason,
      ),
    ),
  ])
}

function answerFields(fight: Fight, attack: AttackSum, answer: AnswerSum, inputs: AttackInputs): DockField[] {
  const asksHardness = answer.option.category === null
  const { check } = answer
  return [
    ...(asksHardness ? [hardness(inputs)] : []),
    ...(check?.threshold === null ? outcomeFields(asked(fight, check, attack), inputs) : []),
    ...(check ? rollFields(fight, check, inputs) : []),
    ...(check && attack.target ? keptFields(attack.target, inputs) : []),
    ...(answer.kind === 'block' && answer.result === 'avoided'
      ? [
          numberField('getsThrough', 'Gets through', inputs.getsThrough, {
            min: 0,
            seldom: isOn(fight, 'blockStopsAll'),
            hint: isOn(fight, 'blockStopsAll') ? 'Empty: nothing' : 'Type it: a Block need not stop all',
          }),
        ]
      : []),
  ]
}

function hardness(inputs: AttackInputs): DockField {
  const options = CATEGORIES.map((category) => option(category, categoryLabel(category)))
  return choiceField('category', 'How hard', inputs.category, options)
}

/** "d10 + 6, Average, 1 degree or more": all that the table must know to roll it. */
function asked(fight: Fight, { terms, net, category }: CheckSum, attack: AttackSum): string {
  return [shortRoll(checkDie(fight), terms, net), categoryLabel(category), needed(attack)].join(', ')
}

function outcomeFields(label: string, inputs: AttackInputs): DockField[] {
  return [
    choiceField('answer', label, inputs.answer, [option('success', 'Succeeds'), option('failure', 'Fails')]),
    // How far it fails does not matter here.
    numberField('answerDegrees', 'By degrees', inputs.answerDegrees, {
      min: 0,
      seldom: inputs.answer !== 'success',
    }),
  ]
}

/** Out of the way where the app only asks how the check went. */
function rollFields(fight: Fight, { net, unset, threshold }: CheckSum, inputs: AttackInputs): DockField[] {
  const asks = threshold === null
  const d4 = rollField('answerDice', 'd4', advantageDice(net), inputs.answerDice, asks)
  return [
    ...(unset === null ? [rollField('answerRoll', 'Check', checkDie(fight), inputs.answerRoll, asks)] : []),
    numberField('answerTotal', 'Total as called', inputs.answerTotal, { seldom: unset === null || asks }),
    numberField('answerAdvantage', 'Advantage dice', inputs.answerAdvantage, { seldom: true }),
    ...(net === 0 ? [] : [d4]),
  ]
}

function keptFields(target: Combatant, inputs: AttackInputs): DockField[] {
  const kept = keptDice(target, true)
  const used = answerDice(target, inputs.answerKept).length > 0
  return kept.length > 0 ? [switchField('answerKept', keptWords(kept), used)] : []
}

/** What the answer needs stands beside its sum while it is asked; a called failure needs no word more. */
function answerWords({ kind, check, result }: AnswerSum, attack: AttackSum): string {
  if (result === 'open') return check?.threshold === null ? '' : needed(attack)
  const { outcome = null } = check ?? {}
  if (result === 'avoided') return kind === 'dodge' ? 'dodged' : 'blocked'
  if (outcome?.success) return `not enough, needs ${needed(attack)}`
  return outcome && check?.threshold !== null ? outcomeInWords(outcome) : ''
}

/** The degrees have to beat those of the attack. */
function needed({ degrees }: AttackSum): string {
  const least = Math.max(0, degrees ?? 0) + 1
  return `${least} ${least === 1 ? 'degree' : 'degrees'} or more`
}
