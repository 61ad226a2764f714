import { actionsOf, planAction, slotLabel } from '../engine/catalogue'
import type { Inputs } from '../engine/model/inputs'
import type { Slot } from '../engine/model/budget'
import type { Combatant } from '../engine/model/combatant'
import { currentCombatant, type Fight } from '../engine/model/fight'
import type { SlotId } from '../engine/model/ids'
import type { GameSystem } from '../engine/system'
import type { ActionDefinition } from '../engine/action'
import { attackAction, lineOf, linesOf, plainAttacks, type Line } from './own-actions'

export interface CatalogueAction {
  /** Tells the lines apart: several attacks are made with one action. */
  key: string
  name: string
  action: ActionDefinition
  /** What is filled in when it is chosen here. */
  inputs: Inputs
  /** 1 to 9, through all columns; null: chosen by arrows, by the command bar or with the pointer. */
  digit: number | null
  /** Out of the way until the GM asks for all. */
  folded: boolean
  /** One line on what it does, for this creature and now. */
  hint: string
  /** Slots it would use, cheapest first. */
  slots: SlotId[]
  /** Set when another kind of slot than its own would pay: "Movement". */
  wouldUse: string | null
  /** Why not, or null when it can be done. The list never jumps: refused ones stay in it. */
  reason: string | null
}

export interface CatalogueColumn {
  id: string
  label: string
  note: string
  /** "1 of 2 left", "spent", "" for columns without slots. */
  left: string
  slots: Slot[]
  actions: CatalogueAction[]
  below: boolean
}

/** The action catalogue of one combatant: the same plan that the decider makes, so it never promises too much. */
export function actionCatalogue(fight: Fight, actor: Combatant, system: GameSystem): CatalogueColumn[] {
  const lines = linesOf(actor, actionsOf(actor, system), system)
  const shown = (line: Line): boolean => line.own || isUsual(actor, line, system)
  const columns = system.columns.map(({ id, label, kinds, note, below = false }) => {
    const slots = actor.budget.filter(({ kind }) => kinds.includes(kind))
    const mine = lines.filter(({ action }) => action.column === id)
    const sorted = [...mine.filter(shown), ...mine.filter((line) => !shown(line))]
    const actions = sorted.map((line) => ({ ...offered(fight, actor, line, system), folded: !shown(line) }))
    return { id, label, note, left: leftOf(slots), slots, actions, below }
  })
  return withDigits(columns, answersNow(fight, actor))
}

/** Those of the book that are used most; the bare attack only by whoever has none of its own. */
function isUsual(actor: Combatant, { action }: Line, system: GameSystem): boolean {
  if (action.id === attackAction(system)) return plainAttacks(actor).length === 0
  return system.usual?.includes(action.id) ?? true
}

/** On somebody else's turn and under an open stack only what answers can be done. */
function answersNow(fight: Fight, actor: Combatant): boolean {
  const current = currentCombatant(fight)
  const owner = actor.controller ?? actor.id
  return fight.stack.length > 0 || (current !== null && current.id !== actor.id && current.id !== owner)
}

/**
 * From left to right through what is in sight and of use at this moment. A digit stays with its line while slots
 * are spent: a hand that has learned it must not do something else.
 */
function withDigits(columns: CatalogueColumn[], answering: boolean): CatalogueColumn[] {
  const fits = ({ action: { timing, answers } }: CatalogueAction): boolean =>
    answering ? timing !== 'turn' || answers : timing !== 'reaction'
  let digit = 0
  return columns.map((column) => ({
    ...column,
    actions: column.actions.map((each) =>
      each.folded || !fits(each) || digit === MOST_DIGITS ? each : { ...each, digit: ++digit },
    ),
  }))
}

const MOST_DIGITS = 9

export function offer(
  fight: Fight,
  actor: Combatant,
  action: ActionDefinition,
  system: GameSystem,
): CatalogueAction {
  return offered(fight, actor, lineOf(action, system), system)
}

function offered(fight: Fight, actor: Combatant, line: Line, system: GameSystem): CatalogueAction {
  const { key, name, action, inputs, words } = line
  const { cost, slots, against } = planAction(fight, actor, action, system)
  return {
    key,
    name,
    action,
    inputs,
    digit: null,
    folded: false,
    hint: words ?? system.hint?.(fight, actor, action) ?? action.hint,
    slots,
    // Where a rule forbids it, no other slot helps.
    wouldUse: against.length > 0 ? null : substitute(actor, cost, slots, system),
    reason: against[0]?.reason ?? null,
  }
}

function substitute(
  actor: Combatant,
  cost: ActionDefinition['cost'],
  slots: SlotId[],
  system: GameSystem,
): string | null {
  const kinds = slots.map((id) => actor.budget.find((slot) => slot.id === id)?.kind ?? '')
  const other = kinds.filter((kind) => cost[kind] === undefined)
  return other.length > 0 ? other.map((kind) => slotLabel(kind, system)).join(' + ') : null
}

function leftOf(slots: readonly Slot[]): string {
  if (slots.length === 0) return ''
  const left = slots.filter(({ state }) => state === 'unspent').length
  if (left === 0) return slots.every(({ state }) => state === 'off') ? 'off' : 'spent'
  return left === slots.length ? `${left} left` : `${left} of ${slots.length} left`
}
