import { describe, expect, it } from 'vitest'
import { openTies } from '#core/engine/time/turn-order'
import { turnRows } from '#core/views/turn-rows'
import { fixedDice } from '#support/dice.ts'
import { aSeed, Table } from '#support/fight.ts'
import { inOrder } from '#support/fx5.ts'
import { plainSystem } from '#support/plain-system.ts'

/** Two goblins that share a roll of 12, and Bo at 12 with the same speed. */
function withGoblins(): Table {
  const table = new Table([aSeed('Goblin', { quantity: 2 }), aSeed('Bo', { total: 12 })])
  const entries = [table.entry('Goblin 1'), table.entry('Goblin 2')]
  return table.rolls(12).do({ type: 'rollInitiative', entries, together: true })
}
const tieOf = (table: Table, name: string): string | null | undefined =>
  turnRows(table.fight, plainSystem).find((row) => row.name === name)?.tie

describe('like creatures that share one roll', () => {
  it('are no tie that must be settled among themselves', () => {
    const table = new Table([aSeed('Goblin', { quantity: 2 })])
    const entries = table.fight.order
    table.rolls(9).do({ type: 'rollInitiative', entries, together: true })
    expect(openTies(Object.values(table.fight.entries), plainSystem)).toEqual([])
    expect(table.start().order).toEqual(['Goblin 1', 'Goblin 2'])
  })

  it('roll off as one, so that nobody comes between them', () => {
    const table = withGoblins()
    const entries = ['Goblin 1', 'Bo', 'Goblin 2'].map((name) => table.entry(name))
    table.rolls(4, 15).do({ type: 'settleTie', entries, by: 'rollOff' })
    expect(table.order).toEqual(['Bo', 'Goblin 1', 'Goblin 2'])
  })

  it('have a latecomer of their kind at their roll, and a new kind with one roll for all of it', () => {
    const table = withGoblins()
    table.do({ type: 'settleTies', by: 'gm' }).start().rolls(5)
    const seeds = [{ ...aSeed('Goblin'), key: 'late' }, aSeed('Rat', { quantity: 3 })]
    table.do({ type: 'join', seeds, totals: {}, tie: 'after' })
    const totals = ['Goblin 3', 'Rat 1', 'Rat 2', 'Rat 3'].map(
      (name) => table.fight.entries[table.entry(name)]?.initiative?.total,
    )
    expect(totals).toEqual([12, 5, 5, 5])
  })
})

it('a latecomer stands behind its kind without a question, and nobody comes between them', () => {
  const table = withGoblins()
  table.do({ type: 'settleTies', by: 'gm' })
  table.start().do({ type: 'join', seeds: [{ ...aSeed('Goblin'), key: 'late' }], totals: {} })
  expect(table.order).toEqual(['Goblin 1', 'Goblin 2', 'Goblin 3', 'Bo'])
})

it('a latecomer leaves it to the dice that its kind and another were put in order by them', () => {
  const table = withGoblins()
  const entries = ['Goblin 1', 'Goblin 2', 'Bo'].map((name) => table.entry(name))
  table.rolls(15, 4).do({ type: 'settleTie', entries, by: 'rollOff' }).start()
  table.do({ type: 'join', seeds: [{ ...aSeed('Goblin'), key: 'late' }], totals: {} })
  expect([table.order.at(-2), tieOf(table, 'Bo')]).toEqual(['Goblin 3', 'Tied, settled by a roll-off'])
  expect(table.events.map(({ type }) => type)).not.toContain('TieSettled')
})

describe('like creatures whose total came with them', () => {
  /** Two orcs that have always been at 12, Bo at 8, and goblins that share a roll where the table does so. */
  const withOrcs = (together: boolean): Table => {
    const seeds = [aSeed('Orc', { quantity: 2, total: 12 }), aSeed('Bo', { total: 8 }), aSeed('Goblin')]
    const table = new Table(seeds)
    return table
      .rolls(3)
      .do({ type: 'rollInitiative', entries: [table.entry('Goblin')], together })
      .start()
  }
  const totalsOf = (table: Table, ...names: string[]): (number | undefined)[] =>
    names.map((name) => table.fight.entries[table.entry(name)]?.initiative?.total)

  it('are no tie that must be settled among themselves', () => {
    expect(withOrcs(false).order).toEqual(['Orc 1', 'Orc 2', 'Bo', 'Goblin'])
  })

  it('have a latecomer of their kind with them where kinds share a roll', () => {
    const table = withOrcs(true)
    table.do({ type: 'join', seeds: [{ ...aSeed('Orc'), key: 'late' }], totals: {} })
    expect([totalsOf(table, 'Orc 3'), table.order.indexOf('Orc 3')]).toEqual([[12], 2])
  })

  it('do not make others share a roll where each rolls for itself', () => {
    const table = withOrcs(false).rolls(15, 18, 1)
    table.do({ type: 'join', seeds: [aSeed('Rat', { quantity: 2 }), aSeed('Orc')], totals: {} })
    expect(totalsOf(table, 'Rat 1', 'Rat 2', 'Orc 3')).toEqual([15, 18, 1])
  })
})

