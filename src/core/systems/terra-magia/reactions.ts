/** Dodge and Block as answers to one attack: how hard, allowed or not, and paid with what. */
import { actsNow, usedUp } from '../../engine/catalogue'
import { planPayment } from '../../engine/model/budget'
import type { Combatant } from '../../engine/model/combatant'
import type { Fight } from '../../engine/model/fight'
import type { SlotId } from '../../engine/model/ids'
import type { Attack } from '../../engine/model/stat-block'
import { actionById } from './actions'
import { inForce } from './ailments'
import { kindOf } from './attacks'
import { isEnergy } from './damage'
import { CATEGORIES, rule, type Category } from './settings'
import { fits } from './slots'
import { statOf } from './stats'

export type Answer = 'dodge' | 'block'

export interface AnswerOption {
  kind: Answer
  /** Null: the rules leave it open, the GM is asked. */
  category: Category | null
  /** Why it may not be used; null: it may. */
  reason: string | null
  slots: SlotId[]
}

type Blow = Pick<Attack, 'kind' | 'damageType'>

export function answerOptions(fight: Fight, target: Combatant, blow: Blow): AnswerOption[] {
  const { slots, missing } = planPayment(target.budget, { reaction: 1 }, fits)
  const general =
    noReactionNow(fight, target) ?? (Object.keys(missing).length > 0 ? reactionGone(target) : null)
  return [
    {
      kind: 'dodge',
      category: dodgeCategory(fight, blow),
      reason: general ?? noneLeft(target, 'dodge'),
      slots,
    },
    {
      kind: 'block',
      category: blockCategory(fight, target, blow),
      reason: general ?? cannotBlock(target, blow) ?? noneLeft(target, 'block'),
      slots,
    },
  ]
}

/** Its block may say how often it dodges or blocks. */
function noneLeft(target: Combatant, kind: Answer): string | null {
  const action = actionById(target, kind)
  return action ? (usedUp(target, action)?.reason ?? null) : null
}

/** Spent, or why there is none: "surprised", "Exhaustion". */
function reactionGone({ budget }: Combatant): string {
  const off = budget.find(({ kind, state }) => kind === 'reaction' && state === 'off')
  return off && off.note !== '' ? `No Reaction: ${off.note}` : 'Reaction is spent'
}

/** "Full Sprint: no reactions until its next turn", "Unconscious: no reactions until it wakes". */
export function givenUpBy(combatant: Combatant): string | null {
  const given = inForce(combatant).find(({ data }) => data.noReactions === true)
  return given ? `${given.label}: no reactions until ${given.ends ? 'its next turn' : 'it wakes'}` : null
}

/** Given up by a sprint or lost with consciousness; and reactions are for others' turns. */
export function noReactionNow(fight: Fight, combatant: Combatant): string | null {
  const given = givenUpBy(combatant)
  if (given) return given
  // A commanded creature acts inside its commander's turn, so that one counts as its own.
  return actsNow(fight, combatant) ? "Reactions are for others' turns" : null
}

export function dodgeCategory(fight: Fight, attack: Pick<Attack, 'kind'>): Category | null {
  const kind = kindOf(attack)
  if (kind === 'martial') return 'average'
  if (kind === 'firearm') return 'hard'
  return kind === 'ranged' ? chosen(fight, 'dodgeRanged') : chosen(fight, 'dodgeSpell')
}

/** One category harder without a shield or a blocking weapon. */
export function blockCategory(fight: Fight, target: Combatant, blow: Blow): Category | null {
  const base = blockBase(fight, kindOf(blow))
  return base === null || canBlockWell(target) ? base : harder(base)
}

function blockBase(fight: Fight, kind: string): Category | null {
  if (kind === 'martial') return 'average'
  if (kind === 'ranged') return 'hard'
  return kind === 'firearm' ? chosen(fight, 'blockFirearm') : chosen(fight, 'blockSpell')
}

function chosen(fight: Fight, id: string): Category | null {
  const value = rule(fight, id)
  return CATEGORIES.find((category) => category === value) ?? null
}

export function harder(category: Category): Category {
  return category === 'average' ? 'hard' : 'extreme'
}

function cannotBlock(target: Combatant, { damageType }: Blow): string | null {
  if (!isEnergy(damageType) || canBlockWell(target)) return null
  return `Needs a shield or blocking weapon against ${damageType}`
}

export function shieldOf(combatant: Combatant): number {
  return (combatant.counters.shieldStowed ?? 0) > 0 ? 0 : (statOf(combatant, 'shield') ?? 0)
}

/** A ready shield, or any weapon made for blocking. */
export function canBlockWell(combatant: Combatant): boolean {
  const weapon = combatant.block.attacks.some(({ properties }) =>
    properties.some((property) => property.toLowerCase() === 'blocking'),
  )
  return weapon || shieldOf(combatant) > 0
}
