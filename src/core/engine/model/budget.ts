import type { Cost } from './stat-block'
import type { CombatantId, SlotId } from './ids'

/** What slots were spent for. */
export interface Purchase {
  /** Id of the action; null in fights from before it was written down. */
  action: string | null
  /** One per use: slots that paid for it together share it. */
  use: string
}

/** One thing a combatant can spend: a Major action, an action, a reaction. */
export interface Slot {
  /** Unique within its combatant: "major-1". */
  id: SlotId
  /** The system's slot kind: "major". */
  kind: string
  state: 'unspent' | 'spent' | 'off'
  /** What it bought, or why it is off, for readers; no rule looks at it. Empty while unspent. */
  note: string
  /** What switched it off: the effect's id, or the rules' own word. */
  offBy?: string
  /** What it was spent for. Absent while it is not spent, and where the GM spent it by hand. */
  boughtBy?: Purchase
  /** Set when a commander gave this slot; it goes at the end of the commander's turn. */
  grantedBy: CombatantId | null
}

/** One slot more beside those that are there, under an id that none of them has. */
export function newSlot(kind: string, budget: readonly Slot[], grantedBy: CombatantId | null): Slot {
  let number = 1
  while (budget.some(({ id }) => id === `${kind}-${String(number)}`)) number++
  return { id: `${kind}-${String(number)}`, kind, state: 'unspent', note: '', grantedBy }
}

/**
 * Which slots pay for a cost: each part with the cheapest kind that fits, dearest parts first.
 * `fits(kind)` lists the kinds that may pay for `kind`, cheapest first. `chosen` slots are tried before others.
 * Returns what is missing, by kind, when the budget does not reach.
 */
export function planPayment(
  budget: readonly Slot[],
  cost: Cost,
  fits: (kind: string) => readonly string[],
  chosen: readonly SlotId[] = [],
): { slots: SlotId[]; missing: Record<string, number> } {
  const free = budget.filter((slot) => slot.state === 'unspent')
  const slots: SlotId[] = []
  const missing: Record<string, number> = {}
  for (const [kind, count] of partsByFewestOptions(cost, fits)) {
    for (let part = 0; part < count; part++) {
      const slot = pick(
        free.filter((each) => !slots.includes(each.id)),
        fits(kind),
        chosen,
      )
      if (slot) slots.push(slot.id)
      else missing[kind] = (missing[kind] ?? 0) + 1
    }
  }
  return { slots, missing }
}

function partsByFewestOptions(cost: Cost, fits: (kind: string) => readonly string[]): [string, number][] {
  return Object.entries(cost).sort(([a], [b]) => fits(a).length - fits(b).length)
}

function pick(free: readonly Slot[], kinds: readonly string[], chosen: readonly SlotId[]): Slot | undefined {
  const fitting = free.filter((slot) => kinds.includes(slot.kind))
  const wanted = fitting.find((slot) => chosen.includes(slot.id))
  return wanted ?? kinds.map((kind) => fitting.find((slot) => slot.kind === kind)).find(Boolean)
}
