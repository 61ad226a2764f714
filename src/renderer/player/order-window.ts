import type { PlayerRow } from '#core/views/player-view-schema'

/** More rows than this are not readable from across a room. */
const MOST_ROWS = 20
/** Of a window of twenty: eight that acted, the one acting, and eleven still to come. */
const BEFORE_CURRENT = 8

export interface OrderWindow {
  rows: PlayerRow[]
  /** How many shown combatants lie outside. Counts rows of the view, so it says nothing about hidden ones. */
  more: number
}

/** All rows up to twenty; beyond that the twenty around the current turn. The order is never rotated. */
export function orderWindow(rows: readonly PlayerRow[]): OrderWindow {
  const more = Math.max(0, rows.length - MOST_ROWS)
  const current = rows.findIndex(({ state }) => state === 'current')
  const from = Math.min(more, Math.max(0, current - BEFORE_CURRENT))
  return { rows: rows.slice(from, from + MOST_ROWS), more }
}
