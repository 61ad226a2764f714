import { describe, expect, it } from 'vitest'
import type { EffectDraft } from '#core/engine/model/effect'
import type { GameSystem } from '#core/engine/system'
import { aSeed, anEffect, Table, when } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

const commanded = (surprised = false, system: GameSystem = plainSystem): Table =>
  new Table(
    [
      aSeed('Ana', { total: 30 }),
      aSeed('Bo', { total: 20, surprised }),
      aSeed('Hound', { turns: 0, controller: 'Bo' }),
    ],
    system,
  ).start()
const give = (table: Table, name: string, change: Partial<EffectDraft>): Table =>
  table.do({ type: 'addEffect', combatants: [table.id(name)], effect: anEffect('Effect', change) })
const hurts = {
  ...when(),
  does: { kind: 'damage', amount: '2', damageType: '', straightTo: null } as const,
}
const spendReaction = (table: Table, name: string): Table =>
  table.do({ type: 'spendSlot', combatant: table.id(name), slot: 'react-1', note: '' })
const defeatBo = (table: Table): Table => table.do({ type: 'defeat', combatants: [table.id('Bo')] })

describe('a minion', () => {
  it('acts in its commander’s turn, and its budget, reaction and effects follow that turn', () => {
    const table = spendReaction(give(commanded(), 'Hound', { ticks: [hurts] }), 'Hound')
    const order = { type: 'takeAction', combatant: table.id('Hound'), action: 'strike', inputs: {} } as const
    expect(table.refused(order)).toBe('action/not-your-turn')
    table.endTurn().do(order)
    expect([table.vital('Hound'), table.slots('Hound', 'react')]).toEqual([8, ['unspent']])
    expect(table.endTurn().slots('Hound', 'act')).toEqual(['spent', 'off'])
  })

  it('is skipped with a surprised commander', () => {
    const table = spendReaction(commanded(true), 'Hound').endTurn()
    expect([table.fight.round, table.slots('Hound', 'react')]).toEqual([1, ['spent']])
  })

  it('of a defeated commander ticks and gets its reaction back at the commander’s boundaries', () => {
    const table = defeatBo(spendReaction(give(commanded(), 'Hound', { ticks: [hurts] }), 'Hound'))
    table.do({ type: 'spendSlot', combatant: table.id('Bo'), slot: 'react-1', note: '' }).endTurn()
    expect([table.current, table.fight.round]).toEqual(['Ana', 2])
    expect([table.vital('Hound'), table.slots('Hound', 'react')]).toEqual([8, ['unspent']])
    expect(table.slots('Hound', 'act')).toEqual(['off', 'off'])
    expect(table.slots('Bo', 'react')).toEqual(['spent'])
  })

  it('of a defeated commander acts only by ruling, or with an entry of its own', () => {
    const table = defeatBo(commanded())
    const order = { type: 'takeAction', combatant: table.id('Hound'), action: 'shout', inputs: {} } as const
    const strike = { ...order, action: 'strike' }
    expect(table.refused(strike)).toBe('action/not-your-turn')
    expect(table.do({ ...strike, override: true }).slots('Hound', 'act')).toEqual(['spent', 'unspent'])
    table.do({ type: 'giveEntry', combatant: table.id('Hound'), total: 10 })
    expect(table.endTurn().current).toBe('Hound')
  })

  it('given an entry before its start fired has that start at its own turn', () => {
    const table = give(commanded(), 'Hound', { ticks: [hurts] })
    table.do({ type: 'giveEntry', combatant: table.id('Hound'), total: 10 }).endTurn()
    expect([table.current, table.vital('Hound')]).toEqual(['Bo', 10])
    expect([table.endTurn().current, table.vital('Hound')]).toEqual(['Hound', 8])
  })

  it('given an entry while its commander acts fires no second start, and its end at its own turn', () => {
    const end = { ...when({ moment: 'end' }), does: hurts.does }
    const table = give(commanded(), 'Hound', { ticks: [hurts, end] }).endTurn()
    table.do({ type: 'giveEntry', combatant: table.id('Hound'), total: 10 })
    expect([table.endTurn().current, table.vital('Hound')]).toEqual(['Hound', 8])
    expect(table.endTurn().vital('Hound')).toBe(6)
  })

  it('given an entry after its commander’s turn, and idle until then, gets fresh slots and acts this round', () => {
    const table = new Table([
      aSeed('Bo', { total: 30 }),
      aSeed('Ana', { total: 20 }),
      aSeed('Hound', { turns: 0, controller: 'Bo' }),
    ])
    table
      .start()
      .endTurn()
      .do({ type: 'giveEntry', combatant: table.id('Hound'), total: 10 })
      .endTurn()
    expect([table.current, table.fight.round]).toEqual(['Hound', 1])
    expect(table.slots('Hound', 'act')).toEqual(['unspent', 'unspent'])
  })

  it('given an entry when it has done something in its commander’s turn waits for the next round', () => {
    const table = commanded().endTurn()
    table.do({ type: 'spendSlot', combatant: table.id('Hound'), slot: 'act-1', note: '' })
    table.do({ type: 'giveEntry', combatant: table.id('Hound'), total: 5 })
    expect(table.fight.passed).toContain(table.entry('Hound'))
  })

  it('given an entry has no second start and no Reaction back that it had spent in the round', () => {
    const table = give(commanded(), 'Hound', { ticks: [hurts] }).endTurn()
    spendReaction(table, 'Hound')
    table.do({ type: 'giveEntry', combatant: table.id('Hound'), total: 5 })
    const before = table.vital('Hound')
    for (let turn = 0; table.current !== 'Hound' && turn < 3; turn++) table.endTurn()
    expect([table.vital('Hound'), table.slots('Hound', 'react')]).toEqual([before, ['spent']])
    expect(table.slots('Hound', 'act')).toEqual(['unspent', 'unspent'])
  })

  it('that is not commanded any more starts each turn of the defeated commander with its uses back', () => {
    const table = defeatBo(commanded().endTurn())
    const once = { type: 'takeAction', combatant: table.id('Hound'), action: 'once', inputs: {} } as const
    table.do({ ...once, override: true })
    expect(table.combatant('Hound').uses.once?.turn).toBe(1)
    table.endTurn(4)
    expect(table.combatant('Hound').uses.once?.turn).toBe(0)
  })

  it('loses what its commander gave it at the end of the commander’s turn, with an entry of its own too', () => {
    const generous: GameSystem = {
      ...plainSystem,
      resolve: ({ actor, inputs, action }) =>
        action.id === 'shout' && typeof inputs.target === 'string'
          ? [{ do: 'grantSlots', target: inputs.target, slots: [{ kind: 'act' }], grantedBy: actor.id }]
          : [],
    }
    const table = new Table(
      [aSeed('Bo', { total: 30 }), aSeed('Hound', { total: 10, controller: 'Bo' })],
      generous,
    ).start()
    const inputs = { target: table.id('Hound') }
    table.do({ type: 'takeAction', combatant: table.id('Bo'), action: 'shout', inputs })
    expect(table.slots('Hound', 'act')).toHaveLength(3)
    expect(table.endTurn().slots('Hound', 'act')).toHaveLength(2)
  })

  it('can’t be made to command itself', () => {
    const table = commanded()
    const [bo, hound] = [table.id('Bo'), table.id('Hound')]
    expect(table.refused({ type: 'setController', combatant: bo, controller: hound })).toBe('controller/loop')
    expect(table.refused({ type: 'setController', combatant: bo, controller: bo })).toBe('controller/loop')
  })
})
