import { describe, expect, it } from 'vitest'
import { endingOf, type Ending } from '#core/views/ending/ending'
import { hardestInWords, lengthInWords, listed, outcomeInWords } from '#core/views/ending/ending-words'
import { aSeed, anEffect, Table, when } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'
import { WatchedTable } from '#support/watched-table.ts'

const members = [
  aSeed('Ana', { total: 18, side: 'ally' }),
  aSeed('Bo', { total: 12, side: 'ally' }),
  aSeed('Orc', { total: 9, quantity: 2 }),
]

function started(seeds = members): WatchedTable {
  const table = new Table(seeds)
  const watched = new WatchedTable(table)
  const orcs = table.fight.order.filter((id) => table.fight.entries[id]?.initiative?.total === 9)
  if (orcs.length > 1) watched.do({ type: 'settleTie', entries: orcs, by: 'gm' })
  return watched.do({ type: 'startFight' })
}

const endingNow = ({ journal }: WatchedTable): Ending => endingOf(journal, plainSystem)

function strike(table: WatchedTable, by: string, whom: string, amount: number): WatchedTable {
  const inputs = { target: table.table.id(whom), amount }
  return table.do({ type: 'takeAction', combatant: table.table.id(by), action: 'strike', inputs })
}

function hurt(table: WatchedTable, whom: string, amount: number): WatchedTable {
  const targets = [{ combatant: table.table.id(whom), share: 'full' as const }]
  return table.do({ type: 'dealDamage', targets, amount, damageType: '' })
}

const sums = ({ lines }: Ending) =>
  Object.fromEntries(lines.map(({ name, dealt, taken }) => [name, [dealt, taken]]))

describe('the ending of a fight', () => {
  it('credits what was really taken off to whoever struck, never past the floor', () => {
    const table = strike(started(), 'Ana', 'Orc 1', 25)
    expect(sums(endingNow(table))).toEqual({ Ana: [10, 0], Bo: [0, 0], 'Orc 1': [0, 10], 'Orc 2': [0, 0] })
  })

  it('counts damage by hand as Other, so that dealt and taken have one sum', () => {
    const ending = endingNow(hurt(strike(started(), 'Ana', 'Orc 1', 4), 'Ana', 3))
    expect(sums(ending)).toMatchObject({ Ana: [4, 3], Other: [3, 0] })
    const total = (of: 'dealt' | 'taken') => ending.lines.reduce((sum, line) => sum + line[of], 0)
    expect(total('dealt')).toBe(total('taken'))
  })

  it('credits a condition that hurts to whoever put it on', () => {
    const table = started()
    const poison = {
      ...when(),
      does: { kind: 'damage', amount: '3', damageType: '', straightTo: null } as const,
    }
    const effect = anEffect('Poison', { source: table.table.id('Orc 1'), ticks: [poison] })
    table.do({ type: 'addEffect', combatants: [table.table.id('Bo')], effect }).endTurn(1)
    expect(sums(endingNow(table))).toEqual({
      Ana: [0, 0],
      Bo: [0, 3],
      'Orc 1': [3, 0],
      'Orc 2': [0, 0],
    })
  })

  it('leaves out what was undone', () => {
    expect(sums(endingNow(strike(started(), 'Ana', 'Orc 1', 4).undo()))).toMatchObject({ Ana: [0, 0] })
  })

  it('says who fell in which round by whose blow, and who got away', () => {
    const table = strike(started(), 'Ana', 'Orc 1', 10)
    const { fell, gotAway } = endingNow(table)
    expect(fell.map(({ name, round, by }) => [name, round, by])).toEqual([['Orc 1', '1', 'Ana']])
    expect(gotAway.map(({ name }) => name)).toEqual(['Orc 2'])
  })

  it('names nobody where a foe was marked defeated by hand', () => {
    const table = started()
    table.do({ type: 'defeat', combatants: [table.table.id('Orc 2')] })
    expect(endingNow(table).fell).toMatchObject([{ name: 'Orc 2', by: null }])
  })

  it('forgets a fall that was healed', () => {
    const table = hurt(started(), 'Bo', 10)
    table.do({
      type: 'heal',
      targets: [{ combatant: table.table.id('Bo'), share: 'full' }],
      amount: 4,
      vital: 'hp',
    })
    const ending = endingNow(table)
    expect([ending.own.find(({ name }) => name === 'Bo')?.out, ending.rounds[0]?.fell]).toEqual([false, []])
  })

  it('keeps whoever has left in its sums, and counts a foe that left standing as got away', () => {
    const table = strike(started(), 'Ana', 'Orc 2', 4)
    table.do({ type: 'leave', combatants: [table.table.id('Orc 2')] })
    const ending = endingNow(table)
    expect(sums(ending)).toMatchObject({ 'Orc 2': [0, 4] })
    expect(ending.gotAway.map(({ name }) => name)).toContain('Orc 2')
  })

  it('tells round by round what was taken off either side', () => {
    const table = strike(started(), 'Ana', 'Orc 1', 4).endTurn(4)
    expect(endingNow(hurt(table, 'Ana', 2)).rounds.map(({ round, ally, foe }) => [round, ally, foe])).toEqual(
      [
        ['1', 4, 0],
        ['2', 0, 2],
      ],
    )
  })

  it('puts equal foes in one line when there are more than fourteen', () => {
    const table = started([
      aSeed('Ana', { total: 18, side: 'ally' }),
      aSeed('Rat', { total: 9, quantity: 15 }),
    ])
    const { lines } = endingNow(table)
    expect(lines.map(({ name, members: copies }) => [name, copies.length])).toEqual([
      ['Ana', 0],
      ['Rat, 15', 15],
    ])
  })

  it('counts turns and hits where nobody keeps points', () => {
    const loose = { block: { vitals: { hp: 'notTracked' as const } } }
    const table = started([
      aSeed('Ana', { total: 18, side: 'ally', ...loose }),
      aSeed('Orc', { total: 9, ...loose }),
    ])
    const ending = endingNow(strike(table, 'Ana', 'Orc', 4))
    expect(ending.counted).toBe(false)
    expect(ending.lines[0]).toMatchObject({ name: 'Ana', turns: 1, hits: 1, dealt: 0 })
  })
})

