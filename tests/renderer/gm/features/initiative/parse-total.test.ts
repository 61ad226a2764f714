import { describe, expect, it } from 'vitest'
import { parseTotal } from '#gm/features/initiative/parse-total.ts'

describe('what a player calls', () => {
  it.each([
    ['17', { kind: 'total', value: 17 }],
    [' 7 ', { kind: 'total', value: 7 }],
    ['0', { kind: 'total', value: 0 }],
    ['-3', { kind: 'total', value: -3 }],
    ['999', { kind: 'total', value: 999 }],
    ['d14', { kind: 'die', value: 14 }],
    ['D 14', { kind: 'die', value: 14 }],
    ['', { kind: 'blank' }],
    ['  ', { kind: 'blank' }],
    ['-', { kind: 'unfinished' }],
    ['d', { kind: 'unfinished' }],
  ])('reads "%s"', (text, read) => {
    expect(parseTotal(text, '1d20')).toEqual(read)
  })

  it.each(['abc', '12.5', '1e3', '12 13', 'd0', 'd21', 'd-1', 'dd4'])(
    'refuses "%s" with a reason',
    (text) => {
      const read = parseTotal(text, '1d20')
      expect(read.kind).toBe('refused')
      expect(read).toHaveProperty('why', expect.stringMatching(/\w/))
    },
  )
})
