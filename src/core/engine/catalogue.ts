/** What a combatant can do and what it would cost. Shared by the deciders and by the catalogue on screen. */
import { own } from './own'
import type { Inputs } from './model/inputs'
import { planPayment } from './model/budget'
import type { Combatant } from './model/combatant'
import { currentCombatant, entriesOf, type Fight } from './model/fight'
import type { SlotId } from './model/ids'
import type { Ability, Cost } from './model/stat-block'
import { gmName } from './naming'
import { ruleSays, type Rejection } from './rejection'
import type { GameSystem } from './system'
import type { ActionDefinition } from './action'
import { hasTurnLeft, turnCompany } from './time/turn-order'

/** System actions first, then the creature's own. */
export function actionsOf(combatant: Combatant, system: GameSystem): ActionDefinition[] {
  return [
    ...system.actions.map((action) => asLimited(combatant, action, system)),
    ...(system.heldActions?.(combatant) ?? []),
    ...combatant.block.abilities.flatMap((ability) => system.abilityAction(ability) ?? []),
  ]
}

export function actionOf(combatant: Combatant, action: string, system: GameSystem): ActionDefinition | null {
  const basic = system.actions.find(({ id }) => id === action)
  if (basic) return asLimited(combatant, basic, system)
  const held = system.heldActions?.(combatant).find(({ id }) => id === action)
  if (held) return held
  const ability = combatant.block.abilities.find(({ id }) => id === action)
  return ability ? system.abilityAction(ability) : null
}

/** A basic action with the uses that the creature's block gives it. */
function asLimited(combatant: Combatant, action: ActionDefinition, system: GameSystem): ActionDefinition {
  const uses = system.usesOf?.(combatant, action) ?? null
  return uses ? { ...action, uses } : action
}

/** Passive abilities: no decision, never in the catalogue, in view while they are in effect. */
export function passivesOf(combatant: Combatant, system: GameSystem): Ability[] {
  return combatant.block.abilities.filter(
    (ability) =>
      system.abilityAction(ability) === null && (system.passiveInEffect?.(combatant, ability) ?? true),
  )
}

/** Acts inside the running turn: the current combatant and those it commands. */
export function actsNow(fight: Fight, combatant: Combatant): boolean {
  const current = currentCombatant(fight)
  return current !== null && turnCompany(fight, current.id).includes(combatant.id)
}

export interface ActionPlan {
  /** What it costs here and now. */
  cost: Cost
  slots: SlotId[]
  /** Rules against it, in the order they are told to the GM. Empty: go ahead. */
  against: Rejection[]
}

export function planAction(
  fight: Fight,
  actor: Combatant,
  action: ActionDefinition,
  system: GameSystem,
  chosen: readonly SlotId[] = [],
  inputs: Inputs = {},
): ActionPlan {
  const cost = system.cost?.(fight, actor, action, inputs) ?? action.cost
  const { slots, missing } = planPayment(actor.budget, cost, (kind) => system.fits(kind), chosen)
  const against = [
    system.refuses(fight, actor, action, inputs),
    notItsTurn(fight, actor, action),
    usedUp(actor, action),
    cannotAfford(actor, cost, missing, system),
    ...Object.entries(action.vitalCost).map(([vital, points]) => notEnough(actor, vital, points, system)),
  ]
  return { cost, slots, against: against.filter((each) => each !== null) }
}

function notItsTurn(fight: Fight, actor: Combatant, action: ActionDefinition): Rejection | null {
  if (action.timing !== 'turn' || actsNow(fight, actor) || isDirected(fight, actor)) return null
  return ruleSays('action/not-your-turn', `It is not ${gmName(fight, actor)}'s turn.`)
}

/** It has no turn of its own, and a command given on somebody else's turn has given it something to do now. */
function isDirected(fight: Fight, { id, budget }: Combatant): boolean {
  const given = budget.some(
    ({ grantedBy, state }) => grantedBy !== null && state === 'unspent' && !hasTurnLeft(fight, grantedBy),
  )
  return given && entriesOf(fight, id).length === 0
}

export function usedUp({ uses }: Combatant, action: ActionDefinition): Rejection | null {
  const { uses: limit } = action
  if (!limit) return null
  const used = own(uses, countedAs(action))?.[limit.per] ?? 0
  if (used < limit.count) return null
  return ruleSays('action/used-up', `Used ${String(used)} of ${String(limit.count)} this ${limit.per}.`)
}

/** What is kept ready is done once less by itself, and the other way round. */
export function countedAs({ id, countsAs }: Pick<ActionDefinition, 'id' | 'countsAs'>): string {
  return countsAs ?? id
}

/** "Needs 2 Major + Minor", as the button says it. */
export function costInWords(cost: Cost, system: GameSystem): string {
  const parts = Object.entries(cost).filter(([, count]) => count > 0)
  if (parts.length === 0) return 'free'
  return parts
    .map(([kind, count]) => {
      const { label = kind, several = label } = system.slots.find(({ id }) => id === kind) ?? {}
      return count > 1 ? `${String(count)} ${several}` : label
    })
    .join(' + ')
}

export function slotLabel(kind: string, system: GameSystem): string {
  return system.slots.find(({ id }) => id === kind)?.label ?? kind
}

function cannotAfford(
  actor: Combatant,
  cost: Cost,
  missing: Record<string, number>,
  system: GameSystem,
): Rejection | null {
  if (Object.keys(missing).length === 0) return null
  const off = actor.budget.find((slot) => slot.state === 'off' && missing[slot.kind])
  const why = off?.note ? ` ${slotLabel(off.kind, system)}: ${off.note}.` : ''
  return ruleSays('action/not-enough-slots', `Needs ${costInWords(cost, system)}.${why}`, {
    missing: Object.keys(missing),
  })
}

function notEnough(actor: Combatant, vital: string, points: number, system: GameSystem): Rejection | null {
  const known = own(actor.vitals, vital)
  if (!known || known === 'notTracked' || known.now >= points) return null
  const label = system.vitals.find(({ id }) => id === vital)?.label ?? vital
  return ruleSays('action/not-enough-points', `Needs ${String(points)} ${label}, has ${String(known.now)}.`)
}
