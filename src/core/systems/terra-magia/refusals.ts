/** Rules against an action, each with its way out. Slots and uses are the engine's. */
import type { Inputs } from '../../engine/model/inputs'
import type { Combatant } from '../../engine/model/combatant'
import { entriesOf, type Fight } from '../../engine/model/fight'
import { actsNow, usedUp } from '../../engine/catalogue'
import { gmName } from '../../engine/naming'
import { impossible, ruleSays, type Rejection } from '../../engine/rejection'
import type { GameSystem } from '../../engine/system'
import type { ActionDefinition } from '../../engine/action'
import { own } from '../../engine/own'
import { isReactionType, prepBehind, preparedBy, slotCount } from './actions'
import { effectOf } from './ailments'
import { isFirearm, weaponsFor } from './attacks'
import { controlledBy, orderedOne } from './commanding'
import { dock } from './docks/dock'
import { readAttack, readForm, readMove } from './inputs'
import { metresLeft, MOVES, planMove, tooFar } from './movement'
import { answerOptions, givenUpBy } from './reactions'
import { priceOf, tokensOf, tokenUseRefused } from './tokens'

type Rule = (fight: Fight, actor: Combatant, action: ActionDefinition, inputs: Inputs) => Rejection | null

export const refuses: GameSystem['refuses'] = (fight, actor, action, inputs) => {
  const asked = Object.keys(inputs).length > 0
  const rules = asked || action.dock === 'none' ? [...always, ...whenFilledIn] : always
  for (const rule of rules) {
    const rejection = rule(fight, actor, action, inputs)
    if (rejection) return rejection
  }
  return null
}

/** Given up by Full Sprint or lost with consciousness, whatever slot would pay. */
const givenUp: Rule = (_fight, actor, action) => {
  if (!isReactionType(action)) return null
  const given = givenUpBy(actor)
  return given === null ? null : ruleSays('reaction/given-up', `${given}.`)
}

const passerBy: Rule = (fight, actor, action) =>
  action.id === 'reaction-attack' && actsNow(fight, actor)
    ? ruleSays('reaction/own-turn', "On others' turns.")
    : null

const tokens: Rule = (_fight, actor, action) => {
  const price = priceOf(action.id)
  if (price === null) return null
  if (tokensOf(actor) < price)
    return ruleSays(
      'tokens/too-few',
      `Needs ${price} Terra ${price === 1 ? 'Token' : 'Tokens'}, has ${tokensOf(actor)}.`,
    )
  const refused = tokenUseRefused(actor, action.id)
  return refused === null ? null : ruleSays('tokens/no-use', refused)
}

const nobodyToCommand: Rule = (fight, actor, action) => {
  if (action.id !== 'command') return null
  return controlledBy(fight, actor).length > 0
    ? null
    : ruleSays('command/nobody', 'It controls no construct, machine or pet.')
}

const nothingLeft: Rule = (_fight, actor, action) =>
  action.id === 'keep-moving' && metresLeft(actor) === 0
    ? ruleSays('move/none-left', 'No metres left. Take a movement action.')
    : null

const always: readonly Rule[] = [givenUp, passerBy, tokens, nobodyToCommand, nothingLeft]

/** A Reaction on the own turn is only for the surroundings; what is prepared may be done at any moment. */
const ownTurn: Rule = (fight, actor, action, inputs) => {
  const free = !isReactionType(action) || action.timing !== 'reaction' || inputs.environment === true
  if (free || !actsNow(fight, actor)) return null
  return ruleSays(
    'reaction/own-turn',
    "Reactions are for others' turns, or against the surroundings on any turn.",
  )
}

/** The dock's own words for what is missing: nothing can be done without it. */
const incomplete: Rule = (fight, actor, action, inputs) => {
  const blocked = dock({ fight, actor, action, inputs, moment: 'apply' })?.blocked ?? null
  return blocked === null ? null : impossible('dock/incomplete', `${blocked}.`)
}

const tooFarToMove: Rule = (_fight, actor, action, inputs) => {
  const moves = moveBehind(actor, action)
  const read = MOVES.includes(moves) ? readMove(inputs) : null
  const plan = read && planMove(actor, moves, read)
  const far = read && plan ? tooFar(plan, read) : null
  return far === null ? null : ruleSays('move/too-far', far)
}

function moveBehind(actor: Combatant, action: ActionDefinition): string {
  const prep = prepBehind(actor, action)
  return (prep ? preparedBy(actor, prep)?.id : action.id) ?? action.id
}

/** A walk past a reach is answered with a weapon in hand, not with a firearm, and not a cautious walk. */
const reactionAttack: Rule = (fight, actor, action, inputs) => {
  if (action.id !== 'reaction-attack') return null
  const read = readAttack(inputs)
  const weapons = weaponsFor(actor, action)
  const weapon = weapons.find(({ id }) => id === read?.weapon) ?? weapons[0]
  if (weapon && isFirearm(weapon))
    return ruleSays('reaction/firearm', 'Firearms make no reaction attacks. Choose another weapon.')
  const target = own(fight.combatants, read?.target[0] ?? '')
  if (!target || !effectOf(target, 'cautious')) return null
  return ruleSays('reaction/cautious', `${gmName(fight, target)} steps cautiously and provokes none.`)
}

/** The answer that the dock has chosen for the target. */
const answerNotAllowed: Rule = (fight, actor, action, inputs) => {
  if (action.dock !== 'attack') return null
  const read = readAttack(inputs)
  const target = own(fight.combatants, read?.target[0] ?? '')
  if (!read || !target || read.reaction === null || read.reaction === 'none') return null
  const weapons = weaponsFor(actor, action)
  const weapon = weapons.find(({ id }) => id === read.weapon) ?? weapons[0]
  if (!weapon) return null
  const blow = { kind: weapon.kind, damageType: read.damageType ?? weapon.damageType }
  const option = answerOptions(fight, target, blow).find(({ kind }) => kind === read.reaction)
  return option?.reason == null
    ? null
    : ruleSays('reaction/not-allowed', `${gmName(fight, target)} can't ${read.reaction}: ${option.reason}.`)
}

const commanded: Rule = (fight, actor, action, inputs) => {
  if (action.id !== 'command') return null
  const form = readForm(inputs)
  const target = form && orderedOne(fight, actor, form)
  if (!target) return null
  const name = gmName(fight, target)
  if (target.controller !== actor.id) return ruleSays('command/not-yours', `${name} obeys someone else.`)
  return entriesOf(fight, target.id).length > 0
    ? ruleSays('command/own-turn', `${name} has a turn of its own.`)
    : null
}

const preparable: Rule = (_fight, actor, action, inputs) => {
  if (action.id !== 'prep') return null
  const wanted = readForm(inputs)?.action ?? ''
  const inner = preparedBy(actor, { data: { action: wanted } })
  if (!inner) return null
  if (wanted === 'prep' || slotCount(inner.cost) !== 1)
    return ruleSays('prep/one-slot', 'Only an action that costs one slot can be prepared.')
  return usedUp(actor, inner)
}

const tooGenerous: Rule = (_fight, actor, action, inputs) => {
  if (action.id !== 'token-give') return null
  return (readForm(inputs)?.amount ?? 1) > tokensOf(actor)
    ? ruleSays('tokens/too-few', `Has only ${tokensOf(actor)} Terra Tokens.`)
    : null
}

const whenFilledIn: readonly Rule[] = [
  ownTurn,
  incomplete,
  tooFarToMove,
  reactionAttack,
  answerNotAllowed,
  commanded,
  preparable,
  tooGenerous,
]
