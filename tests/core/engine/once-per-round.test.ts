import { describe, expect, it } from 'vitest'
import { aSeed, anEffect, Table, when } from '#support/fight.ts'
import { fiveAtTheTable, inOrder } from '#support/fx5.ts'

const FIVE = ['A', 'B', 'C', 'D', 'E'] as const
const pairs = FIVE.flatMap((active) => FIVE.map((removed) => ({ active, removed })))
const leaves = (table: Table, ...names: string[]): Table =>
  table.do({ type: 'leave', combatants: names.map((name) => table.id(name)) })

/** Who acts in the next `turns` turns, the present one first. */
function turns(table: Table, count: number): (string | null)[] {
  return Array.from({ length: count }, () => {
    const now = table.current
    table.endTurn()
    return now
  })
}

describe('everyone acts once per round', () => {
  it('in the order of their totals, ties by the tie-breaker', () => {
    const table = fiveAtTheTable().start()
    expect(turns(table, 5)).toEqual(['Ana', 'Orc 1', 'Bo', 'Orc 2', 'Wisp'])
    expect([table.fight.round, table.current]).toEqual([2, 'Ana'])
  })

  it('the same way round after round when all are tied (B2)', () => {
    const table = new Table(FIVE.map((name) => aSeed(name, { total: 10 })))
    table.do({ type: 'settleTie', entries: table.fight.order, by: 'gm' }).start()
    const first = turns(table, 5)
    for (let round = 0; round < 8; round++) expect(turns(table, 5)).toEqual(first)
  })

  it.each(pairs)('whoever leaves: $removed while $active acts (B13)', ({ active, removed }) => {
    const table = inOrder(FIVE).start().endTurn(FIVE.indexOf(active))
    leaves(table, removed)
    const next = FIVE[(FIVE.indexOf(active) + 1) % 5]
    expect(table.current).toBe(active === removed ? next : active)
    expect(table.fight.round).toBe(active === removed && active === 'E' ? 2 : 1)
  })

  it('the last in the order leaves on its turn: one new round, the first starts (B11)', () => {
    const table = fiveAtTheTable().start().endTurn(4)
    leaves(table, 'Wisp')
    expect([table.current, table.fight.round]).toEqual(['Ana', 2])
  })

  it('the current one leaves together with the next: the one after starts, and nobody else did', () => {
    const table = inOrder(FIVE).start()
    leaves(table, 'A', 'B')
    expect(table.current).toBe('C')
    expect(table.events.filter(({ type }) => type === 'TurnBegan')).toHaveLength(1)
  })

  it('everyone leaves at once: at most one new round, and nobody is current', () => {
    const table = inOrder(FIVE).start()
    leaves(table, ...FIVE)
    expect(table.current).toBeNull()
    expect(table.fight.round).toBe(1)
  })

  it('the top one is defeated: the second starts the new round, counted once (B14)', () => {
    const table = inOrder(FIVE).start().endTurn(3)
    table.do({ type: 'defeat', combatants: [table.id('A')] }).endTurn(2)
    expect([table.current, table.fight.round]).toEqual(['B', 2])
  })

  it('dragging tied ones, a joiner and an edit never shuffle a tie again (B1)', () => {
    const table = fiveAtTheTable().start()
    const [entry, before] = [table.entry('Orc 1'), table.entry('Ana')]
    table.do({ type: 'moveEntry', entry, before, when: 'now' })
    table.do({ type: 'join', seeds: [aSeed('Cat')], totals: { Cat: 3 } })
    const cat = table.id('Cat')
    table.do({
      type: 'dealDamage',
      targets: [{ combatant: cat, share: 'full' }],
      amount: 3,
      damageType: '',
    })
    expect(table.order).toEqual(['Orc 1', 'Ana', 'Bo', 'Orc 2', 'Wisp', 'Cat'])
  })

  it('a total typed or a joiner mid-fight fires nothing for the one who acts (B7)', () => {
    const table = fiveAtTheTable().start().endTurn(2)
    const poison = {
      ...when(),
      does: { kind: 'damage', amount: '3', damageType: '', straightTo: null } as const,
    }
    const effect = anEffect('Poison', { ticks: [poison] })
    table.do({ type: 'addEffect', combatants: [table.id('Bo')], effect })
    table.do({ type: 'spendSlot', combatant: table.id('Bo'), slot: 'act-1', note: '' })
    table.do({ type: 'join', seeds: [aSeed('Cat')], totals: { Cat: 2 } })
    table.do({ type: 'setInitiative', entry: table.entry('Orc 2'), total: 25 })
    expect([table.current, table.vital('Bo')]).toEqual(['Bo', 10])
    expect(table.slots('Bo', 'act')).toEqual(['spent', 'unspent'])
    expect(table.order.slice(2, 4)).toEqual(['Bo', 'Orc 2'])
  })

  it('with one roll for like monsters: one number, own hit points, a dead first keeps the rest (B23)', () => {
    const table = new Table([aSeed('Ana', { total: 18 }), aSeed('Goblin', { quantity: 6 })]).rolls(11)
    const goblins = table.fight.order.slice(1)
    table.do({ type: 'rollInitiative', entries: goblins, together: true })
    expect(new Set(goblins.map((id) => table.fight.entries[id]?.initiative?.total))).toEqual(new Set([11]))
    table.do({ type: 'settleTie', entries: goblins, by: 'gm' }).start()
    table.do({ type: 'defeat', combatants: [table.id('Goblin 1')] }).endTurn()
    expect(table.current).toBe('Goblin 2')
    table.do({ type: 'setInitiative', entry: table.entry('Goblin 6'), total: 3 })
    expect(table.fight.entries[table.entry('Goblin 5')]?.initiative?.total).toBe(11)
  })
})

