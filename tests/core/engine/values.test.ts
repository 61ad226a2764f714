import { describe, expect, it } from 'vitest'
import type { Command } from '#core/engine/commands'
import { evolve } from '#core/engine/evolve'
import type { GameSystem } from '#core/engine/system'
import { aSeed, anEffect, Table } from '#support/fight.ts'
import { inOrder } from '#support/fx5.ts'
import { plainSystem } from '#support/plain-system.ts'

const hits = (table: Table, amount: number | string, ...names: string[]): Command => ({
  type: 'dealDamage',
  targets: names.map((name) => ({ combatant: table.id(name), share: 'full' })),
  amount,
  damageType: '',
})
const spend = (table: Table, slot: string): Table =>
  table.do({ type: 'spendSlot', combatant: table.id('Ana'), slot, note: '' })

describe('values that are not tracked', () => {
  it('announce damage and log it, and change nothing', () => {
    const table = new Table([
      aSeed('Ana', { total: 2, block: { vitals: { hp: 'notTracked' }, defence: 'notTracked' } }),
    ])
    table.start().do(hits(table, 7, 'Ana'))
    expect(table.events).toMatchObject([{ type: 'DamageTaken', amount: 7, untracked: true, vitals: {} }])
  })

  it('are not missing: the fight starts; what is merely empty is named first', () => {
    const untracked = { vitals: { hp: 'notTracked' }, defence: 'notTracked' } as const
    expect(new Table([aSeed('Ana', { total: 2, block: untracked })]).start().current).toBe('Ana')
    const empty = new Table([aSeed('Ana', { total: 2, block: { vitals: {}, defence: null } })])
    expect(empty.refused({ type: 'startFight' })).toBe('fight/missing-numbers')
    expect(empty.do({ type: 'startFight', override: true }).current).toBe('Ana')
  })

  it('may be tracked again with a maximum', () => {
    const table = new Table([aSeed('Ana', { total: 2, block: { vitals: { hp: 'notTracked' } } })]).start()
    const set = { type: 'setVital', combatant: table.id('Ana'), vital: 'hp' } as const
    expect(table.do({ ...set, max: 12, now: 5 }).vital('Ana')).toBe(5)
    table.do({ ...set, tracked: false })
    expect(table.refused(set)).toBe('vital/no-maximum')
  })

  it('are set to the lowest that is possible, once the GM has said so, and nothing but a number is taken', () => {
    const table = inOrder(['Ana']).start()
    const set = { type: 'setVital', combatant: table.id('Ana'), vital: 'hp' } as const
    expect(table.refused({ ...set, now: -9 })).toBe('vital/below-minimum')
    expect(table.do({ ...set, now: -9, override: true }).vital('Ana')).toBe(0)
    expect(table.refused({ ...set, now: NaN })).toBe('amount/not-a-number')
    for (const amount of [NaN, -3])
      expect(table.refused(hits(table, amount, 'Ana'))).toBe('amount/not-a-number')
    expect(table.refused(hits(table, 'lots', 'Ana'))).toBe('amount/not-dice')
  })
})

describe('one command', () => {
  it('hits five at once and is taken back at once (C22)', () => {
    const names = ['A', 'B', 'C', 'D', 'E']
    const table = inOrder(names).start()
    const before = table.fight
    table.do(hits(table, 4, ...names))
    expect(names.map((name) => table.vital(name))).toEqual([6, 6, 6, 6, 6])
    expect(table.events.reduce(evolve, before)).toEqual(table.fight)
    expect(Object.values(before.combatants).map(({ vitals }) => vitals.hp)).toMatchObject(
      names.map(() => ({ now: 10 })),
    )
  })

  it('holds the fall that its damage caused, so that undo takes back both (C23)', () => {
    const falls: GameSystem = {
      ...plainSystem,
      after: (_before, fight, event) =>
        event.type === 'DamageTaken' && plainSystem.isDown(fight.combatants[event.combatant]!)
          ? [
              { do: 'defeat', target: event.combatant },
              { do: 'addEffect', target: event.combatant, effect: anEffect('Down') },
            ]
          : [],
    }
    const table = inOrder(['Ana', 'Bo'], falls).start()
    table.do(hits(table, 30, 'Bo'))
    expect(table.events.map(({ type }) => type)).toEqual(['DamageTaken', 'Defeated', 'EffectAdded'])
    expect([table.combatant('Bo').defeated, table.effects('Bo')]).toEqual([true, ['Down']])
  })

  it('rolls dice once for all, and each takes its share', () => {
    const table = inOrder(['Ana', 'Bo', 'Cat']).start().rolls(4, 3)
    const targets = [
      { combatant: table.id('Ana'), share: 'full' },
      { combatant: table.id('Bo'), share: 'half' },
      { combatant: table.id('Cat'), share: 'none' },
    ] as const
    table.do({ type: 'dealDamage', targets, amount: '2d6', damageType: '' })
    expect(['Ana', 'Bo', 'Cat'].map((name) => table.vital(name))).toEqual([3, 7, 10])
  })

  it('heals up to the maximum, and over it only when the GM says so', () => {
    const table = inOrder(['Ana']).start()
    const heal = {
      type: 'heal',
      targets: [{ combatant: table.id('Ana'), share: 'full' }],
      amount: 5,
      vital: 'hp',
    } as const
    expect(table.do(heal).vital('Ana')).toBe(10)
    expect(table.do({ ...heal, overMax: true }).vital('Ana')).toBe(15)
  })
})

