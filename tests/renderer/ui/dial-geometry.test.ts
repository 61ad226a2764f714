import { describe, expect, it } from 'vitest'
import { arc, DIAL_SHAPES, pointer, strokeWidth, ticks } from '#ui/dial-geometry.ts'

describe('the turn dial', () => {
  it('begins at the top and runs clockwise', () => {
    expect(arc(0, 4, DIAL_SHAPES.tv)).toBe('M1.23 -43.98A44 44 0 0 1 43.98 -1.23')
  })

  it('draws a single combatant as almost a full ring', () => {
    expect(arc(0, 1, DIAL_SHAPES.tv)).toBe('M1.23 -43.98A44 44 0 1 1 -1.23 -43.98')
  })

  it.each([30, 60, 120])('still shows every segment with %d combatants', (count) => {
    const [x1, y1, x2, y2] = arc(0, count, DIAL_SHAPES.clock)
      .match(/-?\d+\.\d+/g)!
      .map(Number)
    expect(Math.hypot(x2! - x1!, y2! - y1!)).toBeGreaterThan(0.5)
  })

  it('points at the middle of the current segment', () => {
    expect(pointer(0, 2, DIAL_SHAPES.tv)).toMatch(/^M36\.50 /)
  })

  it('is thickest for now, thinner for next, and a hairline for the defeated', () => {
    const widths = (['current', 'next', 'waiting', 'acted', 'defeated'] as const).map((state) =>
      strokeWidth(state, DIAL_SHAPES.clock),
    )
    expect(widths).toEqual([...widths].sort((a, b) => b - a))
  })

  it('has seventy-two ticks, twelve of them long', () => {
    expect(ticks(DIAL_SHAPES.tv)).toHaveLength(72)
    expect(ticks(DIAL_SHAPES.tv).filter(({ long }) => long)).toHaveLength(12)
  })
})
