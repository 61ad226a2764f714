import { describe, expect, it } from 'vitest'
import { aSeed, Table } from '#support/fight.ts'
import { inOrder } from '#support/fx5.ts'

const surpriseRound = (): Table =>
  new Table([
    aSeed('Ana', { total: 30 }),
    aSeed('Bo', { total: 20, surprised: true }),
    aSeed('Cat', { total: 10 }),
  ]).start()

describe('reactions at the start', () => {
  it('everyone begins the fight with a reaction', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    expect([table.slots('Ana', 'react'), table.slots('Bo', 'react')]).toEqual([['unspent'], ['unspent']])
  })

  it('every kind of combatant begins with what the system gives (C17)', () => {
    const table = new Table([
      aSeed('Ana', { total: 30, side: 'ally', player: 'Kim' }),
      aSeed('Orc', { total: 20 }),
      aSeed('Hound', { turns: 0, controller: 'Ana' }),
    ]).start()
    for (const name of ['Ana', 'Orc', 'Hound'])
      expect(table.slots(name, 'act')).toEqual(['unspent', 'unspent'])
  })

  it('whoever joins has one', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    table.do({ type: 'join', seeds: [aSeed('Cat')], totals: { Cat: 1 } })
    expect(table.slots('Cat', 'react')).toEqual(['unspent'])
  })

  it('the surprised have none until their own first turn', () => {
    const table = surpriseRound()
    expect([table.fight.phase, table.slots('Bo', 'react')]).toEqual(['surprise', ['off']])
    expect(table.endTurn().current).toBe('Cat')
    expect([table.slots('Bo', 'react'), table.endTurn().current]).toEqual([['off'], 'Ana'])
    expect(table.slots('Bo', 'react')).toEqual(['off'])
    expect([table.endTurn().current, table.slots('Bo', 'react')]).toEqual(['Bo', ['unspent']])
  })

  it('the GM says whether one who joins in the surprise round benefits', () => {
    const joined = (benefits?: boolean) =>
      ({
        type: 'join',
        seeds: [aSeed('Dan')],
        totals: { Dan: 15 },
        ...(benefits === undefined ? {} : { benefits }),
      }) as const
    expect(surpriseRound().refused(joined())).toBe('join/benefits')
    expect(surpriseRound().do(joined(true)).endTurn().current).toBe('Dan')
    const late = surpriseRound().do(joined(false))
    expect([late.slots('Dan', 'react'), late.endTurn().current]).toEqual([['off'], 'Cat'])
  })

  it('marking the acting one surprised takes its reaction and gives back nothing it spent', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    table.do({ type: 'spendSlot', combatant: table.id('Ana'), slot: 'act-1', note: '' })
    table.do({ type: 'setSurprised', combatants: [table.id('Ana')], surprised: true })
    expect([table.slots('Ana', 'act'), table.slots('Ana', 'react')]).toEqual([['spent', 'unspent'], ['off']])
    table.do({ type: 'setSurprised', combatants: [table.id('Ana')], surprised: false })
    expect([table.slots('Ana', 'act'), table.slots('Ana', 'react')]).toEqual([
      ['spent', 'unspent'],
      ['unspent'],
    ])
  })
})
