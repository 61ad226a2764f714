/** Rules that forbid an action now. Each says why; every one can be overruled by the GM. */
import type { Inputs } from '../../engine/model/inputs'
import { usedUp } from '../../engine/catalogue'
import type { Combatant } from '../../engine/model/combatant'
import { currentCombatant, type Fight } from '../../engine/model/fight'
import { gmName } from '../../engine/naming'
import { STACK_OPEN } from '../../engine/stack/reaction-stack'
import { ruleSays, type Rejection } from '../../engine/rejection'
import type { ActionDefinition } from '../../engine/action'
import { isOutOfOrder } from '../../engine/time/turn-order'
import { own } from '../../engine/own'
import { REST_LENGTH, SAVE, isBasic, isCommand } from './actions'
import { disabledBy, effectOf } from './effects'
import { canBeHeld, definitionOf, heldBy, isUsed } from './held-actions'
import { readAttack, readCommand, readHold, readSustain, readTargets } from './inputs'
import { MOST_COMMANDED, commanded } from './resolve/command'
import { isOn } from './settings'
import { isKept, refusesEndTurn, slowOf } from './slow-abilities'
import { isMinion } from './slots'
import { thresholdOf, vitalOf } from './vitals'

interface Question {
  fight: Fight
  actor: Combatant
  action: ActionDefinition
  inputs: Inputs
}

type Rule = (question: Question) => Rejection | null

const surprised: Rule = ({ fight, actor, action }) => {
  if (!actor.surprised) return null
  const name = gmName(fight, actor)
  const reacts = action.timing === 'reaction'
  if (reacts && isOn(fight, 'surprisedReact')) return null
  if (fight.phase === 'surprise')
    return ruleSays('action/surprised', `${name} is surprised and sits out this round.`)
  if (!reacts) return null
  return ruleSays('action/surprised', `${name} is surprised: no reaction until its first own turn starts.`)
}

/** Whoever delays is out of the order, its minions with it. */
const delayed: Rule = ({ fight, actor, action }) => {
  const commander = isMinion(fight, actor) ? fight.combatants[actor.controller ?? ''] : undefined
  const out = [actor, commander].some((each) => each && isOutOfOrder(fight, each))
  if (!out || action.timing !== 'reaction') return null
  return ruleSays('action/delayed', `${gmName(fight, actor)} delays: no reactions until it comes back.`)
}

const disabled: Rule = ({ fight, actor }) => {
  const effect = disabledBy(actor)
  if (!effect) return null
  return ruleSays(
    'action/disabled',
    `${gmName(fight, actor)} is ${effect.label.toLowerCase()}: passive abilities only.`,
  )
}

const silenced: Rule = ({ actor, action }) => {
  if (isBasic(action) || !effectOf(actor, 'silenced')) return null
  return ruleSays('action/silenced', 'Silenced: basic abilities only.')
}

const restLength: Rule = ({ action }) => {
  const rests =
    REST_LENGTH.includes(action.id) ||
    (action.ability?.maneuver === 'slow' && action.ability.seconds === null)
  return rests
    ? ruleSays('action/rest-length', `${action.name} takes a rest. It can't be used in a fight.`)
    : null
}

const stackFirst: Rule = ({ fight, action }) => {
  if (fight.stack.length === 0 || action.answers) return null
  const free = action.timing === 'any'
  return ruleSays(
    STACK_OPEN,
    free ? "Free actions can't answer an ability. Resolve the stack first." : 'After the stack.',
  )
}

/** A minion acts when it is directed, inside its commander's turn. Its reaction is its own. */
const undirected: Rule = ({ fight, actor, action }) => {
  if (action.timing === 'reaction' || !isMinion(fight, actor)) return null
  const commander = fight.combatants[actor.controller ?? '']
  if (commander?.defeated)
    return ruleSays(
      'minion/no-commander',
      `${gmName(fight, commander)} is defeated: nobody directs ${gmName(fight, actor)}.`,
    )
  if (commanded(actor) > 0) return null
  return ruleSays('minion/undirected', `${gmName(fight, actor)} acts when directed. Use Basic command first.`)
}

