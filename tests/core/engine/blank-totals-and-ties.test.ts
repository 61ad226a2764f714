import { describe, expect, it } from 'vitest'
import { aSeed, Table } from '#support/fight.ts'
import { inOrder } from '#support/fx5.ts'

const totals = ({ fight }: Table): (number | undefined)[] =>
  fight.order.map((id) => fight.entries[id]?.initiative?.total)
const sets = (table: Table, name: string, total: number | null): Table =>
  table.do({ type: 'setInitiative', entry: table.entry(name), total })

describe('totals', () => {
  it('left blank are rolled at the start, and the roll is kept and told', () => {
    const table = new Table([aSeed('Ana', { total: 12 }), aSeed('Bo', { block: { stats: { speed: 3 } } })])
    table.rolls(11).start()
    expect([table.order, totals(table)]).toEqual([
      ['Bo', 'Ana'],
      [14, 12],
    ])
    expect(table.fight.entries[table.entry('Bo')]?.initiative).toMatchObject({ die: 11, how: 'rolled' })
    expect(table.fight.entries[table.entry('Ana')]?.initiative).toMatchObject({ die: null, how: 'typed' })
  })

  it('called for several at once are one step', () => {
    const table = inOrder(['Ana', 'Bo'])
    const called = [
      { entry: table.entry('Ana'), total: 3 },
      { entry: table.entry('Bo'), die: 17 },
    ]
    table.do({ type: 'setInitiatives', called })
    expect([table.order, totals(table)]).toEqual([
      ['Bo', 'Ana'],
      [17, 3],
    ])
  })

  it('typed before the start, and slots spent before it, are not lost (B25)', () => {
    const table = inOrder(['Ana', 'Bo'])
    sets(sets(table, 'Ana', 3), 'Bo', 7)
    table.do({ type: 'spendSlot', combatant: table.id('Ana'), slot: 'act-1', note: 'drew' }).start()
    expect([table.order, totals(table)]).toEqual([
      ['Bo', 'Ana'],
      [7, 3],
    ])
    expect(table.slots('Ana', 'act')).toEqual(['spent', 'unspent'])
  })

  it('of 0, below 0 and between whole numbers are totals; blank means not set (B29)', () => {
    const table = inOrder(['Ana', 'Bo', 'Cat', 'Dan'])
    sets(sets(sets(table, 'Ana', 0), 'Bo', -3), 'Cat', 12.5)
    expect([table.order, totals(table)]).toEqual([
      ['Cat', 'Dan', 'Ana', 'Bo'],
      [12.5, 10, 0, -3],
    ])
    expect(sets(table, 'Dan', null).order).toEqual(['Cat', 'Ana', 'Bo', 'Dan'])
  })

  it.each([NaN, Infinity])('of %s are refused (B29)', (total) => {
    const table = inOrder(['Ana'])
    expect(table.refused({ type: 'setInitiative', entry: table.entry('Ana'), total })).toBe(
      'amount/not-a-number',
    )
  })

  it('come from a typed die too, and are asked where a stat is not set', () => {
    const table = new Table([
      aSeed('Ana', { block: { stats: { speed: 4 } } }),
      aSeed('Ghost', { block: { stats: {} } }),
    ])
    table.do({ type: 'setInitiative', entry: table.entry('Ana'), die: 10 })
    expect(totals(table)[0]).toBe(14)
    expect(table.refused({ type: 'startFight' })).toBe('initiative/total-needed')
  })
})

describe('ties that the rules can’t settle', () => {
  const tied = (): Table => new Table(['Ana', 'Bo', 'Cat'].map((name) => aSeed(name, { total: 10 })))

  it('are asked before the start', () => {
    expect(tied().refused({ type: 'startFight' })).toBe('initiative/ties-open')
  })

  it('among rolled blanks keep the rolls and ask', () => {
    const table = new Table([aSeed('Ana', { total: 10 }), aSeed('Bo')]).rolls(10).start()
    expect([table.fight.phase, totals(table)]).toEqual(['initiative', [10, 10]])
  })

  it('are settled by the GM’s order, for good', () => {
    const table = tied()
    const entries = ['Cat', 'Ana', 'Bo'].map((name) => table.entry(name))
    table.do({ type: 'settleTie', entries, by: 'gm' }).start()
    expect(table.order).toEqual(['Cat', 'Ana', 'Bo'])
  })

  it('are settled by a recorded roll-off; equal dice are rolled again', () => {
    const table = tied().rolls(5, 9, 5, 2, 18)
    table.do({ type: 'settleTie', entries: table.fight.order, by: 'rollOff' })
    expect([table.order, table.events]).toMatchObject([
      ['Bo', 'Cat', 'Ana'],
      [{ dice: [5, 9, 5, 2, 18] }, {}],
    ])
  })

  it('are settled by dragging', () => {
    const table = new Table(['Ana', 'Bo'].map((name) => aSeed(name, { total: 10 })))
    table.do({ type: 'moveEntry', entry: table.entry('Bo'), before: table.entry('Ana'), when: 'now' }).start()
    expect(table.order).toEqual(['Bo', 'Ana'])
  })

  it('are not there between two turns of one creature', () => {
    expect(new Table([aSeed('Dragon', { totals: [10, 10] })]).start().current).toBe('Dragon')
  })
})

describe('many open ties', () => {
  const some = (name: string, total: number, count: number) =>
    Array.from({ length: count }, (_, place) => ({
      ...aSeed(name, { total }),
      key: `${name} ${String(place)}`,
    }))
  const swarm = (): Table => new Table([...some('Rat', 9, 4), ...some('Bat', 5, 2)])

  it('are settled in one step as they are listed', () => {
    const table = swarm().do({ type: 'settleTies', by: 'gm' }).start()
    expect(table.order).toEqual(['Rat 1', 'Rat 2', 'Rat 3', 'Rat 4', 'Bat 1', 'Bat 2'])
    expect(table.current).toBe('Rat 1')
  })

  it('are rolled off in one step, and stay as they fell', () => {
    const table = swarm().rolls(3, 17, 9, 12, 4, 20).do({ type: 'settleTies', by: 'rollOff' })
    expect(table.order).toEqual(['Rat 2', 'Rat 4', 'Rat 3', 'Rat 1', 'Bat 2', 'Bat 1'])
  })

  it('can only be settled while one is open', () => {
    expect(new Table([aSeed('Ana', { total: 9 })]).refused({ type: 'settleTies', by: 'gm' })).toBe(
      'initiative/no-tie-open',
    )
  })
})
