import { describe, expect, it } from 'vitest'
import { compareEntries } from '#core/engine/time/turn-order'
import { hero, one, TerraTable } from '#support/terra.ts'

const settledBy = (table: TerraTable, a: string, b: string): string | null => {
  const [first, second] = [table.entry(a), table.entry(b)].map((id) => table.fight.entries[id])
  return first && second ? compareEntries(first, second, table.system).settledBy : null
}

const typeDie = (table: TerraTable, name: string, die: number): TerraTable =>
  table.do({ type: 'setInitiative', entry: table.entry(name), die })

describe('Engagement', () => {
  it('[TM-2.01] adds Swiftness and Intuition to a d20; the highest acts first', () => {
    const table = new TerraTable([
      one('A', { stats: { swi: 2, int: 1 } }),
      one('B', { stats: { swi: 4, int: 3 } }),
    ])
    typeDie(table, 'A', 10)
    typeDie(table, 'B', 7)
    expect(table.order).toEqual(['B', 'A'])
    expect(table.fight.entries[table.entry('B')]?.initiative).toMatchObject({ total: 14, die: 7 })
    expect(table.start().current).toBe('B')
  })

  it('adds a creature’s own bonus instead, as a roster of another game gives it', () => {
    const table = new TerraTable([
      one('A', { stats: { initiative: 5 } }),
      one('B', { stats: { swi: 1, int: 1 } }),
    ])
    typeDie(table, 'A', 10)
    expect(table.fight.entries[table.entry('A')]?.initiative).toMatchObject({ total: 15, die: 10 })
  })

  const base = { swi: 3, int: 2, wil: 2, tokens: 1 }
  it.each([
    ['Swiftness', { swi: 4, int: 0, wil: 0, tokens: 0 }, 'swi'],
    ['Intuition', { swi: 3, int: 3, wil: 0, tokens: 0 }, 'int'],
    ['Willpower', { swi: 3, int: 2, wil: 3, tokens: 0 }, 'wil'],
    ['Terra Tokens', { swi: 3, int: 2, wil: 2, tokens: 2 }, 'tokens'],
  ])('a tie goes to more %s, whatever comes after', (_name, stats, breaker) => {
    const table = new TerraTable([
      one('Low', { total: 17, stats: base }),
      hero('High', { total: 17, stats }),
    ]).start()
    expect(table.order).toEqual(['High', 'Low'])
    expect(settledBy(table, 'High', 'Low')).toBe(breaker)
  })

  it('[TM-2.02] [TM-2.03] [TM-2.08] settles the worked example: B, D, A, C', () => {
    const table = new TerraTable([
      one('A', { stats: { swi: 3, int: 2 } }),
      one('B', { stats: { swi: 4, int: 3 } }),
      one('C', { stats: { swi: 2, int: 2 } }),
    ])
    for (const [name, die] of [
      ['A', 12],
      ['B', 10],
      ['C', 13],
    ] as const)
      typeDie(table, name, die)
    expect(table.order).toEqual(['B', 'A', 'C'])
    expect([settledBy(table, 'B', 'A'), settledBy(table, 'A', 'C')]).toEqual(['swi', 'swi'])
    const d = one('D', { stats: { swi: 3, int: 3 } })
    table.do({ type: 'join', seeds: [d], totals: {} })
    typeDie(table, 'D', 11)
    expect(table.fight.entries[table.entry('D')]?.initiative?.total).toBe(17)
    expect(table.order).toEqual(['B', 'D', 'A', 'C'])
    expect(settledBy(table, 'D', 'A')).toBe('int')
  })

  it('[TM-2.04] [TM-2.05] goes by Willpower, then by Terra Tokens', () => {
    const same = { swi: 3, int: 2 }
    const table = new TerraTable([
      hero('Few', { total: 15, stats: { ...same, wil: 2, tokens: 1 } }),
      hero('Many', { total: 15, stats: { ...same, wil: 2, tokens: 2 } }),
      hero('Strong', { total: 15, stats: { ...same, wil: 3, tokens: 0 } }),
    ]).start()
    expect(table.order).toEqual(['Strong', 'Many', 'Few'])
    expect([settledBy(table, 'Strong', 'Many'), settledBy(table, 'Many', 'Few')]).toEqual(['wil', 'tokens'])
  })

  it('[TM-2.06] waits for the GM when all four are equal, and keeps the choice', () => {
    const table = new TerraTable([one('A', { total: 16 }), one('B', { total: 16 })])
    expect(table.refused({ type: 'startFight' })).toBe('initiative/ties-open')
    table.do({ type: 'settleTie', entries: [table.entry('B'), table.entry('A')], by: 'gm' }).start()
    expect(table.order).toEqual(['B', 'A'])
    expect(settledBy(table, 'B', 'A')).toBe('gm')
  })

  it('[TM-2.06] records a roll-off with its dice', () => {
    const table = new TerraTable([one('A', { total: 16 }), one('B', { total: 16 })])
    table.rolls(4, 19).do({ type: 'settleTie', entries: [table.entry('A'), table.entry('B')], by: 'rollOff' })
    expect(table.order).toEqual(['B', 'A'])
    expect(table.events[0]).toMatchObject({ type: 'TieSettled', dice: [4, 19] })
  })

  it('[TM-2.07] waits for the GM when a stat that the tie needs is unset', () => {
    const unset = { stats: { swi: 3, int: 2 } }
    const table = new TerraTable([
      one('A', { total: 16, block: unset }),
      one('B', { total: 16, stats: { swi: 3, int: 2, wil: 9 } }),
    ])
    expect(table.refused({ type: 'startFight' })).toBe('initiative/ties-open')
  })

  it('[TM-2.07] does not need a stat after the one that settles', () => {
    const unset = { stats: { swi: 4, int: 2 } }
    const table = new TerraTable([
      one('A', { total: 16, block: unset }),
      one('B', { total: 16, stats: { swi: 3 } }),
    ]).start()
    expect(table.order).toEqual(['A', 'B'])
  })

  it('[TM-2.09] takes a total, takes a bare d20, and rolls for the blank one', () => {
    const table = new TerraTable([
      one('Total', { stats: { swi: 1 } }),
      one('Bare', { stats: { swi: 2 } }),
      one('Blank', { stats: { swi: 3 } }),
    ])
    table.do({ type: 'setInitiative', entry: table.entry('Total'), total: 18 })
    typeDie(table, 'Bare', 15)
    table.rolls(6).start()
    const totals = table.fight.order.map((id) => table.fight.entries[id]?.initiative?.total)
    expect(totals).toEqual([18, 17, 9])
    expect(table.fight.entries[table.entry('Blank')]?.initiative?.how).toBe('rolled')
  })

  it('[TM-2.10] asks for the total of one whose Swiftness or Intuition is unset', () => {
    const table = new TerraTable([one('A', { block: { stats: { swi: 3 } } })])
    expect(table.refused({ type: 'startFight' })).toBe('initiative/total-needed')
    expect(table.refused({ type: 'setInitiative', entry: table.entry('A'), die: 9 })).toBe(
      'initiative/total-needed',
    )
    table.do({ type: 'setInitiative', entry: table.entry('A'), total: 9 }).start()
    expect(table.current).toBe('A')
  })
})

