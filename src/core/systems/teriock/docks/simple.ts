/** Docks with one question: whom, which ritual, what, how far, what to keep ready. */
import type { DockContext, DockField, DockForm } from '../../../engine/dock'
import type { Combatant } from '../../../engine/model/combatant'
import type { Fight } from '../../../engine/model/fight'
import { gmName } from '../../../engine/naming'
import { abilityAction, actions } from '../actions'
import { canBeHeld, goesOver } from '../held-actions'
import { readCommand, readHold, readMove, readSustain, readTargets, readText } from '../inputs'
import { MOST_COMMANDED, commanded } from '../resolve/command'
import { isMinion } from '../slots'
import { doneOf, isKept, neededOf, slowOf } from '../slow-abilities'
import { speedOf } from '../stats'
import { EMPTY_FORM, namesOf, targetsField } from './fields'

const laterWords = (moment: DockContext['moment'], now: string): string =>
  moment === 'declare' ? 'Put on the stack' : now

export function whomDock({ fight, actor, action, inputs, moment }: DockContext): DockForm {
  const { targets } = readTargets(inputs)
  return {
    ...EMPTY_FORM,
    head: [targetsField(fight, actor, targets, { most: 1 })],
    apply: laterWords(moment, action.name),
    bought: targets.length > 0 ? `${action.name}: ${namesOf(fight, targets)}` : '',
    blocked: targets.length > 0 ? null : 'Choose someone.',
  }
}

/** A sustained ability: on whom it lies, its user unless others are named. */
export function lastingDock({ fight, actor, action, inputs, moment }: DockContext): DockForm {
  const targets = inputs.targets === undefined ? [actor.id] : readTargets(inputs).targets
  return {
    ...EMPTY_FORM,
    head: [targetsField(fight, actor, targets, { most: null })],
    notes: [`Sustained: it ends when ${gmName(fight, actor)} becomes unable.`],
    apply: laterWords(moment, action.name),
    bought: targets.length > 0 ? `${action.name}: ${namesOf(fight, targets)}` : '',
    blocked: targets.length > 0 ? null : 'Choose at least one target.',
  }
}

export function commandDock({ fight, actor, action, inputs }: DockContext): DockForm {
  const { targets } = readCommand(inputs)
  const minions = Object.values(fight.combatants).filter(
    (each) => each.controller === actor.id && isMinion(fight, each),
  )
  const options = minions.map((each) => ({
    value: each.id,
    label: gmName(fight, each),
    hint: `${String(commanded(each))} of ${String(MOST_COMMANDED)} actions given`,
    reason: whyNotCommanded(fight, each),
  }))
  const field: DockField = {
    id: 'targets',
    label: 'Minion',
    kind: 'targets',
    options,
    most: 1,
    value: targets,
  }
  return {
    ...EMPTY_FORM,
    head: [field],
    apply: 'Command',
    bought: targets.length > 0 ? `${action.name}: ${namesOf(fight, targets)}` : '',
    blocked: targets.length > 0 ? null : 'Choose a minion.',
  }
}

function whyNotCommanded({ phase }: Fight, minion: Combatant): string | null {
  if (minion.surprised && phase === 'surprise') return 'is surprised and sits out this round'
  return commanded(minion) >= MOST_COMMANDED ? 'has all it can get this turn' : null
}

/** Null when there is nothing to choose between: it applies at once. */
export function sustainDock({ fight, actor, inputs }: DockContext): DockForm | null {
  const open = slowOf(actor).filter(({ effect }) => !isKept(fight, effect))
  if (open.length < 2) return null
  const { ritual } = readSustain(inputs)
  const value = ritual === '' ? (open[0]?.effect.id ?? null) : ritual
  const options = open.map(({ effect }) => ({
    value: effect.id,
    label: effect.label,
    hint: `${String(doneOf(effect))} of ${String(neededOf(effect))} rounds`,
  }))
  return {
    ...EMPTY_FORM,
    head: [{ id: 'ritual', label: 'Which', kind: 'choice', look: 'buttons', options, value }],
    notes: ['Each slow ability needs its own Sustain.'],
    apply: 'Sustain',
  }
}

export function holdDock({ actor, inputs }: DockContext): DockForm {
  const { held, trigger } = readHold(inputs)
  const own = actor.block.abilities.flatMap((ability) => abilityAction(ability) ?? [])
  const options = [...actions, ...own].filter(canBeHeld).map(({ id, name }) => ({ value: id, label: name }))
  const penalty = actor.counters.attackPenalty ?? 0
  return {
    ...EMPTY_FORM,
    head: [
      {
        id: 'held',
        label: 'Keep ready',
        kind: 'choice',
        look: 'list',
        options,
        value: held === '' ? 'basicAttack' : held,
      },
      {
        id: 'trigger',
        label: 'When',
        kind: 'text',
        value: trigger,
        hint: 'The readied action is done as the reaction.',
      },
    ],
    badges: penalty < 0 ? [{ text: `stores penalty ${String(penalty)}`, tone: 'bad' }] : [],
    notes: [
      'The turn ends.',
      ...(goesOver(actor) ? ['The reaction is already spent: the readied action will go over it.'] : []),
    ],
    apply: 'Ready and end turn',
  }
}

export function textDock({ action, inputs, moment }: DockContext): DockForm {
  const { text } = readText(inputs)
  return {
    ...EMPTY_FORM,
    head: [{ id: 'text', label: 'What', kind: 'text', value: text, hint: 'For the log. May stay empty.' }],
    apply: laterWords(moment, action.name),
  }
}

export function moveDock({ actor, inputs, action, moment }: DockContext): DockForm {
  const speed = speedOf(actor.stats)
  const { feet } = readMove(inputs)
  const value = inputs.feet === undefined ? speed : feet
  const hint = speed === null ? 'Set MOV or speed to see how far.' : `Speed ${String(speed)} ft.`
  return {
    ...EMPTY_FORM,
    head: [{ id: 'feet', label: 'Feet', kind: 'number', min: 0, max: null, value, hint }],
    notes:
      speed !== null && value !== null && value > speed
        ? [`More than its speed of ${String(speed)} ft.`]
        : [],
    apply: laterWords(moment, action.name),
  }
}
