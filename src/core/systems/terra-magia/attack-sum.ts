/**
 * One attack from target roll to wounds, as far as its dice are known. The dock shows it and the resolver
 * applies it, so the preview never promises anything else than what happens.
 */
import type { DamagePart } from '../../engine/consequence'
import { readAmount, rollable } from '../../engine/dice'
import type { Combatant } from '../../engine/model/combatant'
import type { Effect } from '../../engine/model/effect'
import type { Fight } from '../../engine/model/fight'
import type { Attack } from '../../engine/model/stat-block'
import { sumOf } from '../../engine/modifiers'
import type { DamageOutcome } from '../../engine/system'
import type { ActionDefinition } from '../../engine/action'
import type { Term } from '../../engine/term'
import { own } from '../../engine/own'
import { hurtBySlot, inForce } from './ailments'
import { attackDiceCount, consecutivePenalty, targetTerms, weaponsFor } from './attacks'
import { damage } from './damage'
import { partsOf, type Answered } from './damage-parts'
import { defence } from './defence'
import type { AttackInputs } from './inputs'
import { answerOptions, type AnswerOption } from './reactions'
import {
  addUp,
  answerDice,
  checkSum,
  diceOf,
  reaches,
  TARGET_DIE,
  usedDice,
  type CheckAnswer,
  type CheckSum,
  type RollSum,
} from './rolls'
import { isOn } from './settings'

/** How an attack is made: on the own turn it counts and can stumble, prepared or in reaction it does not. */
export type AttackMode = 'turn' | 'reaction' | 'prepared'

export interface AttackSum {
  mode: AttackMode
  weapon: Attack
  target: Combatant | null
  /** Which attack of this turn it is, from 1; 0 for attacks that don't count. */
  number: number
  penalty: Term | null
  kept: Effect[]
  sum: RollSum
  /** A stat of the weapon without a number: the total is asked. */
  unset: string | null
  /** AR with its terms; null: not tracked, the outcome is asked. */
  against: { terms: readonly Term[]; total: number } | null
  verdict: 'open' | 'hit' | 'miss'
  degrees: number | null
  answers: AnswerOption[]
  answer: AnswerSum | null
  /** Null while the damage is open or nothing gets through. */
  parts: DamagePart[] | null
  wounds: DamageOutcome | null
  stumbles: boolean
}

export interface AnswerSum extends Answered {
  option: AnswerOption
  /** Dice that the target has kept and uses for it. */
  kept: Effect[]
  check: CheckSum | null
}

export function attackSum(
  fight: Fight,
  actor: Combatant,
  action: ActionDefinition,
  inputs: AttackInputs,
  mode: AttackMode,
): AttackSum | null {
  const weapons = weaponsFor(actor, action)
  const weapon = weapons.find(({ id }) => id === inputs.weapon) ?? weapons[0]
  if (!weapon) return null
  const target = own(fight.combatants, inputs.target[0] ?? '') ?? null
  const roll = targetRoll(fight, actor, weapon, target, inputs, mode)
  const blow = { kind: weapon.kind, damageType: inputs.damageType ?? weapon.damageType }
  const answers = target ? answerOptions(fight, target, blow) : []
  const answer = target && roll.verdict === 'hit' ? answerSum(fight, target, answers, inputs, roll) : null
  const parts = roll.verdict === 'hit' ? partsOf(weapon, inputs, answer) : null
  return {
    mode,
    weapon,
    target,
    ...roll,
    answers,
    answer,
    parts,
    wounds: target && parts ? woundsOf(fight, target, parts, inputs, answer) : null,
    stumbles: mode === 'turn' && roll.number > 1 && roll.verdict === 'miss',
  }
}

type Roll = Pick<
  AttackSum,
  'number' | 'penalty' | 'kept' | 'sum' | 'unset' | 'against' | 'verdict' | 'degrees'
>

function targetRoll(
  fight: Fight,
  actor: Combatant,
  weapon: Attack,
  target: Combatant | null,
  inputs: AttackInputs,
  mode: AttackMode,
): Roll {
  const number = mode === 'turn' ? (actor.counters.attacks ?? 0) + 1 : 0
  const penalty = consecutivePenalty(actor, number)
  const { terms, unset } = targetTerms(actor, weapon, penalty)
  const kept = usedDice(actor, false, inputs.kept)
  const dice = (target ? attackDiceCount(actor, target) : 0) + diceOf(kept)
  const sum = addUp(TARGET_DIE, unset === null ? inputs : { ...inputs, roll: null }, terms, dice)
  const arTerms = target ? defence.terms(fight, target) : null
  const against = arTerms ? { terms: arTerms, total: sumOf(arTerms) } : null
  return { number, penalty, kept, sum, unset, against, ...verdictOf(fight, sum.total, against, inputs) }
}

function verdictOf(
  fight: Fight,
  total: number | null,
  against: { total: number } | null,
  inputs: AttackInputs,
): Pick<AttackSum, 'verdict' | 'degrees'> {
  if (!against) return { verdict: inputs.outcome ?? 'open', degrees: Math.abs(inputs.degrees ?? 0) }
  if (total === null) return { verdict: 'open', degrees: null }
  return { verdict: reaches(fight, total, against.total) ? 'hit' : 'miss', degrees: total - against.total }
}

