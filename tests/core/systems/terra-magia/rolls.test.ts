import { describe, expect, it } from 'vitest'
import type { Inputs } from '#core/engine/model/inputs'
import { arByHand } from '#core/systems/terra-magia/defence'
import { duel } from '#support/terra.ts'

describe('rolls', () => {
  it.each([
    [true, 9, 'hit'],
    [true, 8, 'missed'],
    [false, 9, 'missed'],
    [false, 10, 'hit'],
  ])('[TM-5.02] with "equal is enough" %s a %i on the die against AR 12 %s', (meets, roll, verdict) => {
    const table = duel({}, {}, { meets }).attack('A', 'B', roll)
    expect(table.logged[0]).toMatch(new RegExp(`^${verdict} B,`))
  })

  it.each([
    [9, '12, hits AR 12'],
    [10, '13, hits AR 12 by 1'],
    [4, '7, misses AR 12 by 5'],
  ])('[TM-5.03] a %i on the die %s', (roll, words) => {
    const table = duel()
    expect(table.dock('A', 'attack', { target: [table.id('B')], roll }).steps[0]?.result).toBe(words)
  })

  it.each([
    [1, 3, 15],
    [-1, 3, 9],
    [2, 7, 19],
    [-2, 7, 5],
  ])('[TM-5.04] %i advantage dice of %i in all make 9 + 3 to %i', (advantage, dice, total) => {
    const table = duel().attack('A', 'B', 9, 1, { advantage, dice })
    expect(table.logged[0]).toContain(` B, ${total} against AR 12`)
  })

  it('[TM-5.04] [TM-5.09] rolls a d4 for each and keeps every die in the log', () => {
    const table = duel().rolls(9, 2, 4, 5)
    table.take('A', 'attack', { target: [table.id('B')], advantage: 2 })
    expect(table.logged).toEqual([
      'hit B, 18 against AR 12',
      'Sword: d10 9 + 3 skill + 6 advantage 2d4 (2, 4) = 18',
      '1d6: 5',
    ])
  })

  it.each([
    [1, 1, 0, []],
    [2, 1, 1, ['advantage']],
    [0, 2, -2, ['disadvantage 2']],
    [3, 1, 2, ['advantage 2']],
  ])('[TM-5.05] %i for and %i against leave %i', (good, bad, _net, badges) => {
    const table = duel()
    table.give('B', 'stumbled', {
      modifiers: [
        { target: 'enemyDiceAgainst', amount: good, stacking: 'stumbled' },
        { target: 'diceAgainst', amount: -bad, stacking: 'cover' },
      ],
    })
    const form = table.dock('A', 'attack', { target: [table.id('B')] })
    expect(form.badges.map(({ text }) => text)).toEqual(badges)
  })

  it.each([
    ['1d10', [7], 'd10 7 + 2 Power = 9'],
    ['1d20', [17], 'd20 17 + 2 Power = 19'],
    ['2d10', [4, 9], '2d10 4, 9 + 2 Power = 15'],
  ])('[TM-5.06] checks roll %s', (checkDie, faces, words) => {
    const table = duel({ stats: { pwr: 2 } }, {}, { checkDie, average: 5 }).rolls(...faces)
    table.take('A', 'physical-skill', { skill: 'Break' })
    expect(table.logged[1]).toContain(words)
  })

  it('[TM-5.07] asks for success and degrees while the category has no number', () => {
    const table = duel()
    const blocked = (inputs: Inputs): string | null => table.dock('A', 'physical-skill', inputs).blocked
    expect(blocked({})).toBe('Say whether it succeeds')
    expect(blocked({ answer: 'success' })).toBe('Say by how many degrees')
    expect(blocked({ answer: 'success', degrees: 0 })).toBeNull()
    expect(table.refused(table.taking('A', 'physical-skill', { skill: 'Break' }))).toBe('dock/incomplete')
  })

  it.each([
    ['average', 8, 'success by 2'],
    ['hard', 12, 'failure by 2'],
    ['extreme', 10, 'success'],
  ])('[TM-5.08] compares a total of 10 with %s at %i: %s', (category, threshold, words) => {
    const table = duel({}, {}, { [category]: threshold })
    table.take('A', 'physical-skill', { skill: 'Break', category, roll: 10 })
    expect(table.logged[1]).toMatch(new RegExp(`, ${words}$`))
  })

  it('[TM-5.09] a typed die and a rolled one leave the same line', () => {
    const typed = duel().attack('A', 'B', 9, 3).logged
    const rolled = duel().rolls(9)
    rolled.take('A', 'attack', { target: [rolled.id('B')], damage: 3 })
    expect(rolled.logged).toEqual(typed)
  })

  it('[TM-5.09] damage looks alike too, typed or rolled, with each die that the app has rolled', () => {
    const two = { attacks: [{ damage: '2d6+5' }] }
    const rolled = duel(two).rolls(3, 4)
    rolled.take('A', 'attack', { target: [rolled.id('B')], roll: 9 })
    expect(rolled.logged[2]).toBe('2d6+5: 3, 4 = 12')
    expect(duel(two).attack('A', 'B', 9, 12).logged[2]).toBe('2d6+5: 12')
    expect(duel().attack('A', 'B', 9, 5).logged[2]).toBe('1d6: 5')
  })

  it('[TM-5.09] takes the whole total as called', () => {
    const table = duel()
    table.take('A', 'attack', { target: [table.id('B')], total: 14, damage: 3 })
    expect(table.logged.slice(0, 2)).toEqual(['hit B, 14 against AR 12', 'Sword: 14 as called'])
  })

  it('[TM-5.10] adds up AR from the sheet, Defend, cover and effects, each by name', () => {
    const table = duel({ ar: 12 }).take('A', 'defend').take('A', 'take-cover', { defence: 2 })
    table.give('A', 'fear', {
      label: 'Stone oath',
      modifiers: [{ target: 'defence', amount: 1, stacking: '' }],
    })
    expect(table.system.defence.terms(table.fight, table.combatant('A'))).toEqual([
      { label: 'Stat sheet', amount: 12 },
      { label: 'Defend', amount: 1 },
      { label: 'Partial cover', amount: 2 },
      { label: 'Stone oath', amount: 1 },
    ])
  })

  it('[TM-5.11] replaces the sum by an AR set by hand, until it is taken away', () => {
    const table = duel({ ar: 12 }).take('A', 'defend')
    table.do({ type: 'addEffect', combatants: [table.id('A')], effect: arByHand(18) })
    expect(table.ar('A')).toBe(18)
    const hand = table.combatant('A').effects.at(-1)
    table.do({ type: 'removeEffect', combatant: table.id('A'), effect: hand?.id ?? '' })
    expect(table.ar('A')).toBe(13)
  })

  it.each([{ roll: 'nine' }, { roll: 1.5 }, { target: 'B' }])('refuses junk in a field: %o', (junk) => {
    const table = duel()
    const inputs = { target: [table.id('B')], roll: 9, damage: 1, ...junk }
    expect(table.refused(table.taking('A', 'attack', inputs))).toBe('dock/incomplete')
  })
})
