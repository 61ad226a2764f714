import { describe, expect, it } from 'vitest'
import type { Command } from '#core/engine/commands'
import { quantityRefused } from '#core/engine/setup/quantity'
import { aSeed, anEncounter, type Table } from '#support/fight.ts'
import { inOrder } from '#support/fx5.ts'

const join = (quantity: number | string, many = 1): Command => ({
  type: 'join',
  seeds: Array.from({ length: many }, (_, place) => aSeed(`Rat ${String(place)}`, { quantity, total: 1 })),
  totals: {},
})
const wave = (quantity: number | string): Table =>
  inOrder(['Ana', 'Bo'])
    .start()
    .do({
      type: 'join',
      seeds: [],
      totals: {},
      waves: [{ id: 'w', label: 'Wave', round: null, seeds: [aSeed('Rat', { quantity, total: 1 })] }],
    })

describe('more creatures than a fight can hold', () => {
  it.each(['600', '500+500', '100d10', 600, 1e9])('don’t join as %s', (quantity) => {
    expect(inOrder(['Ana', 'Bo']).start().refused(join(quantity))).toBe('join/too-many')
  })

  it('don’t join as many kinds of few', () => {
    expect(inOrder(['Ana', 'Bo']).start().refused(join(99, 6))).toBe('join/too-many')
  })

  it('don’t come as a wave, which goes on waiting', () => {
    const table = wave('500+500')
    const { id } = table.fight.waves[0]!
    expect(table.refused({ type: 'bringInWave', wave: id })).toBe('join/too-many')
    expect(table.fight.waves).toHaveLength(1)
  })

  it('don’t come one group after the other', () => {
    const table = inOrder(['Ana', 'Bo'])
      .start()
      .do(join(400))
      .do({ ...join(400), tie: 'after' } as Command)
    expect(table.refused(join(400))).toBe('join/too-many')
  })

  it('are refused with what they come to, and with what can come', () => {
    expect(quantityRefused(anEncounter([aSeed('Rat', { quantity: '100d10' })]).members, 700)?.reason).toBe(
      'That may come to 1000 creatures; at most 300 can come now.',
    )
  })

  it.each([-1, 1.5, 'many', ''])('and no number at all is refused: %s', (quantity) => {
    expect(inOrder(['Ana', 'Bo']).start().refused(join(quantity))).toBe('join/quantity')
  })
})
