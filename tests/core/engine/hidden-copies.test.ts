import { describe, expect, it } from 'vitest'
import { publicName } from '#core/engine/naming'
import { aSeed, Table } from '#support/fight.ts'

const reveal = (table: Table, name: string, hidden = false): Table =>
  table.do({ type: 'setDisclosure', combatants: [table.id(name)], hidden })
const names = ({ fight }: Table): string[] =>
  Object.values(fight.combatants)
    .filter(({ disclosure }) => !disclosure.hidden)
    .map((each) => publicName(fight, each))
const wolves = (hidden: number, shown = 0): Table =>
  new Table([
    aSeed('Ana', { total: 20 }),
    aSeed('Wolf', { total: 9, quantity: hidden, hidden: true }),
    { ...aSeed('Wolf', { total: 9, quantity: shown }), key: 'shown' },
  ])

describe('hidden copies', () => {
  it('carry letters for the GM and take the next number when first revealed, so there is no gap', () => {
    const table = wolves(3)
    expect(table.order.slice(1)).toEqual(['Wolf A', 'Wolf B', 'Wolf C'])
    table.do({ type: 'settleTie', entries: table.fight.order.slice(1), by: 'gm' }).start()
    reveal(table, 'Wolf B')
    expect(names(table)).toEqual(['Ana', 'Wolf'])
    reveal(table, 'Wolf C')
    expect(names(table)).toEqual(['Ana', 'Wolf 1', 'Wolf 2'])
    expect(names(reveal(table, 'Wolf A'))).toEqual(['Ana', 'Wolf 3', 'Wolf 1', 'Wolf 2'])
  })

  it('keep the number when hidden and revealed again', () => {
    const table = wolves(2)
    table.do({ type: 'settleTie', entries: table.fight.order.slice(1), by: 'gm' }).start()
    reveal(reveal(table, 'Wolf A'), 'Wolf B')
    reveal(reveal(table, 'Wolf 1', true), 'Wolf 1')
    expect(names(table)).toEqual(['Ana', 'Wolf 1', 'Wolf 2'])
  })

  it('a single visible copy shows no number', () => {
    expect(names(wolves(2, 1))).toEqual(['Ana', 'Wolf'])
  })

  it('hidden before the first round leave no gap either: nobody has seen a number yet', () => {
    const table = wolves(0, 3)
    expect(names(reveal(table, 'Wolf 2', true))).toEqual(['Ana', 'Wolf 1', 'Wolf 2'])
  })
})

describe('names of copies', () => {
  it('no two are ever equal when some leave and others come (D1)', () => {
    const table = wolves(0, 3)
    table.do({ type: 'settleTie', entries: table.fight.order.slice(1), by: 'gm' }).start()
    table.do({ type: 'leave', combatants: [table.id('Wolf 2')] })
    table.do({ type: 'join', seeds: [aSeed('Wolf')], totals: { Wolf: 3 } })
    expect(names(table)).toEqual(['Ana', 'Wolf 1', 'Wolf 3', 'Wolf 4'])
  })

  it('no two are equal when a name itself ends in a number (D1)', () => {
    const table = new Table([aSeed('Orc 2'), aSeed('Orc', { quantity: 3 })])
    expect(new Set(names(table)).size).toBe(4)
  })

  it('no two are equal to the eye: case, spaces and zero-width signs make no other name', () => {
    const table = new Table([aSeed('Orc'), aSeed(' orc'), aSeed('O\u200brc')])
    expect(names(table)).toEqual(['Orc 1', 'orc 2', 'O\u200brc 3'])
  })

  it('creatures with names of their own get no number (D2)', () => {
    const wolf = { kind: 'Wolf' }
    const table = new Table(
      ['Shadowfang', 'Ironclaw', 'Duskrider'].map((name) => aSeed(name, { block: wolf })),
    )
    expect(names(table)).toEqual(['Shadowfang', 'Ironclaw', 'Duskrider'])
  })

  it('a renamed one gives its number up and gets none', () => {
    const table = wolves(0, 2)
    table.do({ type: 'editCombatant', combatant: table.id('Wolf 2'), name: 'Greyback' })
    expect(names(table)[2]).toBe('Greyback')
  })
})