describe('slots', () => {
  it('are spent one by one, in any order, and given back one by one (C16)', () => {
    const table = spend(inOrder(['Ana']).start(), 'act-2')
    expect([table.slots('Ana', 'act'), table.slots('Ana', 'react')]).toEqual([
      ['unspent', 'spent'],
      ['unspent'],
    ])
    const slot = { combatant: table.id('Ana'), slot: 'act-2', note: '' }
    expect(table.refused({ type: 'spendSlot', ...slot })).toBe('slot/spent')
    expect(table.do({ type: 'returnSlot', ...slot }).slots('Ana', 'act')).toEqual(['unspent', 'unspent'])
    expect(table.refused({ type: 'returnSlot', ...slot })).toBe('slot/unspent')
  })

  it('of an answer are charged once, by chip or by list (C17)', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    const parry = { type: 'takeAction', combatant: table.id('Bo'), action: 'parry', inputs: {} } as const
    expect(table.do(parry).slots('Bo', 'react')).toEqual(['spent'])
    expect(table.refused(parry)).toBe('action/not-enough-slots')
  })

  it('are those the GM prefers where they fit', () => {
    const table = inOrder(['Ana']).start()
    const strike = { type: 'takeAction', combatant: table.id('Ana'), action: 'strike', inputs: {} } as const
    expect(table.do({ ...strike, slots: ['act-2'] }).slots('Ana', 'act')).toEqual(['unspent', 'spent'])
  })
})

describe('the clock of the fight', () => {
  it('counts rounds begun, the surprise round included', () => {
    const table = new Table([
      aSeed('Ana', { total: 20 }),
      aSeed('Bo', { total: 10, surprised: true }),
    ]).start()
    expect(table.fight.roundsBegun * table.system.rounds.seconds).toBe(6)
    table.endTurn()
    expect([table.fight.round, table.fight.roundsBegun * table.system.rounds.seconds]).toEqual([1, 12])
  })
})

describe('a rule setting changed mid-fight', () => {
  it('counts from the next turn on', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    table.do({ type: 'changeSetting', setting: 'meet', value: false })
    expect(table.fight.settings.meet).toBe(true)
    expect(table.endTurn().fight.settings.meet).toBe(false)
    expect(table.fight.settingsToCome).toEqual({})
  })

  it('counts at once before the fight, and an unknown one is refused', () => {
    const table = inOrder(['Ana'])
    expect(table.do({ type: 'changeSetting', setting: 'meet', value: false }).fight.settings.meet).toBe(false)
    expect(table.refused({ type: 'changeSetting', setting: 'tea', value: true })).toBe('setting/unknown')
  })
})

describe('several changes of one gesture', () => {
  const set = (table: Table, name: string, vital = 'hp') =>
    ({ type: 'setVital', combatant: table.id(name), vital, now: 4 }) as const
  const two = () => new Table([aSeed('Ana', { total: 2 }), aSeed('Bo', { total: 1 })]).start()

  it('are one command, and so one step of Undo', () => {
    const table = two()
    table.do({ type: 'together', commands: [set(table, 'Ana'), set(table, 'Bo')] })
    expect([table.vital('Ana'), table.vital('Bo')]).toEqual([4, 4])
    expect(table.events).toMatchObject([{ type: 'VitalSet' }, { type: 'VitalSet' }])
  })

  it('are all refused when one of them is', () => {
    const table = two()
    const before = table.fight
    const commands = [set(table, 'Ana'), set(table, 'Bo', 'luck')]
    expect(table.refused({ type: 'together', commands })).toBe('vital/unknown')
    expect(table.fight).toBe(before)
  })
})
