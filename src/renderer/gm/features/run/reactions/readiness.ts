/** Who can still react, and why not. One pass over the combatants, one line for creatures that are alike. */
import { actionsOf, planAction } from '#core/engine/catalogue'
import type { Combatant } from '#core/engine/model/combatant'
import { currentCombatant, type Fight } from '#core/engine/model/fight'
import type { CombatantId } from '#core/engine/model/ids'
import type { Frame } from '#core/engine/model/reaction'
import { gmName } from '#core/engine/naming'
import { eventStands, stackRefuses, stackUse, topFrame } from '#core/engine/stack/reaction-stack'
import type { GameSystem } from '#core/engine/system'
import type { ActionDefinition } from '#core/engine/action'
import { isOutOfOrder } from '#core/engine/time/turn-order'
import { tokenText } from '#core/views/disclosure'

export interface Readiness {
  /** The first of those on the line. */
  combatant: CombatantId
  members: readonly CombatantId[]
  /** "Cinder Guard 1, 2" */
  name: string
  token: string
  side: Combatant['side']
  ready: boolean
  /** "Reaction ready", "Used", "Already used Dispel Magic in this stack" */
  words: string
}

export interface Answer {
  action: ActionDefinition
  /** Why not, or null. */
  reason: string | null
}

/** Every reactive ability of a creature with the reason when it can't answer now. */
export function answersOf(fight: Fight, combatant: Combatant, system: GameSystem): Answer[] {
  return actionsOf(combatant, system)
    .filter((action) => (system.stack ? action.answers : action.timing === 'reaction'))
    .map((action) => ({ action, reason: whyNot(fight, combatant, action, system) }))
}

function whyNot(
  fight: Fight,
  combatant: Combatant,
  action: ActionDefinition,
  system: GameSystem,
): string | null {
  const stack =
    fight.stack.length > 0 ? (stackRefuses(fight, combatant, action) ?? eventStands(fight, action)) : null
  return (stack ?? planAction(fight, combatant, action, system).against[0])?.reason ?? null
}

/**
 * What it most likely answers with, if it may be used now: what says of itself that it answers such a thing, then
 * what cancels it, then an ability of its own before what everyone can do.
 */
export function likelyAnswer(answers: readonly Answer[], answered: Frame | null = null): Answer | null {
  const [best] = [...usable(answers)].sort((a, b) => fit(b, answered) - fit(a, answered))
  return best ?? answers[0] ?? null
}

const usable = (answers: readonly Answer[]): Answer[] => answers.filter(({ reason }) => reason === null)

function fit({ action }: Answer, answered: Frame | null): number {
  return (
    (triggerFits(action.trigger, answered) ? 4 : 0) +
    (action.cancels === true && answered?.kind === 'ability' ? 2 : 0) +
    (action.ability !== null ? 1 : 0)
  )
}

/** What it could answer the top of the stack with: what cancels or answers such a thing, and anything of whoever it is aimed at. */
export function fittingAnswer(
  fight: Fight,
  combatant: Combatant,
  system: GameSystem,
): ActionDefinition | null {
  const top = topFrame(fight.stack)
  const aimedAt: readonly unknown[] = Array.isArray(top?.inputs.targets) ? top.inputs.targets : []
  const usable = answersOf(fight, combatant, system).filter(({ reason }) => reason === null)
  const fitting = usable.filter(
    ({ action }) =>
      (action.cancels === true && top?.kind === 'ability') ||
      triggerFits(action.trigger, top) ||
      aimedAt.includes(combatant.id),
  )
  return likelyAnswer(fitting, top)?.action ?? null
}

/** "Hiss cancels (3), 2 MP": what it does to which frame, and what it costs. */
export function answerInWords(
  { stack }: Fight,
  { name, cancels, vitalCost }: ActionDefinition,
  { vitals }: GameSystem,
): string {
  const top = topFrame(stack)
  const does = cancels && top?.kind === 'ability' ? ` cancels (${top.number})` : ''
  const costs = Object.entries(vitalCost).map(
    ([id, points]) => `${points} ${vitals.find((each) => each.id === id)?.label ?? id}`,
  )
  return [`${name}${does}`, ...costs].join(', ')
}

/** A proposal only: the words of the trigger that also stand in what happened. */
function triggerFits(trigger: string, answered: Frame | null): boolean {
  if (!answered || answered.kind !== 'event') return false
  const said = new Set(wordsIn(answered.name))
  return wordsIn(trigger).some((word) => said.has(word))
}

/** "takes" and "take" are one word; short ones say nothing. */
function wordsIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return words.map((word) => word.replace(/(?:ing|ed|es|s|e)$/, ''))
}

/** Who reacts most likely: of those who can on the other side of the frame, or of whoever acts, the one whose answer fits best. */
export function likelyAnswerer(
  fight: Fight,
  system: GameSystem,
  top = topFrame(fight.stack),
): CombatantId | null {
  const side = (top ? fight.combatants[top.actor ?? ''] : currentCombatant(fight))?.side
  const others = Object.values(fight.combatants).filter((each) => each.side !== side && !each.defeated)
  const best = (each: Combatant): number =>
    Math.max(-1, ...usable(answersOf(fight, each, system)).map((answer) => fit(answer, top)))
  const able = others.filter((each) => canAnswer(fight, each, system).ready)
  return [...able].sort((a, b) => best(b) - best(a))[0]?.id ?? null
}