const command: Rule = ({ fight, actor, action, inputs }) => {
  if (!isCommand(action)) return null
  const minions = Object.values(fight.combatants).filter(
    (each) => each.controller === actor.id && isMinion(fight, each),
  )
  if (minions.length === 0) return ruleSays('minion/none', `${gmName(fight, actor)} commands nobody here.`)
  const [chosen] = readCommand(inputs).targets
  if (chosen === undefined) return null
  const minion = minions.find(({ id }) => id === chosen)
  if (!minion) return ruleSays('minion/not-yours', 'That is not one of its minions.')
  const out = surprised({ fight, actor: minion, action, inputs })
  if (out) return out
  return commanded(minion) >= MOST_COMMANDED
    ? ruleSays(
        'minion/enough',
        `${gmName(fight, minion)} already has ${String(MOST_COMMANDED)} actions this turn.`,
      )
    : null
}

const sustain: Rule = ({ fight, actor, action, inputs }) => {
  if (action.id !== 'sustain') return null
  const mine = slowOf(actor)
  if (mine.length === 0) return ruleSays('sustain/nothing', 'Nothing to sustain.')
  const { ritual } = readSustain(inputs)
  const open = mine.filter(({ effect }) => !isKept(fight, effect) && (ritual === '' || effect.id === ritual))
  return open.length === 0 ? ruleSays('sustain/kept', 'Already sustained this round.') : null
}

/** These end the turn: what End turn would ask is asked here too. A minion has no turn to end. */
const endsTurn: Rule = ({ fight, actor, action }) => {
  if (action.id !== 'ready' && action.id !== 'delay') return null
  if (currentCombatant(fight)?.id === actor.id) return refusesEndTurn(fight)
  if (action.id === 'ready' || !isMinion(fight, actor)) return null
  return ruleSays(
    'minion/no-turn',
    `${gmName(fight, actor)} acts in its commander's turn and has none to delay.`,
  )
}

const ready: Rule = ({ actor, action, inputs }) => {
  const used = heldBy(actor, action.id)
  if (used && isUsed(used.effect)) return ruleSays('ready/used', 'It has already been triggered.')
  if (action.id !== 'ready' || inputs.held === undefined) return null
  const held = definitionOf(actor, readHold(inputs).held)
  return held && canBeHeld(held)
    ? usedUp(actor, held)
    : ruleSays('ready/not-single', 'Only a single or a free action can be readied.')
}

const fullCover: Rule = ({ action, inputs }) =>
  action.dock === 'attack' && readAttack(inputs).cover === 'full'
    ? ruleSays('attack/full-cover', "Full cover: it can't be targeted.")
    : null

const standUp: Rule = ({ actor, action }) => {
  if (action.id !== 'standUp') return null
  const prone = effectOf(actor, 'prone')
  if (!prone) return ruleSays('stand/not-prone', 'It is on its feet.')
  return prone.causes === null ? null : ruleSays('stand/kept-down', 'Something else keeps it down.')
}

const cannotBeWoken: Rule = ({ fight, action, inputs }) => {
  if (action.id !== 'firstAid') return null
  const [id] = readTargets(inputs).targets
  const target = own(fight.combatants, id ?? '')
  const hp = target ? vitalOf(target, 'hp') : null
  const state = hp ? thresholdOf(hp) : null
  if (!target || (state !== 'criticallyWounded' && state !== 'dead')) return null
  const word = state === 'dead' ? 'dead' : 'critically wounded'
  return ruleSays('aid/cannot-wake', `${gmName(fight, target)} is ${word} and can't be woken.`)
}

const RULES: readonly Rule[] = [
  surprised,
  delayed,
  disabled,
  silenced,
  restLength,
  stackFirst,
  undirected,
  command,
  sustain,
  ready,
  endsTurn,
  fullCover,
  standUp,
  cannotBeWoken,
]

export function refuses(
  fight: Fight,
  actor: Combatant,
  action: ActionDefinition,
  inputs: Inputs,
): Rejection | null {
  if (action.id === SAVE.id) return null
  for (const rule of RULES) {
    const rejection = rule({ fight, actor, action, inputs })
    if (rejection) return rejection
  }
  return null
}
