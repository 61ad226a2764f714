import { describe, expect, it } from 'vitest'
import { readChange } from '#gm/features/run/actor/change-text.ts'

describe('a field that changes one number', () => {
  it.each([
    ['', { kind: 'blank' }],
    ['20', { kind: 'set', to: 20 }],
    [' =20 ', { kind: 'set', to: 20 }],
    ['=-3', { kind: 'set', to: -3 }],
    ['=\u22123', { kind: 'set', to: -3 }],
    ['-9', { kind: 'less', amount: 9 }],
    ['\u22129', { kind: 'less', amount: 9 }],
    ['+5', { kind: 'more', amount: 5 }],
    ['2d6', { kind: 'less', amount: '2d6' }],
    ['-2d6', { kind: 'less', amount: '2d6' }],
    ['+1d8+2', { kind: 'more', amount: '1d8+2' }],
  ])('reads "%s"', (text, reading) => {
    expect(readChange(text)).toEqual(reading)
  })

  it.each(['-', '=', '=2d6', '--3', '1d0', '1d6 fire', '2.5', '1e3', 'Infinity', '9999999', '3 4'])(
    'refuses "%s" with a reason',
    (text) => {
      expect(readChange(text)).toMatchObject({ kind: 'refused', why: expect.stringMatching(/\w/) as string })
    },
  )
})
