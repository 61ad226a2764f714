import { describe, expect, it } from 'vitest'
import type { GameSystem } from '#core/engine/system'
import { aSeed, Table } from '#support/fight.ts'
import { fiveAtTheTable, inOrder } from '#support/fx5.ts'
import { plainSystem } from '#support/plain-system.ts'

const joins = (table: Table, total: number, speed = 0): Table =>
  table.do({ type: 'join', seeds: [aSeed('Cat', { block: { stats: { speed } } })], totals: { Cat: total } })

describe('a late joiner', () => {
  it.each([
    { total: 20, speed: 0, place: 0, actsNow: false },
    { total: 12, speed: 3, place: 2, actsNow: false },
    { total: 12, speed: 1, place: 3, actsNow: true },
    { total: 5, speed: 0, place: 5, actsNow: true },
  ])('at $total with speed $speed while Bo acts at 12: acts this round: $actsNow (B10)', (joiner) => {
    const table = joins(fiveAtTheTable().start().endTurn(2), joiner.total, joiner.speed)
    expect([table.current, table.order.indexOf('Cat')]).toEqual(['Bo', joiner.place])
    const rest: (string | null)[] = []
    while (table.fight.round === 1) rest.push(table.endTurn().current)
    expect(rest.slice(0, -1).includes('Cat')).toBe(joiner.actsNow)
    const second = Array.from({ length: 6 }, () => [table.current, table.endTurn()][0])
    expect(second.filter((name) => name === 'Cat')).toHaveLength(1)
  })

  it('may have its bare die called, and the rest is added', () => {
    const seeds = [aSeed('Cat', { block: { stats: { speed: 3 } } })]
    const table = inOrder(['Ana', 'Bo']).start()
    table.do({ type: 'join', seeds, totals: {}, bareDice: { Cat: 14 } })
    expect(table.fight.entries[table.entry('Cat')]?.initiative).toMatchObject({
      total: 17,
      die: 14,
      how: 'typed',
    })
  })

  it('waits for the next round where the rule says so', () => {
    const waits: GameSystem = {
      ...plainSystem,
      rounds: { ...plainSystem.rounds, lateJoin: () => 'nextRound' },
    }
    const table = joins(inOrder(['Ana', 'Bo'], waits).start(), 5).endTurn(2)
    expect([table.current, table.fight.round]).toEqual(['Ana', 2])
    expect(table.endTurn(2).current).toBe('Cat')
  })

  it('ignores dragged entries and goes directly before the first undragged one it beats', () => {
    const table = inOrder(['Ana', 'Bo', 'Dan', 'Eve']).start()
    table.do({ type: 'moveEntry', entry: table.entry('Eve'), before: table.entry('Bo'), when: 'now' })
    expect(table.order).toEqual(['Ana', 'Eve', 'Bo', 'Dan'])
    expect(joins(table, 35).order).toEqual(['Ana', 'Eve', 'Cat', 'Bo', 'Dan'])
  })

  it('ignores whoever came back from a delay to an earlier place', () => {
    const table = inOrder(['Ana', 'Bo', 'Dan']).start().endTurn(2)
    table.do({ type: 'delay', combatant: table.id('Dan') })
    table.do({ type: 'comeBack', combatant: table.id('Dan') })
    expect(table.order).toEqual(['Ana', 'Dan', 'Bo'])
    expect(joins(table, 15).order).toEqual(['Ana', 'Dan', 'Bo', 'Cat'])
  })

  it('is not lifted by an unseen one over one that was placed by hand', () => {
    const seeds = [aSeed('Ana', { total: 50 }), aSeed('Bo', { total: 40 }), aSeed('Dan', { total: 20 })]
    const table = new Table([...seeds, aSeed('Wisp', { total: 30, hidden: true })]).start()
    table.do({ type: 'moveEntry', entry: table.entry('Bo'), before: table.entry('Dan'), when: 'now' })
    expect(joins(table, 35).order).toEqual(['Ana', 'Wisp', 'Bo', 'Cat', 'Dan'])
  })

  it('whose slot the players have not seen pass acts this round, though an unseen one acts behind it', () => {
    const seeds = [aSeed('Ana', { total: 50 }), aSeed('Wisp', { total: 30, hidden: true })]
    const table = new Table([...seeds, aSeed('Dan', { total: 20 })]).start().endTurn()
    joins(table, 40)
    expect([table.current, table.order]).toEqual(['Wisp', ['Ana', 'Cat', 'Wisp', 'Dan']])
    expect(table.endTurn().current).toBe('Cat')
  })

  it('tied beyond the tie-breakers is placed by the GM, who is asked first', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    const join = { type: 'join', seeds: [aSeed('Cat')], totals: { Cat: 20 } } as const
    expect(table.refused(join)).toBe('initiative/tie-open')
    expect(table.do({ ...join, tie: 'before' }).order).toEqual(['Cat', 'Ana', 'Bo'])
  })

  it('is not asked about those it came with: they keep the order in which they were named', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    const join = { type: 'join', seeds: [aSeed('Cat', { quantity: 3 })], totals: { Cat: 5 } } as const
    expect(table.do(join).order).toEqual(['Ana', 'Bo', 'Cat 1', 'Cat 2', 'Cat 3'])
    const tied = {
      ...join,
      seeds: [aSeed('Dog', { quantity: 2 })],
      totals: { Dog: 20 },
      tie: 'before',
    } as const
    expect(table.do(tied).order.slice(0, 3)).toEqual(['Dog 1', 'Dog 2', 'Ana'])
  })

  it('is rolled for when nobody called a total, and the roll is kept', () => {
    const table = inOrder(['Ana', 'Bo']).start().rolls(14)
    table.do({ type: 'join', seeds: [aSeed('Cat')], totals: {} })
    expect(table.fight.entries[table.entry('Cat')]?.initiative).toMatchObject({
      die: 14,
      total: 14,
      how: 'rolled',
    })
  })

  it('arrives with a wave, once', () => {
    const waves = [{ id: 'w', label: 'Reinforcements', round: 2, seeds: [aSeed('Cat', { quantity: 2 })] }]
    const table = new Table([aSeed('Ana', { total: 20 })], plainSystem, undefined, { waves }).start()
    table.do({ type: 'bringInWave', wave: 'w', totals: { Cat: 5 }, tie: 'after' })
    expect(table.order).toEqual(['Ana', 'Cat 1', 'Cat 2'])
    expect(table.refused({ type: 'bringInWave', wave: 'w' })).toBe('wave/not-there')
  })

  it('of a wave in the surprise round benefits or not, as the GM says', () => {
    const waves = [{ id: 'w', label: 'Reinforcements', round: null, seeds: [aSeed('Cat')] }]
    const seeds = [aSeed('Ana', { total: 20 }), aSeed('Bo', { total: 10, surprised: true })]
    const table = new Table(seeds, plainSystem, undefined, { waves }).start()
    expect(table.refused({ type: 'bringInWave', wave: 'w', totals: { Cat: 5 } })).toBe('join/benefits')
    table.do({ type: 'bringInWave', wave: 'w', totals: { Cat: 5 }, benefits: true })
    expect(table.endTurn().current).toBe('Cat')
  })

  it('of another encounter bring its waves, under ids of their own (D10)', () => {
    const wave = { id: 'w', label: 'Hulk at the door', round: 4, seeds: [aSeed('Hulk')] }
    const table = inOrder(['Ana', 'Bo']).start()
    const join = { type: 'join', seeds: [aSeed('Cat')], totals: { Cat: 5 }, waves: [wave] } as const
    table.do(join).do({ ...join, seeds: [] })
    expect(table.order).toEqual(['Ana', 'Bo', 'Cat'])
    const [first, second] = table.fight.waves
    expect([first?.label, second?.label]).toEqual(['Hulk at the door', 'Hulk at the door'])
    expect(first?.id).not.toBe(second?.id)
  })
})
