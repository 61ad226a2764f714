import { describe, expect, it } from 'vitest'
import { aSeed, Table } from '#support/fight.ts'
import { WatchedTable } from '#support/watched-table.ts'

const watched = (table: Table): WatchedTable => new WatchedTable(table).do({ type: 'startFight' })

describe('while a hidden combatant acts', () => {
  it('the slot of a defeated one before it passes no sooner on the players’ screen than without it', () => {
    const seen = [aSeed('Ana', { total: 50 }), aSeed('Bo', { total: 40 }), aSeed('Cy', { total: 20 })]
    const states = [[], [aSeed('Wisp', { total: 30, hidden: true })]].map((hidden) => {
      const table = watched(new Table([...seen, ...hidden]))
      table.do({ type: 'defeat', combatants: [table.table.id('Bo')] }).endTurn(hidden.length)
      const [entry, before] = [table.table.entry('Cy'), table.table.entry('Ana')]
      return table.do({ type: 'moveEntry', entry, before, when: 'now' }).endTurn(1).states()
    })
    expect(states[1]).toEqual(states[0])
  })

  it('one that was acting last and leaves begins the round as planned, also before one they do not see', () => {
    const members = [
      ['Ana', 50],
      ['Bo', 40],
      ['Eve', 35],
      ['Cy', 30],
      ['Dan', 20],
    ] as const
    const table = watched(
      new Table([
        ...members.map(([name, total]) => aSeed(name, { total })),
        aSeed('Wisp', { total: 60, hidden: true }),
      ]),
    )
    const [entry, before] = [table.table.entry('Cy'), table.table.entry('Bo')]
    table.endTurn(1).do({ type: 'moveEntry', entry, before, when: 'nextRound' }).hide('Bo').endTurn(5)
    expect(table.table.current).toBe('Wisp')
    table.do({ type: 'leave', combatants: [table.table.id('Dan')] })
    expect(table.states()).toEqual(['Ana current', 'Cy next', 'Eve waiting'])
  })
})
