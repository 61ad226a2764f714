/** Which check an action asks for, and how it stands with what has been filled in. */
import type { Combatant } from '../../engine/model/combatant'
import type { Effect } from '../../engine/model/effect'
import type { Fight } from '../../engine/model/fight'
import type { ActionContext } from '../../engine/system'
import type { ActionDefinition } from '../../engine/action'
import { own } from '../../engine/own'
import type { CheckInputs } from './inputs'
import { advantageDice, checkDie, checkSum, diceOf, usedDice, type CheckSum } from './rolls'
import type { Category } from './settings'

interface CheckKind {
  skill: string
  category: Category
  /** The skill is the GM's pick. */
  anySkill: boolean
  /** Rolled by the one it concerns, not by the actor. */
  byTarget?: true
  /** The category is the GM's pick too. */
  free?: true
}

const KINDS: Readonly<Record<string, CheckKind>> = {
  'physical-skill': { skill: 'Athletics', category: 'average', anySkill: true, free: true },
  'mental-skill': { skill: 'Investigation', category: 'average', anySkill: true, free: true },
  'complex-item': { skill: 'Tech Use', category: 'average', anySkill: true, free: true },
  assist: { skill: 'Athletics', category: 'average', anySkill: true },
  'first-aid': { skill: 'Medicine', category: 'hard', anySkill: false },
  dodge: { skill: 'Dodge', category: 'average', anySkill: false, free: true },
  block: { skill: 'Block', category: 'average', anySkill: false, free: true },
  inflict: { skill: 'Stamina', category: 'average', anySkill: false, byTarget: true },
}

const ANY: CheckKind = { skill: 'Athletics', category: 'average', anySkill: true, free: true }

export function checkKind({ id }: Pick<ActionDefinition, 'id'>): CheckKind {
  return own(KINDS, id) ?? ANY
}

export interface Check {
  /** How hard it is by the rules; null: as the GM says. */
  fixed: Category | null
  roller: Combatant
  skill: string
  kept: Effect[]
  sum: CheckSum
}

type Filled = Pick<
  CheckInputs,
  | 'skill'
  | 'category'
  | 'roll'
  | 'total'
  | 'advantage'
  | 'dice'
  | 'situational'
  | 'kept'
  | 'answer'
  | 'degrees'
  | 'target'
>

/** `kind` is that of the action behind a prepared one. */
export function checkOf(fight: Fight, actor: Combatant, kind: CheckKind, inputs: Filled): Check {
  const roller = kind.byTarget ? (own(fight.combatants, inputs.target[0] ?? '') ?? actor) : actor
  const skill = kind.anySkill ? (inputs.skill ?? kind.skill) : kind.skill
  const category = inputs.category ?? kind.category
  const kept = usedDice(roller, true, inputs.kept)
  const fixed = kind.free === true ? null : kind.category
  return {
    fixed,
    roller,
    skill,
    kept,
    sum: checkSum(fight, roller, { skill, category }, inputs, diceOf(kept)),
  }
}

/** Rolls what is blank, where the app compares. Where it asks for the outcome nothing is rolled. */
export function rollCheck<T extends Filled>(context: ActionContext, kind: CheckKind, read: T): T {
  const { fight, actor } = context
  const { sum } = checkOf(fight, actor, kind, read)
  if (sum.threshold === null || read.total !== null) return read
  const roll = read.roll ?? context.roll(checkDie(fight)).dice
  const dice = sum.net !== 0 ? (read.dice ?? context.roll(advantageDice(sum.net)).dice) : read.dice
  return { ...read, roll, dice }
}

/** What is missing before the check can be applied, as a sentence; null: ready. */
export function checkMissing({ sum }: Check, { answer, degrees }: Filled): string | null {
  if (sum.threshold === null) {
    if (answer === null) return 'Say whether it succeeds'
    return degrees === null ? 'Say by how many degrees' : null
  }
  return sum.unset !== null && sum.total === null ? `Type the total: ${sum.unset} is not set` : null
}
