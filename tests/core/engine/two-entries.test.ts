import { describe, expect, it } from 'vitest'
import { aSeed, anEffect, Table, when } from '#support/fight.ts'

const dragonFight = (): Table =>
  new Table([aSeed('Dragon', { totals: [20, 10] }), aSeed('Bo', { total: 15 })]).start()

describe('a creature with two entries (B22)', () => {
  it('acts twice per round, round after round, sharing vitals and reaction', () => {
    const table = dragonFight()
    const six = Array.from({ length: 6 }, () => [table.current, table.endTurn()][0])
    expect(six).toEqual(['Dragon', 'Bo', 'Dragon', 'Dragon', 'Bo', 'Dragon'])
    expect(table.fight.order.filter((id) => table.nameOf(id) === 'Dragon')).toHaveLength(2)
    expect(Object.keys(table.fight.combatants)).toHaveLength(2)
  })

  it('ticks and refreshes at each of its turns', () => {
    const table = dragonFight()
    const tick = {
      ...when(),
      does: { kind: 'damage', amount: '1', damageType: '', straightTo: null } as const,
    }
    const effect = anEffect('Bleeding', { ticks: [tick] })
    table.do({ type: 'addEffect', combatants: [table.id('Dragon')], effect })
    table.do({ type: 'spendSlot', combatant: table.id('Dragon'), slot: 'react-1', note: '' }).endTurn(2)
    expect([table.vital('Dragon'), table.slots('Dragon', 'react')]).toEqual([9, ['unspent']])
    expect(table.endTurn().vital('Dragon')).toBe(8)
  })

  it('has its per-round uses once per round', () => {
    const table = dragonFight()
    const once = { type: 'takeAction', combatant: table.id('Dragon'), action: 'once', inputs: {} } as const
    table.do(once).endTurn(2)
    expect(table.refused(once)).toBe('action/used-up')
    expect(table.endTurn().do(once).combatant('Dragon').uses.once?.round).toBe(1)
  })

  it('leaves with both, and is defeated with both', () => {
    const table = dragonFight()
    table.do({ type: 'defeat', combatants: [table.id('Dragon')] }).endTurn()
    expect([table.current, table.endTurn().current, table.fight.round]).toEqual(['Bo', 'Bo', 2])
    expect(table.do({ type: 'leave', combatants: [table.id('Dragon')] }).order).toEqual(['Bo'])
  })

  it('may be given one more entry in the middle of a round', () => {
    const table = dragonFight()
    table.do({ type: 'giveEntry', combatant: table.id('Dragon'), total: 5 })
    expect(table.order).toEqual(['Dragon', 'Bo', 'Dragon', 'Dragon'])
    expect(Array.from({ length: 5 }, () => [table.current, table.endTurn()][0])).toEqual([
      'Dragon',
      'Bo',
      'Dragon',
      'Dragon',
      'Dragon',
    ])
  })
})
