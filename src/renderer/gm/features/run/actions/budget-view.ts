/** The budget as chips: each slot under a name of its own, and the command that a click on it is. */
import { slotLabel } from '#core/engine/catalogue'
import type { Command } from '#core/engine/commands'
import type { Slot } from '#core/engine/model/budget'
import type { Combatant } from '#core/engine/model/combatant'
import type { SlotId } from '#core/engine/model/ids'
import type { GameSystem } from '#core/engine/system'
import type { CatalogueColumn } from '#core/views/available-actions'
import { BY_HAND } from '#core/views/log-phrases'

export interface Chip {
  id: SlotId
  /** "Major 1" */
  name: string
  /** On the chip itself: "Major", or what it bought. */
  label: string
  state: 'unspent' | 'pending' | 'spent' | 'off'
  bought: string
  /** "Major 1, spent: Attack" */
  words: string
  /** Paid together with the chip before it: drawn as one. */
  joined: boolean
}

/** Columns side by side; further ones stand below the last, so that no column gets too narrow to read. */
const COLUMNS_ABREAST = 4

type Column = Pick<CatalogueColumn, 'id' | 'below'>

/** What stands side by side, each with its place in the whole; the last lane takes what has no place of its own. */
export function lanesOf<T extends Column>(columns: readonly T[]): { column: T; at: number }[][] {
  const placed = columns.map((column, at) => ({ column, at }))
  const own = placed.filter(({ column, at }) => !column.below && at < COLUMNS_ABREAST)
  const rest = placed.filter((each) => !own.includes(each))
  return own.map((each, place) => (place === own.length - 1 ? [each, ...rest] : [each]))
}

/** More chips than this over one column could not be read: then all of them go into the strip. */
const MOST_OVER_COLUMN = 2

export interface ChipGroup {
  /** A column of the catalogue, or '' for the strip above all columns. */
  column: string
  chips: readonly Chip[]
}

/** Slots by the column they stand over; what no column claims, or has room for, comes first in a strip. */
export function chipGroups(
  combatant: Combatant,
  system: GameSystem,
  pending: readonly SlotId[] = [],
  pendingFor = '',
): ChipGroup[] {
  const chips = chipsOf(combatant, system, pending, pendingFor)
  const kindOf = new Map(combatant.budget.map(({ id, kind }) => [id, kind]))
  const over = (kinds: readonly string[]) => chips.filter((chip) => kinds.includes(kindOf.get(chip.id) ?? ''))
  const inColumns = system.columns.map(({ id, kinds }) => ({ column: id, chips: over(kinds) }))
  if (inColumns.some((group) => group.chips.length > MOST_OVER_COLUMN)) return [{ column: '', chips }]
  const claimed = new Set(inColumns.flatMap((group) => group.chips))
  const strip = chips.filter((chip) => !claimed.has(chip))
  return strip.length > 0 ? [{ column: '', chips: strip }, ...inColumns] : inColumns
}

function chipsOf(
  combatant: Combatant,
  system: GameSystem,
  pending: readonly SlotId[],
  pendingFor: string,
): Chip[] {
  const { budget } = combatant
  const counted = new Map<string, number>()
  const joined = joinedSlots(combatant)
  return budget.map((slot) => {
    const number = (counted.get(slot.kind) ?? 0) + 1
    counted.set(slot.kind, number)
    const label = slotLabel(slot.kind, system)
    const state = slot.state === 'unspent' && pending.includes(slot.id) ? 'pending' : slot.state
    return { ...chipOf(slot, `${label} ${number}`, label, state, pendingFor), joined: joined.has(slot.id) }
  })
}

/** Neighbours that one action was paid with: a double, a triple. */
function joinedSlots({ budget }: Combatant): Set<SlotId> {
  const joined = budget.filter(({ kind, state, boughtBy }, place) => {
    const before = budget[place - 1]
    const both = state === 'spent' && before?.state === 'spent' && before.kind === kind
    return both && boughtBy !== undefined && before.boughtBy?.use === boughtBy.use
  })
  return new Set(joined.map(({ id }) => id))
}

function chipOf(
  slot: Slot,
  name: string,
  label: string,
  state: Chip['state'],
  pendingFor: string,
): Omit<Chip, 'joined'> {
  const bought = state === 'pending' ? pendingFor : slot.note
  const words = state === 'off' ? 'not available' : state === 'pending' ? 'in use' : state
  const granted = slot.grantedBy === null ? '' : ', granted'
  return {
    id: slot.id,
    name,
    label,
    state,
    bought,
    words: `${name}, ${words}${bought === '' ? '' : `: ${bought}`}${granted}`,
  }
}

/** Spends an unspent slot, gives back a spent or switched-off one: exactly that one. */
export function chipCommand(combatant: Combatant, slot: SlotId): Command | null {
  const found = combatant.budget.find(({ id }) => id === slot)
  if (!found) return null
  return found.state === 'unspent'
    ? { type: 'spendSlot', combatant: combatant.id, slot, note: BY_HAND }
    : { type: 'returnSlot', combatant: combatant.id, slot }
}