/** Dodge and Block work only when their degrees beat the attack's. */
function answerSum(
  fight: Fight,
  target: Combatant,
  options: readonly AnswerOption[],
  inputs: AttackInputs,
  { degrees }: Roll,
): AnswerSum | null {
  const option = options.find(({ kind }) => kind === inputs.reaction)
  if (!option) return null
  const category = option.category ?? inputs.category
  const kept = answerDice(target, inputs.answerKept)
  if (category === null) return { kind: option.kind, option, kept, check: null, result: 'open' }
  const skill = option.kind === 'dodge' ? 'Dodge' : 'Block'
  const check = checkSum(fight, target, { skill, category }, answerOf(inputs), diceOf(kept))
  const { outcome } = check
  const beats = outcome?.success === true && outcome.by > (degrees ?? 0)
  // A success that the GM has called without its degrees can't be compared yet.
  const open =
    outcome === null || (check.threshold === null && outcome.success && inputs.answerDegrees === null)
  return {
    kind: option.kind,
    option,
    kept,
    check,
    result: open ? 'open' : beats ? 'avoided' : 'failed',
  }
}

export function answerOf(inputs: AttackInputs): CheckAnswer {
  return {
    roll: inputs.answerRoll,
    total: inputs.answerTotal,
    advantage: inputs.answerAdvantage,
    dice: inputs.answerDice,
    situational: 0,
    answer: inputs.answer,
    degrees: inputs.answerDegrees,
  }
}

/** Paying for the answer comes first: a bleeding target has lost what that costs when the blow lands. */
function woundsOf(
  fight: Fight,
  target: Combatant,
  parts: readonly DamagePart[],
  inputs: AttackInputs,
  answer: AnswerSum | null,
): DamageOutcome {
  const bled = answer ? afterPaying(fight, target, answer) : target
  return damage(fight, bled, parts, inputs.straightToHp ? 'hp' : null)
}

function afterPaying(fight: Fight, target: Combatant, { option }: AnswerSum): Combatant {
  const kinds = option.slots.map((id) => target.budget.find((slot) => slot.id === id)?.kind ?? '')
  const hurts = kinds.flatMap((kind) => inForce(target).flatMap((effect) => hurtBySlot(effect, kind) ?? []))
  return hurts.reduce((bearer, { amount, type, straightTo }) => {
    const points = readAmount(amount)
    if (points.kind !== 'number') return bearer
    const { vitals } = damage(fight, bearer, [{ amount: points.value, type }], straightTo)
    return { ...bearer, vitals: { ...bearer.vitals, ...withNow(bearer, vitals) } }
  }, target)
}

function withNow({ vitals }: Combatant, now: Readonly<Record<string, number>>): Combatant['vitals'] {
  const changed = Object.entries(now).flatMap(([id, value]) => {
    const vital = vitals[id]
    return vital && vital !== 'notTracked' ? [[id, { ...vital, now: value }] as const] : []
  })
  return Object.fromEntries(changed)
}

/** What is missing before the attack can be applied, as a sentence; null: ready. Open dice are rolled. */
export function attackMissing(fight: Fight, attack: AttackSum, inputs: AttackInputs): string | null {
  const { target, against, verdict, unset, sum, answer } = attack
  if (!target) return 'Choose a target'
  if (!against && verdict === 'open') return 'Say whether it hits'
  if (against && unset !== null && sum.total === null) return `Type the total: ${unset} is not set`
  if (!against && answer && inputs.degrees === null) return 'Say by how many degrees it hits'
  const unanswered = answer && answerMissing(fight, answer, inputs)
  if (unanswered) return unanswered
  if (verdict === 'open' && asksAfterRoll(fight, target, attack, inputs)) {
    const name = inputs.reaction === 'dodge' ? 'Dodge' : 'Block'
    return `Roll the attack first: the ${name} is yours to judge`
  }
  const hurts = verdict === 'hit' && answer?.result !== 'avoided'
  return hurts && rollable(attack.weapon.damage) === '' && inputs.damage === null ? 'Type the damage' : null
}

/** Whether the chosen answer needs the GM's word, which can't be asked before the attack is known to hit. */
function asksAfterRoll(fight: Fight, target: Combatant, attack: AttackSum, inputs: AttackInputs): boolean {
  const answer = answerSum(fight, target, attack.answers, inputs, attack)
  return answer !== null && answerMissing(fight, answer, inputs) !== null
}

function answerMissing(fight: Fight, answer: AnswerSum, inputs: AttackInputs): string | null {
  const { kind, result } = answer
  const open = outcomeMissing(answer, inputs)
  if (open !== null) return open
  const asks = kind === 'block' && result === 'avoided' && !isOn(fight, 'blockStopsAll')
  return asks && inputs.getsThrough === null ? 'Type what gets through' : null
}

function outcomeMissing({ kind, check }: AnswerSum, inputs: AttackInputs): string | null {
  const name = kind === 'dodge' ? 'Dodge' : 'Block'
  if (!check) return `Say how hard the ${name} is`
  if (check.threshold === null) {
    if (inputs.answer === null) return `Say whether the ${name} succeeds`
    return inputs.answer === 'success' && inputs.answerDegrees === null ? 'Say by how many degrees' : null
  }
  return check.unset !== null && check.total === null
    ? `Type the ${name} total: ${check.unset} is not set`
    : null
}
