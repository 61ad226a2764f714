import { describe, expect, it } from 'vitest'
import { readChange } from '#gm/features/run/actor/change-text.ts'
import { changeWords, noStart, numberAfter, vitalCommand } from '#gm/features/run/actor/vital-change.ts'

const place = { combatant: 'ana', vital: 'hp' }
const value = { now: 14, max: 20, min: 0 }
const targets = [{ combatant: 'ana', share: 'full' }]

describe('the field of one vital', () => {
  it.each([
    ['-9', { type: 'dealDamage', targets, amount: 9, damageType: '', straightTo: 'hp' }],
    ['+2d6', { type: 'heal', targets, amount: '2d6', vital: 'hp' }],
    ['=20', { type: 'setVital', ...place, now: 20 }],
    ['', null],
  ])('makes of "%s" a command for this vital alone', (text, command) => {
    expect(vitalCommand(place, readChange(text))).toEqual(command)
  })

  it.each([
    ['-9', '14 to 5'],
    ['-99', '14 to 0'],
    ['+9', '14 to 20'],
    ['=-3', '14 to -3'],
    ['2d6', 'loses 2d6, 7 on average'],
    ['14', undefined],
    ['junk', undefined],
  ])('says ahead what "%s" does', (text, words) => {
    expect(changeWords(value, readChange(text))).toBe(words)
  })

  it('changes nothing that has no number yet', () => {
    expect(noStart('HP', null, readChange('-9'))).toMatch(/type a number/)
    expect(noStart('HP', null, readChange('9'))).toBeNull()
  })

  it.each([
    ['+2', 14],
    ['-2', 10],
    ['18', 18],
    ['+1d4', 15],
  ])('makes of 12 and "%s" %i', (text, after) => {
    expect(numberAfter(12, readChange(text), () => 3)).toBe(after)
  })
})
