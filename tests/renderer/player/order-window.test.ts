import { describe, expect, it } from 'vitest'
import type { PlayerRow } from '#core/views/player-view-schema'
import { orderWindow } from '#player/order-window.ts'

function fight(count: number, current: number): PlayerRow[] {
  return Array.from({ length: count }, (_, index) => ({
    key: String(index),
    name: `Drowned ${index}`,
    token: 'D',
    side: 'foe',
    state: index === current ? 'current' : 'waiting',
    down: false,
    health: null,
    effects: [],
  }))
}
const first = (count: number, current: number): string | undefined =>
  orderWindow(fight(count, current)).rows[0]?.key

describe('a fight too large for the TV', () => {
  it('shows everyone up to twenty', () => {
    expect(orderWindow(fight(20, 19))).toEqual({ rows: fight(20, 19), more: 0 })
  })

  it('shows twenty of more, and says how many are not shown', () => {
    const part = orderWindow(fight(26, 0))
    expect([part.rows.length, part.more]).toEqual([20, 6])
  })

  it.each(Array.from({ length: 45 }, (_, current) => current))(
    'always shows who acts (turn %d of 45)',
    (current) => {
      expect(orderWindow(fight(45, current)).rows.some(({ state }) => state === 'current')).toBe(true)
    },
  )

  it('begins with the first combatant while that one is near', () => {
    expect(first(45, 8)).toBe('0')
  })

  it('moves on with the turn, keeping eight that acted in sight', () => {
    expect(first(45, 20)).toBe('12')
  })

  it('ends with the last combatant', () => {
    expect(orderWindow(fight(45, 44)).rows.at(-1)?.key).toBe('44')
  })

  it('begins at the top when nobody shown is acting', () => {
    expect(first(45, -1)).toBe('0')
  })
})
