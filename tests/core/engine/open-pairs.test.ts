import { describe, expect, it } from 'vitest'
import type { StatBlock } from '#core/engine/model/stat-block'
import { compareEntries, openTies } from '#core/engine/time/turn-order'
import { TerraTable, one } from '#support/terra.ts'

const swift = (name: string, swi: number | null): ReturnType<typeof one> => {
  const stats: StatBlock['stats'] = { swi, int: 0, wil: 0 }
  return one(name, { total: 15, block: { stats } })
}
const atOneTotal = (...speeds: (readonly [string, number | null])[]): TerraTable =>
  new TerraTable(speeds.map(([name, swi]) => swift(name, swi)))
const asked = (table: TerraTable): (string | null)[][] =>
  openTies(Object.values(table.fight.entries), table.system).map((tie) =>
    tie.map(({ id }) => table.nameOf(id)),
  )
const settledBy = (table: TerraTable, upper: string, lower: string): string | null => {
  const [a, b] = [upper, lower].map((name) => table.fight.entries[table.entry(name)])
  return a && b ? compareEntries(a, b, table.system).settledBy : null
}

describe('a tie that the ladder leaves open', () => {
  it('asks only about those of its pair, not about whoever a stat has placed', () => {
    const table = atOneTotal(['Fast', 5], ['One', 3], ['Two', 3], ['Slow', 1])
    expect(asked(table)).toEqual([['One', 'Two']])
  })

  it('asks two questions at one total when there are two pairs', () => {
    const table = atOneTotal(['A', 3], ['B', 3], ['C', 1], ['D', 1])
    expect(asked(table)).toEqual([
      ['A', 'B'],
      ['C', 'D'],
    ])
  })

  it('never moves a pair that a stat has settled, however a roll-off falls', () => {
    const table = atOneTotal(['Quick', 3], ['Slow', 2], ['Unset', null])
    const entries = ['Quick', 'Slow', 'Unset'].map((name) => table.entry(name))
    table.rolls(4, 19, 11).do({ type: 'settleTie', entries, by: 'rollOff' })
    expect(table.order).toEqual(['Unset', 'Quick', 'Slow'])
    expect([settledBy(table, 'Quick', 'Slow'), settledBy(table, 'Unset', 'Quick')]).toEqual([
      'swi',
      'rollOff',
    ])
  })

  it('leaves what was settled before it to whoever settled that', () => {
    const table = atOneTotal(['A', 3], ['B', 3], ['C', 1], ['D', 1])
    table.do({ type: 'settleTie', entries: [table.entry('B'), table.entry('A')], by: 'gm' })
    table.rolls(2, 9).do({ type: 'settleTie', entries: [table.entry('C'), table.entry('D')], by: 'rollOff' })
    expect(table.order).toEqual(['B', 'A', 'D', 'C'])
    expect([settledBy(table, 'B', 'A'), settledBy(table, 'D', 'C')]).toEqual(['gm', 'rollOff'])
  })

  it('takes the dice that were rolled on the table, and a second one where they were equal', () => {
    const table = atOneTotal(['A', 3], ['B', 3])
    const [a, b] = [table.entry('A'), table.entry('B')]
    const settle = { type: 'settleTie', entries: [a, b], by: 'rollOff' } as const
    expect(table.refused({ ...settle, rolled: { [a]: [21], [b]: [3] } })).toBe('initiative/not-a-die')
    table.do({ ...settle, rolled: { [a]: [12, 4], [b]: [12, 17] } })
    expect(table.order).toEqual(['B', 'A'])
    expect(table.events[0]).toMatchObject({ type: 'TieSettled', dice: [12, 12, 4, 17] })
  })
})

describe('a total that no roll comes to', () => {
  it('is questioned, and kept when it is meant', () => {
    const table = atOneTotal(['A', 3])
    const strange = { type: 'setInitiative', entry: table.entry('A'), total: 999_999_999 } as const
    expect(table.refused(strange)).toBe('initiative/strange-total')
    expect(table.do({ ...strange, override: true }).fight.entries[table.entry('A')]?.initiative?.total).toBe(
      999_999_999,
    )
  })

  it('is questioned where a bare die was called for it, before the fight and for a newcomer', () => {
    const table = atOneTotal(['A', 3])
    const die = 999_999_999
    expect(table.refused({ type: 'setInitiative', entry: table.entry('A'), die })).toBe(
      'initiative/strange-total',
    )
    const seeds = [one('J')]
    expect(table.start().refused({ type: 'join', seeds, totals: {}, bareDice: { J: die } })).toBe(
      'initiative/strange-total',
    )
  })
})
