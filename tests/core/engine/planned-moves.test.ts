import { describe, expect, it } from 'vitest'
import { plainSystem } from '#support/plain-system.ts'
import { turnRows } from '#core/views/turn-rows'
import { wordBatch } from '#core/views/combat-log'
import { evolve } from '#core/engine/evolve'
import { aSeed, Table } from '#support/fight.ts'
import { inOrder } from '#support/fx5.ts'

const plan = (table: Table, name: string, before: string | null): Table =>
  table.do({
    type: 'moveEntry',
    entry: table.entry(name),
    before: before === null ? null : table.entry(before),
    when: 'nextRound',
  })
const planned = (table: Table, name: string): string | null | undefined =>
  turnRows(table.fight, plainSystem).find((row) => row.name === name)?.planned
const join = (table: Table, name: string, total: number): Table =>
  table.do({ type: 'join', seeds: [aSeed(name)], totals: { [name]: total } })
const leaves = (table: Table, name: string): Table =>
  table.do({ type: 'leave', combatants: [table.id(name)] })

describe('a move planned for the next round', () => {
  it('is shown in the list as soon as it is decided, with its place', () => {
    const table = plan(inOrder(['Ana', 'Bo', 'Cy']).start(), 'Cy', 'Ana')
    expect([planned(table, 'Cy'), planned(table, 'Bo')]).toEqual(['before Ana', null])
    expect(planned(plan(table, 'Ana', null), 'Ana')).toBe('last')
    expect(planned(table.endTurn(3), 'Cy')).toBeNull()
  })

  it('is logged with its place', () => {
    const table = inOrder(['Ana', 'Bo', 'Cy']).start()
    const before = table.fight
    plan(table, 'Cy', 'Ana')
    const states = [
      before,
      ...table.events.map((_, at) => table.events.slice(0, at + 1).reduce(evolve, before)),
    ]
    expect(wordBatch(table.events, states, plainSystem).label).toBe(
      'Cy from the next round on acts before Ana',
    )
  })

  it('puts the entry where no joiner moves it: one who would have beaten it keeps its own turn', () => {
    const table = plan(inOrder(['Ana', 'Bo', 'Cy']).start(), 'Cy', 'Ana').endTurn(3)
    expect([table.order, table.current]).toEqual([['Cy', 'Ana', 'Bo'], 'Cy'])
    join(table, 'Dan', 15)
    expect(table.order).toEqual(['Cy', 'Ana', 'Bo', 'Dan'])
    expect(table.endTurn(3).current).toBe('Dan')
  })

  it('counts from the round after the surprise round when it was planned in that one', () => {
    const table = new Table([
      aSeed('Ana', { total: 30 }),
      aSeed('Bo', { total: 20 }),
      aSeed('Cy', { total: 10, surprised: true }),
    ]).start()
    plan(table, 'Bo', 'Ana')
    expect(table.order).toEqual(['Ana', 'Bo', 'Cy'])
    expect(table.endTurn(2).order).toEqual(['Bo', 'Ana', 'Cy'])
  })

  it('keeps the place between the neighbours that are left when its landmark leaves', () => {
    const table = plan(inOrder(['Ana', 'Bo', 'Cat', 'Cy']).start(), 'Cy', 'Bo')
    leaves(table, 'Bo')
    expect(planned(table, 'Cy')).toBe('before Cat')
    expect(table.endTurn(3).order).toEqual(['Ana', 'Cy', 'Cat'])
  })

  it('keeps its place beside another that moves there, whoever leaves', () => {
    const table = inOrder(['Ana', 'Bo', 'Cat', 'Dan', 'Eve']).start()
    plan(plan(table, 'Dan', 'Bo'), 'Eve', 'Bo')
    leaves(leaves(table, 'Bo'), 'Cat')
    expect(table.endTurn(3).order).toEqual(['Ana', 'Dan', 'Eve'])
  })

  it('keeps its place beside the next one seen, whoever else is put there while an unseen one stands between', () => {
    const members = [
      ['Ana', 50],
      ['Bo', 40],
      ['Cat', 30],
      ['Dan', 20],
      ['Eve', 10],
    ] as const
    const table = (hidden: boolean): Table =>
      new Table([
        ...members.map(([name, total]) => aSeed(name, { total })),
        ...(hidden ? [aSeed('Wisp', { total: 35, hidden })] : []),
      ]).start()
    for (const each of [table(false), table(true)]) {
      leaves(plan(each, 'Dan', 'Bo'), 'Bo')
      each.do({ type: 'moveEntry', entry: each.entry('Eve'), before: each.entry('Cat'), when: 'now' })
      while (each.fight.round === 1) each.endTurn()
      expect(each.order.filter((name) => name !== 'Wisp')).toEqual(['Ana', 'Dan', 'Eve', 'Cat'])
    }
  })

  it('stays above one who is put last at once after it was planned', () => {
    const table = plan(inOrder(['Ana', 'Bo', 'Cy']).start(), 'Bo', null)
    table.do({ type: 'moveEntry', entry: table.entry('Ana'), before: null, when: 'now' })
    expect(table.endTurn(3).order).toEqual(['Cy', 'Bo', 'Ana'])
  })

  it('goes with the place when the GM swaps it', () => {
    const table = plan(inOrder(['Ana', 'Bo', 'Cy']).start(), 'Cy', 'Ana')
    table.do({ type: 'swapPlaces', first: table.entry('Cy'), second: table.entry('Bo') })
    expect([planned(table, 'Bo'), planned(table, 'Cy')]).toEqual(['before Ana', null])
    expect(table.endTurn(3).order).toEqual(['Bo', 'Ana', 'Cy'])
  })

  it('is off when the GM puts the entry somewhere else at once', () => {
    const table = plan(inOrder(['Ana', 'Bo', 'Cy']).start(), 'Cy', 'Ana')
    table.do({ type: 'moveEntry', entry: table.entry('Cy'), before: table.entry('Bo'), when: 'now' })
    expect([planned(table, 'Cy'), table.endTurn(3).order]).toEqual([null, ['Ana', 'Cy', 'Bo']])
  })
})
