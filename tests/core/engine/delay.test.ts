import { describe, expect, it } from 'vitest'
import type { EffectDraft, When } from '#core/engine/model/effect'
import { aSeed, anEffect, Table, when } from '#support/fight.ts'
import { inOrder } from '#support/fx5.ts'

const delays = (table: Table, name: string): Table => table.do({ type: 'delay', combatant: table.id(name) })
const returns = (table: Table, name: string): Table =>
  table.do({ type: 'comeBack', combatant: table.id(name) })
const give = (table: Table, name: string, change: Partial<EffectDraft>): Table =>
  table.do({ type: 'addEffect', combatants: [table.id(name)], effect: anEffect('Effect', change) })
const hurts = (change: Partial<When>) => ({
  ...when(change),
  does: { kind: 'damage', amount: '2', damageType: '', straightTo: null } as const,
})

describe('a delay of a round that is over', () => {
  it('lapses also for one who was defeated in between: no way back into a later round', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    table.do({ type: 'delay', combatant: table.id('Ana') })
    table.do({ type: 'defeat', combatants: [table.id('Ana')] }).endTurn()
    table.do({ type: 'revive', combatants: [table.id('Ana')] })
    expect(table.refused({ type: 'comeBack', combatant: table.id('Ana') })).toBe('turn/not-delayed')
  })
})