describe('the words of the ending', () => {
  const rows = (names: string[], out = false) => names.map((name) => ({ name, out }) as never)
  it.each([
    [['a', 'b'], ['c'], [], 'Two of theirs fell, one got away. Your side all stand.'],
    [['a', 'b'], [], [], 'All two of theirs fell. Your side all stand.'],
    [[], ['c'], ['Bo'], 'None of theirs fell, one got away. Bo is down.'],
    [[], [], ['Bo', 'Cy'], 'Bo and Cy are down.'],
  ])('%s fell, %s away, %s down', (fell, away, down, words) => {
    const own = [...rows(['Ana', 'Di']), ...rows(down, true)]
    expect(outcomeInWords({ own, fell: rows(fell), gotAway: rows(away) })).toBe(words)
  })

  it('names three and counts the others', () => {
    expect([listed(['a']), listed(['a', 'b', 'c']), listed(['a', 'b', 'c', 'd', 'e'])]).toEqual([
      'a',
      'a, b and c',
      'a, b, c and 2 more',
    ])
  })

  it('gives no length at the table to a fight of two evenings', () => {
    expect(lengthInWords(5, 6, 41 * 60_000)).toBe('5 rounds, 30 s in the fight, 41 min at the table.')
    expect(lengthInWords(1, 5, 20 * 3_600_000)).toBe('1 round, 5 s in the fight.')
  })

  it('says the hardest hit with its action, or without one', () => {
    const hit = { by: 'Ana', whom: 'Orc', amount: 7, round: '2' }
    expect(hardestInWords({ ...hit, what: 'Strike' })).toBe("Hardest hit: Ana's Strike on Orc, 7 in round 2.")
    expect(hardestInWords({ ...hit, what: '', round: 'Surprise' })).toBe(
      'Hardest hit: Ana on Orc, 7 in the surprise round.',
    )
  })
})