it('a kind that has left altogether has a roll of its own when it comes again', () => {
  const table = withGoblins()
  table.do({ type: 'settleTies', by: 'gm' }).start()
  table.do({ type: 'leave', combatants: ['Goblin 1', 'Goblin 2'].map((name) => table.id(name)) })
  table.rolls(5).do({ type: 'join', seeds: [{ ...aSeed('Goblin'), key: 'late' }], totals: {} })
  expect(table.fight.entries[table.entry('Goblin 3')]?.initiative?.total).toBe(5)
})

it('dice that say how many come are rolled once', () => {
  const table = new Table([aSeed('Orc', { quantity: '1d4' })], undefined, fixedDice(3))
  expect(table.order).toEqual(['Orc 1', 'Orc 2', 'Orc 3'])
})

describe('those who join', () => {
  it('with a tie that no stat settles are asked about, also when they come together', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    const join = { type: 'join', seeds: [aSeed('Cat'), aSeed('Dog')], totals: { Cat: 5, Dog: 5 } } as const
    expect(table.refused(join)).toBe('initiative/tie-open')
    expect(table.do({ ...join, tie: 'before' }).order).toEqual(['Ana', 'Bo', 'Dog', 'Cat'])
  })

  it('are told apart in the list by who settled the tie', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    table.do({ type: 'join', seeds: [aSeed('Cat')], totals: { Cat: 10 }, tie: 'before' })
    expect([table.order, tieOf(table, 'Bo')]).toEqual([['Ana', 'Cat', 'Bo'], 'Tied, settled by the GM'])
  })

  it('leave it to the dice what dice have settled before them', () => {
    const table = new Table(['Ana', 'Bo'].map((name) => aSeed(name, { total: 10 })))
    const entries = [table.entry('Ana'), table.entry('Bo')]
    table.rolls(4, 15).do({ type: 'settleTie', entries, by: 'rollOff' }).start()
    table.do({ type: 'join', seeds: [aSeed('Cat')], totals: { Cat: 10 }, tie: 'after' })
    expect(table.order).toEqual(['Bo', 'Ana', 'Cat'])
    expect([tieOf(table, 'Ana'), tieOf(table, 'Cat')]).toEqual([
      'Tied, settled by a roll-off',
      'Tied, settled by the GM',
    ])
  })
})

describe('by hand during the fight', () => {
  it('a total is corrected where it stands, now, or from the next round on', () => {
    const correct = (place: 'keeps' | 'now' | 'nextRound'): Table => {
      const table = inOrder(['Ana', 'Bo', 'Cat']).start()
      return table.do({ type: 'correctTotal', entry: table.entry('Cat'), total: 25, place })
    }
    expect(correct('keeps').order).toEqual(['Ana', 'Bo', 'Cat'])
    expect(correct('now').order).toEqual(['Ana', 'Cat', 'Bo'])
    expect(correct('nextRound').endTurn(3).order).toEqual(['Ana', 'Cat', 'Bo'])
  })

  it('a tie that no stat settles is asked about before a turn is given or a total corrected', () => {
    const table = inOrder(['Ana', 'Bo', 'Cat']).start()
    const given = { type: 'giveEntry', combatant: table.id('Ana'), total: 10 } as const
    expect(table.refused(given)).toBe('initiative/tie-behind')
    table.do({ ...given, override: true })
    expect([table.order, tieOf(table, 'Cat')]).toEqual([['Ana', 'Bo', 'Cat', 'Ana'], null])
    expect(turnRows(table.fight, plainSystem).at(-1)?.tie).toBe('Tied, settled by the GM')
    const corrected = { type: 'correctTotal', entry: table.entry('Cat'), total: 20 } as const
    expect(table.refused({ ...corrected, place: 'now' })).toBe('initiative/tie-behind')
    expect(table.do({ ...corrected, place: 'keeps' }).order).toEqual(['Ana', 'Bo', 'Cat', 'Ana'])
  })

  it('one slot more is given for this turn, and is gone with the next', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    table.do({ type: 'grantSlot', combatant: table.id('Ana'), kind: 'act' })
    expect(table.slots('Ana', 'act')).toEqual(['unspent', 'unspent', 'unspent'])
    expect(table.endTurn(2).slots('Ana', 'act')).toEqual(['unspent', 'unspent'])
  })

  it('the copy that leaves is told by its number', () => {
    const table = new Table([aSeed('Orc', { quantity: 2, total: 10 }), aSeed('Ana', { total: 20 })])
    table.start().do({ type: 'leave', combatants: [table.id('Orc 2')] })
    expect(table.events.find(({ type }) => type === 'CombatantLeft')).toMatchObject({ name: 'Orc 2' })
  })
})