describe('while anyone can act, exactly one entry is current', () => {
  it('nobody is when all are defeated, and End turn says so', () => {
    const table = inOrder(['A', 'B']).start()
    table.do({ type: 'defeat', combatants: [table.id('A'), table.id('B')] }).endTurn()
    expect(table.current).toBeNull()
    expect(table.refused({ type: 'endTurn' })).toBe('turn/nobody')
  })

  it('somebody is again when one is revived', () => {
    const table = inOrder(['A', 'B']).start()
    table.do({ type: 'defeat', combatants: [table.id('A'), table.id('B')] }).endTurn()
    table.do({ type: 'revive', combatants: [table.id('B')] })
    expect([table.current, table.fight.round]).toEqual(['B', 2])
  })

  it('somebody is again when one joins', () => {
    const table = inOrder(['A', 'B']).start()
    leaves(table, 'A', 'B')
    table.do({ type: 'join', seeds: [aSeed('Cat')], totals: { Cat: 3 } })
    expect(table.current).toBe('Cat')
  })

  it('nobody is when a fight of the defeated starts', () => {
    const table = inOrder(['A', 'B'])
    table.do({ type: 'defeat', combatants: [table.id('A'), table.id('B')] }).start()
    expect([table.current, table.fight.phase]).toEqual([null, 'rounds'])
  })
})

describe('entries moved by hand', () => {
  it('acts next when dragged before the current one and not yet acted', () => {
    const table = inOrder(FIVE).start().endTurn()
    table.do({ type: 'moveEntry', entry: table.entry('E'), before: table.entry('A'), when: 'now' })
    expect(table.order).toEqual(['E', 'A', 'B', 'C', 'D'])
    expect(turns(table, 5)).toEqual(['B', 'E', 'C', 'D', 'E'])
  })

  it('does not act again when dragged behind the current one after its turn', () => {
    const table = inOrder(FIVE).start().endTurn()
    table.do({ type: 'moveEntry', entry: table.entry('A'), before: null, when: 'now' })
    expect(turns(table, 5)).toEqual(['B', 'C', 'D', 'E', 'B'])
  })

  it('keeps its turn when the current one is dragged', () => {
    const table = inOrder(FIVE).start()
    table.do({ type: 'moveEntry', entry: table.entry('A'), before: null, when: 'now' })
    expect(turns(table, 6)).toEqual(['A', 'B', 'C', 'D', 'E', 'B'])
  })

  it('takes a place of the next round only then, so that all act once in this one', () => {
    const table = inOrder(FIVE).start()
    table.do({ type: 'moveEntry', entry: table.entry('A'), before: null, when: 'nextRound' })
    expect(turns(table, 10).join('')).toBe('ABCDEBCDEA')
  })

  it('never moves again by itself, not even while totals are still typed', () => {
    const table = inOrder(FIVE)
    table.do({ type: 'moveEntry', entry: table.entry('E'), before: table.entry('A'), when: 'now' })
    table.do({ type: 'setInitiative', entry: table.entry('D'), total: 99 })
    table.do({ type: 'join', seeds: [aSeed('Cat')], totals: { Cat: 45 } }).start()
    expect(table.order).toEqual(['E', 'D', 'A', 'Cat', 'B', 'C'])
  })
})