describe('one who delays', () => {
  it('returns with the actions that were left, at the end of a turn, and keeps that place', () => {
    const table = inOrder(['Ana', 'Bo', 'Cat']).start()
    table.do({ type: 'spendSlot', combatant: table.id('Ana'), slot: 'act-1', note: '' })
    expect(delays(table, 'Ana').current).toBe('Bo')
    expect(returns(table, 'Ana').endTurn().current).toBe('Ana')
    expect(table.slots('Ana', 'act')).toEqual(['spent', 'unspent'])
    expect(table.order).toEqual(['Bo', 'Ana', 'Cat'])
    expect([1, 2, 3].map(() => table.endTurn().current)).toEqual(['Cat', 'Bo', 'Ana'])
  })

  it('has no second start, refresh or end tick', () => {
    const table = inOrder(['Ana', 'Bo'])
    give(table, 'Ana', { ticks: [hurts({}), hurts({ moment: 'end' })], tone: 'harmful' }).start()
    expect(table.vital('Ana')).toBe(8)
    expect(delays(table, 'Ana').vital('Ana')).toBe(6)
    returns(table, 'Ana').endTurn()
    expect([table.current, table.vital('Ana')]).toEqual(['Ana', 6])
    expect(table.endTurn().vital('Ana')).toBe(6)
  })

  it('has at its end what has come since it returned, and nothing of it twice', () => {
    const table = returns(delays(inOrder(['Ana', 'Bo']).start(), 'Ana'), 'Ana').endTurn()
    give(table, 'Ana', { ticks: [hurts({ moment: 'end' })], ends: when({ moment: 'end', skip: 1 }) })
    expect([table.endTurn().vital('Ana'), table.effects('Ana')]).toEqual([8, ['Effect']])
    expect([table.endTurn(2).vital('Ana'), table.effects('Ana')]).toEqual([6, []])
  })

  it('again has at once what has come since it returned', () => {
    const table = returns(delays(inOrder(['Ana', 'Bo']).start(), 'Ana'), 'Ana').endTurn()
    give(table, 'Ana', { ticks: [hurts({ moment: 'end' })], tone: 'harmful' })
    expect(delays(table, 'Ana').vital('Ana')).toBe(8)
    expect(returns(table, 'Ana').endTurn().vital('Ana')).toBe(8)
  })

  it('has at once what would hurt it at its next start and came after this one', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    give(table, 'Ana', { ticks: [hurts({})], tone: 'harmful' })
    give(table, 'Bo', { ticks: [hurts({})], tone: 'harmful' })
    delays(table, 'Ana')
    expect([table.vital('Ana'), table.vital('Bo')]).toEqual([8, 8])
  })

  it('leaves no trace of an effect that is gone, with its bearer or before it', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    give(give(table, 'Ana', { ticks: [hurts({})] }), 'Bo', { ticks: [hurts({})] })
    const [effect] = table.combatant('Ana').effects
    table.do({ type: 'removeEffect', combatant: table.id('Ana'), effect: effect!.id })
    table.do({ type: 'leave', combatants: [table.id('Bo')] })
    expect(table.fight.unmet).toEqual([])
  })

  it('loses what helps it until its turn’s end, and others’ effects anchored to its end fire', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    give(table, 'Ana', { ends: when({ moment: 'start' }), tone: 'helpful' })
    give(table, 'Bo', { source: table.id('Ana'), ends: when({ moment: 'end', whose: 'source' }) })
    delays(table, 'Ana')
    expect([table.effects('Ana'), table.effects('Bo')]).toEqual([[], []])
  })

  it('ends the turn for what counts up to the end of any turn', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    const target = table.id('Bo')
    table.do({ type: 'takeAction', combatant: table.id('Ana'), action: 'strike', inputs: { target } })
    expect(delays(table, 'Ana').combatant('Ana').counters.strikes).toBe(0)
  })

  it('counts for the round in which it returns', () => {
    const table = delays(inOrder(['Ana', 'Bo', 'Cat']).start().endTurn(), 'Bo').endTurn()
    expect([table.current, table.fight.round]).toEqual(['Ana', 2])
    returns(table, 'Bo').endTurn()
    expect([table.current, table.fight.round]).toEqual(['Bo', 2])
    expect([table.endTurn().current, table.endTurn().current, table.fight.round]).toEqual(['Cat', 'Ana', 3])
  })

  it('for a full round loses its actions and starts anew at its old place', () => {
    const table = inOrder(['Ana', 'Bo', 'Cat']).start()
    table.do({ type: 'spendSlot', combatant: table.id('Ana'), slot: 'act-1', note: '' })
    delays(table, 'Ana').endTurn(2)
    expect([table.current, table.fight.round]).toEqual(['Ana', 2])
    expect(table.combatant('Ana').delayed).toBeNull()
    expect(table.slots('Ana', 'act')).toEqual(['unspent', 'unspent'])
  })

  it('leaves and returns with its minions', () => {
    const table = new Table([
      aSeed('Ana', { total: 20 }),
      aSeed('Bo', { total: 10 }),
      aSeed('Hound', { turns: 0, controller: 'Ana' }),
    ]).start()
    const order = { type: 'takeAction', combatant: table.id('Hound'), action: 'strike', inputs: {} } as const
    delays(table.do(order), 'Ana')
    expect(table.refused(order)).toBe('action/not-your-turn')
    returns(table, 'Ana').endTurn()
    expect(table.slots('Hound', 'act')).toEqual(['spent', 'unspent'])
    expect(table.do(order).slots('Hound', 'act')).toEqual(['spent', 'spent'])
  })

  it('as the last of the order still gets its turn this round when it returns', () => {
    const table = delays(inOrder(['Ana', 'Bo']).start(), 'Ana')
    returns(table, 'Ana').endTurn()
    expect([table.current, table.fight.round, table.order]).toEqual(['Ana', 1, ['Bo', 'Ana']])
  })

  it('returns behind the turn that Act now interrupted', () => {
    const table = delays(inOrder(['Ana', 'Bo', 'Cat', 'Dan']).start(), 'Ana')
    table.do({ type: 'actNow', entry: table.entry('Dan') })
    returns(table, 'Ana').endTurn()
    expect([table.current, table.endTurn().current, table.endTurn().current]).toEqual(['Bo', 'Ana', 'Cat'])
  })

  it('while acting out of order lets the interrupted turn go on', () => {
    const table = inOrder(['Ana', 'Bo', 'Cat']).start()
    table.do({ type: 'actNow', entry: table.entry('Cat') })
    expect(delays(table, 'Cat').current).toBe('Ana')
  })

  it('with one of its two turns keeps the other, and that one ends the waiting', () => {
    const table = new Table([aSeed('Dragon', { totals: [20, 10] }), aSeed('Bo', { total: 15 })]).start()
    expect(delays(table, 'Dragon').current).toBe('Bo')
    expect(table.endTurn().current).toBe('Dragon')
    expect(table.fight.activeEntry).toBe(table.entry('Dragon', 1))
    expect([table.combatant('Dragon').delayed, table.slots('Dragon', 'act')]).toEqual([
      null,
      ['unspent', 'unspent'],
    ])
    expect(table.fight.round).toBe(1)
    expect(table.do({ type: 'backOneTurn' }).current).toBe('Bo')
    expect(table.endTurn().fight.activeEntry).toBe(table.entry('Dragon', 1))
    expect(table.endTurn().fight).toMatchObject({ round: 2, activeEntry: table.entry('Dragon') })
  })

  it('with the first of two turns returns with that one only', () => {
    const table = new Table([
      aSeed('Dragon', { totals: [20, 10] }),
      aSeed('Bo', { total: 15 }),
      aSeed('Cat', { total: 12 }),
    ])
    give(table, 'Dragon', { ticks: [hurts({})] }).start()
    returns(delays(table, 'Dragon'), 'Dragon').endTurn()
    expect([table.current, table.vital('Dragon')]).toEqual(['Dragon', 8])
    expect([table.endTurn().current, table.endTurn().current, table.vital('Dragon')]).toEqual([
      'Cat',
      'Dragon',
      6,
    ])
  })

  it('can only be the acting one, and returns only once', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    expect(table.refused({ type: 'delay', combatant: table.id('Bo') })).toBe('turn/not-acting')
    returns(delays(table, 'Ana'), 'Ana')
    expect(table.refused({ type: 'comeBack', combatant: table.id('Ana') })).toBe('turn/not-delayed')
  })

  it('again and again for fifty rounds does not make the fight grow (B20)', () => {
    const table = inOrder(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']).start()
    const sizes = Array.from({ length: 50 }, () => {
      for (let turn = 0; turn < 4; turn++) {
        const name = table.current ?? ''
        returns(delays(table, name), name).endTurn(2)
        const later = table.fight.order.find(
          (id) => !table.fight.acted.includes(id) && id !== table.fight.activeEntry,
        )
        if (later !== undefined) table.do({ type: 'actNow', entry: later }).endTurn(2)
      }
      return JSON.stringify(table.fight).length
    })
    expect(table.fight.round).toBeGreaterThan(20)
    expect(sizes.at(-1)).toBeLessThan(1.05 * (sizes[24] ?? 0))
  })
})