const three = (settings = {}): TerraTable =>
  new TerraTable(
    [one('A', { total: 20 }), one('B', { total: 15 }), one('C', { total: 10 })],
    settings,
  ).start()

describe('changing place', () => {
  it('[TM-2.11] costs both Majors and the Minor and leaves the Movement', () => {
    const table = three().take('A', 'change-order', { before: 'last' })
    expect(table.unspent('A')).toEqual(['movement', 'reaction'])
  })

  it('[TM-2.11] needs all three: with one Major gone it says what is missing', () => {
    const table = three().take('A', 'physical-skill', { answer: 'success', degrees: 1 })
    expect(table.offered('A', 'change-order').reason).toBe('Needs 2 Major + Minor.')
  })

  it('[TM-2.12] counts from the next round, so that everybody acts once in this one', () => {
    const table = three().take('A', 'change-order', { before: 'last' })
    expect(table.order).toEqual(['A', 'B', 'C'])
    table.endTurn(2)
    expect(table.current).toBe('C')
    table.endTurn()
    expect([table.fight.round, table.current, table.order]).toEqual([2, 'B', ['B', 'C', 'A']])
  })

  it('[TM-2.12] may also be earlier', () => {
    const table = three().endTurn(2)
    table.take('C', 'change-order', { before: table.entry('A') }).endTurn()
    expect([table.fight.round, table.current]).toEqual([2, 'C'])
  })

  it('[TM-2.13] counts at once by house rule, and still everybody acts once', () => {
    const table = three({ placeChange: 'now' })
    table.endTurn().take('B', 'change-order', { before: table.entry('A') })
    expect(table.order).toEqual(['B', 'A', 'C'])
    table.endTurn()
    expect(table.current).toBe('C')
    table.endTurn()
    expect([table.fight.round, table.current]).toEqual([2, 'B'])
  })
})

describe('who comes late or is surprised', () => {
  it('[TM-2.14] acts this round only when its slot has not passed', () => {
    const table = three().endTurn()
    const seeds = [one('Early', { total: 18 }), one('Late', { total: 12 })]
    table.do({ type: 'join', seeds, totals: {} })
    expect(table.order).toEqual(['A', 'Early', 'B', 'Late', 'C'])
    const acted = ['B', 'Late', 'C', 'A', 'Early']
    for (const name of acted) {
      expect(table.current).toBe(name)
      table.endTurn()
    }
  })

  it('[TM-2.15] waits for the next round by house rule', () => {
    const table = three({ lateJoin: 'nextRound' })
    table.do({ type: 'join', seeds: [one('Late', { total: 12 })], totals: {} }).endTurn(2)
    expect(table.current).toBe('C')
  })

  it('[TM-2.16] nobody is surprised by default, and who is skips the first round', () => {
    const table = new TerraTable([one('A', { total: 20 }), one('B', { total: 15 })])
    expect(table.combatant('A').surprised).toBe(false)
    table.do({ type: 'setSurprised', combatants: [table.id('A')], surprised: true }).start()
    expect(table.current).toBe('B')
    table.endTurn()
    expect([table.fight.round, table.current]).toEqual([2, 'A'])
  })

  it('[TM-2.17] nobody can be marked by house rule, and marks on prepared seeds count for nothing', () => {
    const table = new TerraTable([one('A', { total: 20, surprised: true }), one('B', { total: 15 })], {
      surprise: false,
    })
    const mark = { type: 'setSurprised', combatants: [table.id('B')], surprised: true } as const
    expect(table.refused(mark)).toBe('surprise/not-used')
    expect(table.start().current).toBe('A')
  })
})
