import type { DockField, DockStep } from '../../../engine/dock'
import type { Combatant } from '../../../engine/model/combatant'
import type { Fight } from '../../../engine/model/fight'
import { gmName } from '../../../engine/naming'
import type { AnswerSum, AttackSum } from '../attack-sum'
import type { AttackInputs } from '../inputs'
import { advantageDice, answerDice, checkDie, keptDice, keptWords, type CheckSum } from '../rolls'
import { categoryLabel, CATEGORIES, isOn } from '../settings'
import { choiceField, numberField, option, rollField, rollWords, switchField } from './fields'

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
        ...(answer ? answerFields(fight, target, answer, inputs) : []),
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
        category ? categoryLabel(category) : 'ask how hard',
        reason,
      ),
    ),
  ])
}

function answerFields(fight: Fight, target: Combatant, answer: AnswerSum, inputs: AttackInputs): DockField[] {
  const asksHardness = answer.option.category === null
  const { check } = answer
  return [
    ...(asksHardness ? [hardness(inputs)] : []),
    ...(check?.threshold === null ? outcomeFields(fight, check, inputs) : []),
    ...(check ? rollFields(fight, check, inputs) : []),
    ...(check ? keptFields(target, inputs) : []),
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

function outcomeFields(fight: Fight, check: CheckSum, inputs: AttackInputs): DockField[] {
  return [
    choiceField('answer', rollWords(checkDie(fight), check.terms, check.net), inputs.answer, [
      option('success', 'Succeeds'),
      option('failure', 'Fails'),
    ]),
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

function answerWords({ kind, check, result }: AnswerSum, { degrees }: AttackSum): string {
  const more = Math.max(0, degrees ?? 0)
  const needed = `must beat ${more} ${more === 1 ? 'degree' : 'degrees'}`
  if (result === 'open') return needed
  const by = check?.outcome ? `${check.outcome.success ? 'success' : 'failure'} by ${check.outcome.by}` : ''
  const end = result === 'avoided' ? (kind === 'dodge' ? 'dodged' : 'blocked') : `not enough, ${needed}`
  return `${by}, ${end}`
}
