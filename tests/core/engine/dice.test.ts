import { describe, expect, it } from 'vitest'
import { averageOf, parseDice, readAmount, rollable, rollDice, totalOf } from '#core/engine/dice'
import { fixedDice } from '#support/dice.ts'

describe('dice as they are written', () => {
  it.each([
    '1d0',
    'd0',
    '0d6',
    '1d1',
    'd',
    '2d',
    '1d8+STR',
    '1d6 fire',
    'd6 hp',
    '1e3',
    '3 4',
    '2 d6',
    '0x10',
    '2.5',
    '1d6+',
    '',
  ])('"%s" is none', (text) => {
    expect(parseDice(text)).toBeNull()
    expect(averageOf(text)).toBeNull()
    expect(rollable(text)).toBe('')
  })

  it.each([
    ['2d6+3', 10],
    ['d20 \u2212 1', 9.5],
    ['7', 7],
    [' 2D4 ', 5],
  ])('"%s" is worth %d on average', (text, average) => {
    expect(averageOf(text)).toBe(average)
  })

  it('are counted over the whole roll, not term by term', () => {
    expect(parseDice('200d6')).not.toBeNull()
    expect(parseDice('200d6+1d4')).toBeNull()
    expect(parseDice('100d6+100d6')).not.toBeNull()
    expect(parseDice('101d6+100d6')).toBeNull()
  })

  it('add no plain numbers that are past counting', () => {
    expect(parseDice('999999')).not.toBeNull()
    expect(parseDice('999999+1')).toBeNull()
    expect(parseDice('9'.repeat(400))).toBeNull()
  })

  it('come to the same total whether the app or the table rolls them', () => {
    const { dice, total } = rollDice('2d6-1d4+3', fixedDice(5, 2, 4))
    expect([dice, total]).toEqual([[5, 2, 4], 6])
    expect(totalOf('2d6-1d4+3', dice)).toBe(6)
  })
})

describe('an amount as it is written', () => {
  it.each([
    ['', { kind: 'blank' }],
    [' 3 ', { kind: 'number', value: 3 }],
    ['\u22123', { kind: 'number', value: -3 }],
    ['+4', { kind: 'number', value: 4 }],
    ['1D6 + 2', { kind: 'dice', dice: '1d6+2' }],
    ['1+2', { kind: 'number', value: 3 }],
    ['1d6 fire', { kind: 'remark', text: '1d6 fire' }],
    ['Infinity', { kind: 'remark', text: 'Infinity' }],
    ['1d0', { kind: 'remark', text: '1d0' }],
    ['2.5', { kind: 'remark', text: '2.5' }],
  ])('"%s"', (text, read) => {
    expect(readAmount(text)).toEqual(read)
  })
})
