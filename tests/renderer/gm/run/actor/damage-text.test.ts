import { describe, expect, it } from 'vitest'
import { readDamage } from '#gm/features/run/actor/damage-text.ts'

const rules = {
  healVital: 'vp',
  damageTypes: ['fire', 'slashing', 'stabbing'],
  vitals: ['vp', 'hp'].map((id) => ({
    id,
    label: id.toUpperCase(),
    bar: 'solid' as const,
    floor: () => 0,
    formula: () => null,
  })),
}
const hurt = { kind: 'hurt', straightTo: null, damageType: null }

describe('the damage box', () => {
  it.each([
    ['9', { ...hurt, amount: 9 }],
    [' 9 ', { ...hurt, amount: 9 }],
    ['-9', { ...hurt, amount: 9 }],
    ['\u22129', { ...hurt, amount: 9 }],
    ['0', { ...hurt, amount: 0 }],
    ['2d6+3', { ...hurt, amount: '2d6+3' }],
    ['2d6 + 3', { ...hurt, amount: '2d6+3' }],
    ['d8', { ...hurt, amount: 'd8' }],
    ['9h', { ...hurt, amount: 9, straightTo: 'hp' }],
    ['9 HP', { ...hurt, amount: 9, straightTo: 'hp' }],
    ['9 fire', { ...hurt, amount: 9, damageType: 'fire' }],
    ['9 fi', { ...hurt, amount: 9, damageType: 'fire' }],
    ['9h fire', { ...hurt, amount: 9, straightTo: 'hp', damageType: 'fire' }],
    ['2d6h', { ...hurt, amount: '2d6', straightTo: 'hp' }],
    ['+4', { kind: 'heal', amount: 4, vital: 'vp' }],
    ['+4h', { kind: 'heal', amount: 4, vital: 'hp' }],
    ['+1d4', { kind: 'heal', amount: '1d4', vital: 'vp' }],
    ['=12', { kind: 'set', vital: 'vp', now: 12 }],
    ['=0h', { kind: 'set', vital: 'hp', now: 0 }],
    ['', { kind: 'blank' }],
    ['  ', { kind: 'blank' }],
  ])('reads "%s"', (text, reading) => {
    expect(readDamage(text, rules)).toEqual(reading)
  })

  it.each(['abc', '+', '=', '9.5', '1e3', '--3', '9999999', '9 s', '9x', '=2d6', '2d', '3 4', '<b>9</b>'])(
    'refuses "%s" with the way out',
    (text) => {
      const reading = readDamage(text, rules)
      expect(reading).toMatchObject({ kind: 'refused' })
      expect(reading.kind === 'refused' && reading.why.length).toBeGreaterThan(10)
    },
  )
})
