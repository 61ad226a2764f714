import { actionsOf, planAction, slotLabel } from '../engine/catalogue'
import type { Slot } from '../engine/model/budget'
import type { Combatant } from '../engine/model/combatant'
import type { Fight } from '../engine/model/fight'
import type { SlotId } from '../engine/model/ids'
import type { ActionDefinition, GameSystem } from '../engine/system'

export interface CatalogueAction {
  action: ActionDefinition
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
}

/** The action catalogue of one combatant: the same plan that the decider makes, so it never promises too much. */
export function actionCatalogue(fight: Fight, actor: Combatant, system: GameSystem): CatalogueColumn[] {
  const actions = actionsOf(actor, system)
  return system.columns.map(({ id, label, kinds, note }) => {
    const slots = actor.budget.filter(({ kind }) => kinds.includes(kind))
    const mine = actions.filter(({ column }) => column === id)
    return {
      id,
      label,
      note,
      left: leftOf(slots),
      slots,
      actions: mine.map((each) => offer(fight, actor, each, system)),
    }
  })
}

export function offer(
  fight: Fight,
  actor: Combatant,
  action: ActionDefinition,
  system: GameSystem,
): CatalogueAction {
  const { cost, slots, against } = planAction(fight, actor, action, system)
  return {
    action,
    hint: system.hint?.(fight, actor, action) ?? action.hint,
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
