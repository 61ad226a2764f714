import { describe, expect, it } from 'vitest'
import { fillIn, missingNumbers } from '#gm/features/initiative/missing-numbers.ts'
import { tieInWords, tiesOf, whyOpen } from '#gm/features/initiative/ties.ts'
import { totalRows } from '#gm/features/initiative/total-rows.ts'
import { aSeed, Table } from '#support/fight.ts'
import { terraMagia } from '#core/systems/terra-magia/system'
import { plainSystem } from '#support/plain-system.ts'

const speed = (value: number | null) => ({
  block: { stats: { speed: value }, defence: 12, vitals: { hp: 10 } },
})

function tieWords(table: Table, upper: string, lower: string): string {
  const { entries } = table.fight
  return tieInWords(entries[table.entry(upper)]!, entries[table.entry(lower)]!, table.system)
}

describe('monsters of the GM’s own without the stats that initiative needs', () => {
  it('are asked for one modifier per kind, and roll with it', () => {
    const bare = { block: { stats: {} } }
    const table = new Table(
      [
        aSeed('Own', { ...bare, quantity: 3 }, 'terra-magia'),
        aSeed('Ana', { ...bare, player: 'Kim' }, 'terra-magia'),
      ],
      terraMagia,
    )
    const asked = missingNumbers(table.fight, terraMagia).filter(({ numbers }) =>
      numbers.some(({ stat }) => stat),
    )
    expect(asked.map(({ name, copies }) => [name, copies.length])).toEqual([['Own', 3]])
    const number = asked[0]?.numbers.find(({ stat }) => stat !== undefined)
    // Its field is narrow: "Engagement modifier" would be cut there.
    expect(number?.short).toBe('d20 +')
    for (const copy of asked[0]?.copies ?? []) if (number) table.do(fillIn(copy, number, 4))
    table.rolls(10, 11, 12).do({
      type: 'rollInitiative',
      entries: ['Own 1', 'Own 2', 'Own 3'].map((each) => table.entry(each)),
      together: false,
    })
    expect(table.fight.order.map((id) => table.fight.entries[id]?.initiative?.total)).toEqual([
      16,
      15,
      14,
      undefined,
    ])
  })
})

describe('rows for totals', () => {
  it('stay in the order of the encounter while totals come in', () => {
    const table = new Table([aSeed('Ana'), aSeed('Bo')])
    table.do({ type: 'setInitiative', entry: table.entry('Bo'), total: 25 })
    expect(totalRows(table.fight, table.system).map(({ name, total }) => [name, total])).toEqual([
      ['Ana', null],
      ['Bo', 25],
    ])
  })

  it('show the die and every summand of a roll', () => {
    const table = new Table([aSeed('Orc', speed(-1))]).rolls(12)
    table.do({ type: 'rollInitiative', entries: [table.entry('Orc')], together: false })
    expect(totalRows(table.fight, table.system)[0]).toMatchObject({ total: 11, sum: 'd20 12 \u2212 1 Speed' })
  })

  it('ask for a total when a stat is not set', () => {
    const table = new Table([aSeed('Wisp', speed(null))])
    expect(totalRows(table.fight, table.system)[0]).toMatchObject({
      needsTotal: true,
      sum: 'A stat it needs is not set: type the total',
    })
  })

  it('name both turns of a creature that acts twice', () => {
    const table = new Table([aSeed('Dragon', { turns: 2 })])
    expect(totalRows(table.fight, table.system).map(({ name }) => name)).toEqual([
      'Dragon, turn 1',
      'Dragon, turn 2',
    ])
  })
})

describe('ties', () => {
  it('say which value settled them and that the rule is the app’s own', () => {
    const table = new Table([
      aSeed('Ana', { total: 18, ...speed(2) }),
      aSeed('Orc', { total: 18, ...speed(5) }),
    ])
    expect(tieWords(table, 'Orc', 'Ana')).toBe(
      'Tied at 18, Speed 5 beats 2 (the app’s rule, the book has none)',
    )
    expect(tiesOf(table.fight, table.system)).toMatchObject([
      {
        total: 18,
        open: false,
        creatures: [{ name: 'Orc', values: [{ value: 5, decides: true }] }, { name: 'Ana' }],
      },
    ])
  })

  it('are open when nothing tells the two apart', () => {
    const table = new Table([aSeed('Ana', { total: 18 }), aSeed('Orc', { total: 18 })])
    const [tie] = tiesOf(table.fight, table.system)
    expect(tie?.open).toBe(true)
    expect(whyOpen(tie!, table.system)).toBe('the same')
  })

  it('are the GM’s choice once he has chosen', () => {
    const table = new Table([aSeed('Ana', { total: 18 }), aSeed('Orc', { total: 18 })])
    table.do({ type: 'settleTie', entries: [table.entry('Orc'), table.entry('Ana')], by: 'gm' })
    expect(tieWords(table, 'Orc', 'Ana')).toBe('Tied at 18, your choice')
    expect(tiesOf(table.fight, table.system)[0]?.open).toBe(false)
  })

  it('tell the GM when an unset stat is the reason', () => {
    const table = new Table([aSeed('Ana', { total: 9, ...speed(null) }), aSeed('Orc', { total: 9 })])
    expect(whyOpen(tiesOf(table.fight, table.system)[0]!, table.system)).toBe(
      'a stat that would settle it is not set',
    )
  })

  it('leave out those whom nobody shares a total with', () => {
    const table = new Table([aSeed('Ana', { total: 18 }), aSeed('Orc', { total: 12 })])
    expect(tiesOf(table.fight, table.system)).toEqual([])
  })
})

describe('missing numbers', () => {
  const bare = { block: { stats: { speed: 0 }, defence: null, vitals: {} } }

  it('are asked once for all copies of a creature', () => {
    const table = new Table([aSeed('Orc', { quantity: 3, ...bare }), aSeed('Ana')])
    const [group, ...others] = missingNumbers(table.fight, table.system)
    expect(group).toMatchObject({ name: 'Orc', numbers: [{ label: 'AC' }, { label: 'HP' }] })
    expect(group?.copies).toHaveLength(3)
    expect(others).toEqual([])
  })

  it('do not name a defence that the rules work out', () => {
    const worksOut = {
      ...plainSystem,
      defence: { label: 'AC', terms: () => [{ label: 'Base', amount: 10 }] },
    }
    const table = new Table([aSeed('Orc', { block: { defence: null } })], worksOut)
    expect(missingNumbers(table.fight, table.system)).toEqual([])
  })

  it('are gone when typed or not tracked', () => {
    const table = new Table([aSeed('Orc', bare)])
    const [ac, hp] = missingNumbers(table.fight, table.system)[0]!.numbers
    table.do(fillIn(table.id('Orc'), ac!, 13)).do(fillIn(table.id('Orc'), hp!, null))
    expect(missingNumbers(table.fight, table.system)).toEqual([])
    expect(table.combatant('Orc')).toMatchObject({ defence: 13, vitals: { hp: 'notTracked' } })
  })
})
