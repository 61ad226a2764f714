import type { Fight } from '#core/engine/model/fight'
import type { TurnEntryId } from '#core/engine/model/ids'
import type { GameSystem } from '#core/engine/system'
import { tieInWords, type Tie } from './ties'
import type { TotalRow } from './total-rows'

export interface ResultRow {
  row: TotalRow
  /** Why it stands before the one below it when both have one total. */
  tie: string | null
  /** The open tie that begins or goes on here; its question stands after the last of them. */
  question: Tie | null
}

/** The turn order as it will be, with every tie explained or asked. */
export function resultRows(
  fight: Fight,
  system: GameSystem,
  rows: readonly TotalRow[],
  ties: readonly Tie[],
): ResultRow[] {
  const byEntry = new Map(rows.map((row) => [row.entry, row]))
  const open = ties.flatMap((tie) => tie.asked.map((creatures) => ({ ...tie, creatures })))
  return fight.order.flatMap((id, place) => {
    const row = byEntry.get(id)
    if (!row) return []
    const asked = open.find(({ creatures }) => creatures.some(({ entry }) => entry === id)) ?? null
    const last = asked?.creatures.at(-1)?.entry === id
    const goesOn = asked !== null && !last
    return [{ row, tie: goesOn ? null : settled(fight, id, place, system), question: last ? asked : null }]
  })
}

function settled(fight: Fight, id: TurnEntryId, place: number, system: GameSystem): string | null {
  const [upper, lower] = [fight.entries[id], fight.entries[fight.order[place + 1] ?? '']]
  if (!upper?.initiative || upper.initiative.total !== lower?.initiative?.total) return null
  return upper.combatant === lower.combatant ? null : tieInWords(upper, lower, system)
}
