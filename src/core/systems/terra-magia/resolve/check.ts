/** Skill checks, Assist, First Aid, and Dodge or Block where the app has not run the attack. */
import type { Consequence } from '../../../engine/consequence'
import { gmName } from '../../../engine/naming'
import type { ActionContext } from '../../../engine/system'
import { headline, sumLine } from '../../../engine/log-words'
import { own } from '../../../engine/own'
import { checkKind, checkOf, rollCheck, type Check } from '../checks'
import { effect } from '../effects'
import { readCheck, type CheckInputs } from '../inputs'
import { checkDie, inWords, outcomeInWords, type Outcome } from '../rolls'
import { categoryLabel } from '../settings'
import { statOf } from '../stats'
import { ends, type Resolver } from './resolver'

/** What follows from the outcome, besides the log line of the check itself. */
type Follows = (context: ActionContext, inputs: CheckInputs, outcome: Outcome) => readonly Consequence[]

const checking =
  (follows: Follows): Resolver =>
  (context) => {
    const read = readCheck(context.inputs)
    if (!read) return []
    const kind = checkKind(context.action)
    const inputs = rollCheck(context, kind, read)
    const check = checkOf(context.fight, context.actor, kind, inputs)
    const { outcome } = check.sum
    return [
      ...usedUp(check),
      headline(check.roller.id, resultInWords(context, check, inputs), inputs.target[0]),
      sumLine(checkInWords(context, check, inputs)),
      ...(outcome ? follows(context, inputs, outcome) : []),
    ]
  }

/** Kept dice are gone once rolled. */
export function usedUp({ roller, kept }: Check): Consequence[] {
  return kept.map(({ id }) => ends(roller, id, 'used'))
}

/** "succeeded at Athletics, 12 against 8"; the first aid of somebody says whose. */
function resultInWords(
  { action, fight }: ActionContext,
  { skill, sum: { outcome, total, threshold } }: Check,
  { target }: CheckInputs,
): string {
  const patient = own(fight.combatants, target[0] ?? '')
  const numbers = total === null ? '' : threshold === null ? `, ${total}` : `, ${total} against ${threshold}`
  const degrees = numbers === '' && outcome && outcome.by > 0 ? `, by ${outcome.by}` : ''
  if (action.id === 'first-aid' && patient && outcome) {
    const verb = outcome.success ? 'gave' : 'could not give'
    return `${verb} ${gmName(fight, patient)} first aid${numbers}${degrees}`
  }
  if (!outcome) return `rolled ${total === null ? '' : `${total} `}for ${skill}`
  return `${outcome.success ? 'succeeded' : 'failed'} at ${skill}${numbers}${degrees}`
}

export function checkInWords(
  { fight }: Pick<ActionContext, 'fight'>,
  { skill, sum }: Check,
  inputs: Pick<CheckInputs, 'roll' | 'total' | 'advantage' | 'dice' | 'situational'>,
): string {
  const { outcome, total, threshold } = sum
  const rolled = total === null ? '' : `: ${inWords(checkDie(fight), inputs, sum)}`
  const against = threshold === null || total === null ? '' : ` against ${threshold}`
  const end = outcome ? `, ${outcomeInWords(outcome)}` : ''
  return `${categoryLabel(sum.category)} ${skill} check${rolled}${against}${end}`
}

export const resolveCheck = checking(() => [])

export const resolveAssist = checking(({ fight, actor }, { target, goal }, { success }) => {
  const ally = own(fight.combatants, target[0] ?? '')
  if (!ally || !success) return []
  const label = `Assisted by ${gmName(fight, actor)}`
  return [{ do: 'addEffect', target: ally.id, effect: effect('assisted', actor.id, { label, note: goal }) }]
})

/** Degrees from which First Aid heals twice, or hurts. */
const GREAT = 10

/** Success: Logic in VP, by 10 degrees twice that. Failure: nothing, by 10 degrees Logic damage. */
export const resolveFirstAid = checking(({ fight, actor }, inputs, { success, by }) => {
  const patient = own(fight.combatants, inputs.target[0] ?? '')
  const points = firstAidPoints(actor, inputs)
  if (!patient || points === null) return []
  if (success) {
    const amount = by >= GREAT ? 2 * points : points
    return [{ do: 'heal', target: patient.id, vital: 'vp', amount, cause: 'First Aid' }]
  }
  if (by < GREAT) return []
  const parts = [{ amount: points, type: '' }]
  return [{ do: 'damage', target: patient.id, parts, straightTo: null, cause: 'First Aid gone wrong' }]
})

/** The healer's Logic, or what the GM typed where it is unset or not above 0. Null: still to ask. */
export function firstAidPoints(
  healer: Parameters<typeof statOf>[0],
  { amount }: Pick<CheckInputs, 'amount'>,
): number | null {
  const logic = statOf(healer, 'log')
  if (amount !== null) return Math.max(0, amount)
  return logic !== null && logic > 0 ? logic : null
}
