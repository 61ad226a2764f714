import { describe, expect, it } from 'vitest'
import { amountFault, durationFault, tickFault } from '#gm/features/run/actor/effect-faults.ts'
import { NO_TICK, UNTIL_REMOVED } from '#gm/features/run/actor/effect-draft.ts'

describe('the form of an effect', () => {
  it.each(['', '3', '1d6', ' 2d6 + 1 '])('takes "%s" as an amount', (text) => {
    expect(amountFault(text)).toBeNull()
  })

  it.each(['1d6 fire', 'd6 hp', '1d0', '-3', '2.5', 'Infinity'])(
    'refuses "%s" as an amount, in place',
    (text) => {
      expect(amountFault(text)).toMatch(/number/)
      expect(tickFault({ ...NO_TICK, kind: 'heal', text })).toMatch(/number/)
    },
  )

  it('takes any words as a reminder', () => {
    expect(tickFault({ ...NO_TICK, kind: 'remind', text: '1d6 fire' })).toBeNull()
  })

  it.each([
    ['2d4', 4, null],
    ['2d4', 7, 'No die of 2d4 shows 7.'],
    ['4', 4, 'Dice such as 2d4.'],
    ['a d4', 4, 'Dice such as 2d4.'],
  ])('of a roll of %s that ends on %i says %s', (dice, anyDie, fault) => {
    expect(durationFault({ ...UNTIL_REMOVED, kind: 'roll', dice, anyDie })).toBe(fault)
    const when = { ...UNTIL_REMOVED.when, by: { dice, anyDie } }
    expect(durationFault({ ...UNTIL_REMOVED, kind: 'moment', when })).toBe(fault)
  })
})
