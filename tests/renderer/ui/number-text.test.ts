import { describe, expect, it } from 'vitest'
import { readNumber } from '#ui/number-text.ts'

describe('a typed number', () => {
  it.each([
    ['0', 0],
    ['7', 7],
    [' 7 ', 7],
    ['-3', -3],
    ['−3', -3],
    ['+4', 4],
    ['999', 999],
    ['-0', 0],
    ['007', 7],
  ])('%j is read as %d', (text, value) => {
    expect(readNumber(text)).toEqual({ kind: 'number', value })
  })

  it.each(['abc', '12.5', '1e3', '2d8', '1 2', '--1', '0x10', '1234567890', 'NaN', 'Infinity'])(
    '%j is refused with a sentence',
    (text) => {
      expect(readNumber(text)).toEqual({ kind: 'refused', why: 'Whole numbers only, such as 7 or -3.' })
    },
  )

  it.each(['', '   '])('blank (%j) is no number and no mistake', (text) => {
    expect(readNumber(text)).toEqual({ kind: 'blank' })
  })

  it('a lone sign is not finished', () => {
    expect(readNumber('-')).toEqual({ kind: 'unfinished' })
  })

  it('decimals are read with a point or a comma where they are allowed', () => {
    expect(readNumber('2,5', { allowDecimals: true })).toEqual({ kind: 'number', value: 2.5 })
    expect(readNumber('2.5', { allowDecimals: true })).toEqual({ kind: 'number', value: 2.5 })
  })

  it('a number past its limits is refused with the limit', () => {
    expect(readNumber('-1', { min: 0 })).toEqual({ kind: 'refused', why: 'Needs 0 or more.' })
    expect(readNumber('31', { max: 30 })).toEqual({ kind: 'refused', why: 'Needs 30 or less.' })
  })

  it('takes what other text stands for, within the limits', () => {
    const worth = (text: string) => (text === '4d10' ? 24 : null)
    expect(readNumber('4d10', { worth })).toEqual({ kind: 'number', value: 24 })
    expect(readNumber('4d10', { worth, max: 9 }).kind).toBe('refused')
    expect(readNumber('4d', { worth }).kind).toBe('refused')
  })
})
