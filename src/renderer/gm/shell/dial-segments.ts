import type { TurnRow } from '#core/views/turn-rows'
import type { DialSegment, DialState } from '#ui/dial-geometry.ts'

/** One segment per place in the turn order; hidden ones are dashed, for this is the GM's dial. */
export function dialSegments(rows: readonly TurnRow[]): DialSegment[] {
  return rows.map((row) => ({ key: row.entry, state: dialState(row) }))
}

function dialState({ state, defeated, hidden }: TurnRow): DialState {
  if (state === 'current') return 'current'
  if (defeated) return 'defeated'
  if (hidden) return 'hidden'
  if (state === 'acted' || state === 'passed') return 'acted'
  return state === 'next' ? 'next' : 'waiting'
}