/** Lines for everyone still in the fight, those with an open stack judged by what they could answer. */
export function readinessLines(
  fight: Fight,
  system: GameSystem,
  wanted: (combatant: Combatant) => boolean = () => true,
): Readiness[] {
  const kinds = reactionKinds(system)
  const open = fight.stack.length > 0
  const lines = Object.values(fight.combatants)
    .filter((each) => !each.defeated && !each.leaving && wanted(each))
    .map((combatant) => {
      // Whoever delays may have its Reaction and still not use it: the rules say, not the slot.
      const state =
        open || isOut(fight, combatant) ? canAnswer(fight, combatant, system) : slotState(combatant, kinds)
      const name = gmName(fight, combatant)
      const { id, side } = combatant
      return { combatant: id, members: [id], name, token: tokenText(name, side), side, ...state }
    })
  return groupAlike(lines, fight)
}

/** Those on the other side who can react to what the turn that runs may cause, and to what. */
export function readyForTurn(
  fight: Fight,
  system: GameSystem,
): { cause: string; lines: readonly Readiness[] } | null {
  const side = currentCombatant(fight)?.side
  if (!system.causedByTurn || side === undefined) return null
  const lines = readinessLines(fight, system, (each) => each.side !== side).filter(({ ready }) => ready)
  return { cause: system.causedByTurn.words, lines }
}

function isOut(fight: Fight, combatant: Combatant): boolean {
  return [combatant, fight.combatants[combatant.controller ?? '']].some(
    (each) => each && isOutOfOrder(fight, each),
  )
}

function canAnswer(
  fight: Fight,
  combatant: Combatant,
  system: GameSystem,
): Pick<Readiness, 'ready' | 'words'> {
  const answers = answersOf(fight, combatant, system)
  const usable = answers.filter(({ reason }) => reason === null)
  if (usable.length === 0) return { ready: false, words: answers[0]?.reason ?? 'Nothing to answer with' }
  const paid = usable.some(({ action }) => Object.values(action.cost).some((count) => count > 0))
  const { words } = slotState(combatant, reactionKinds(system))
  const used = answers.filter(({ action }) => fight.stackUses.includes(stackUse(combatant, action)))
  const names = used.map(({ action }) => action.name).join(', ')
  if (!paid)
    return {
      ready: true,
      words: words === 'Used' ? 'Reaction used, free ones left' : `${words}, free ones left`,
    }
  return { ready: true, words: names === '' ? words : `${words}, not ${names} again` }
}

/** Kinds of slots that pay for reactions. */
export function reactionKinds(system: GameSystem): ReadonlySet<string> {
  const reactions = system.actions.filter(({ timing }) => timing === 'reaction')
  return new Set(reactions.flatMap(({ cost }) => Object.keys(cost)))
}

function slotState({ budget }: Combatant, kinds: ReadonlySet<string>): Pick<Readiness, 'ready' | 'words'> {
  const slots = budget.filter(({ kind }) => kinds.has(kind))
  if (slots.some(({ state }) => state === 'unspent')) return { ready: true, words: 'Reaction ready' }
  const off = slots.find(({ state }) => state === 'off')
  if (off) return { ready: false, words: off.note === '' ? 'No reaction' : `No reaction, ${off.note}` }
  return { ready: false, words: slots.length > 0 ? 'Used' : 'No reaction' }
}

/** Copies of one name with the same words share a line; creatures of which there is one never do. */
function groupAlike(lines: readonly Readiness[], fight: Fight): Readiness[] {
  const groups = new Map<string, Readiness[]>()
  for (const line of lines) {
    const name = fight.combatants[line.combatant]?.name ?? line.name
    const key = line.side === 'foe' ? `${name}|${line.words}` : line.combatant
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...rest] = group
    if (!first) return []
    const members = group.map(({ combatant }) => combatant)
    const tails = rest.map(({ name }) => name.split(' ').at(-1) ?? '')
    return [{ ...first, members, name: [first.name, ...tails].join(', ') }]
  })
}

export interface Held {
  combatant: CombatantId
  name: string
  token: string
  side: Combatant['side']
  action: ActionDefinition
  /** The trigger in words; '' when none was named. */
  trigger: string
}

/** Preparations that wait for their trigger. */
export function heldActions(fight: Fight, system: GameSystem): Held[] {
  return Object.values(fight.combatants).flatMap((combatant) =>
    (system.heldActions?.(combatant) ?? []).map((action) => {
      const name = gmName(fight, combatant)
      const { id, side, effects } = combatant
      const trigger = action.trigger || (effects.find((effect) => effect.id === action.heldBy)?.note ?? '')
      return { combatant: id, name, token: tokenText(name, side), side, action, trigger }
    }),
  )
}
