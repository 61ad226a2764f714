import { describe, expect, it } from 'vitest'
import { Court, creature } from './at-the-table'

const pair = (): Court => new Court([creature('Ana', { total: 20 }), creature('Bo', { total: 10 })]).start()
const penalty = (table: Court, name: string): number | undefined =>
  table.combatant(name).counters.attackPenalty

describe('back one turn in Teriock', () => {
  it('gives back no temporary points that were lost since', () => {
    const table = pair()
    table.do({ type: 'editCombatant', combatant: table.id('Ana'), counters: { tempHp: 5 } }).endTurn()
    const targets = [{ combatant: table.id('Ana'), share: 'full' }] as const
    table.do({ type: 'dealDamage', targets, amount: 5, damageType: '' }).do({ type: 'backOneTurn' })
    expect([table.combatant('Ana').counters.tempHp, table.vital('Ana')]).toEqual([0, 24])
  })

  it('brings the attack penalty of that turn back, anybody’s, and with End turn that of the turn left', () => {
    const table = pair()
    const set = (name: string, attackPenalty: number): Court =>
      table.do({ type: 'editCombatant', combatant: table.id(name), counters: { attackPenalty } })
    set('Ana', -3)
    set('Bo', -6).endTurn()
    set('Bo', -3).do({ type: 'backOneTurn' })
    expect([penalty(table, 'Ana'), penalty(table, 'Bo')]).toEqual([-3, -6])
    table.endTurn()
    expect([table.current, penalty(table, 'Ana'), penalty(table, 'Bo')]).toEqual(['Bo', 0, -3])
  })
})

describe('[TE-7.08] whoever is no longer paralyzed has its actions in the turn that goes on', () => {
  const back = (table: Court): Court => table.do({ type: 'backOneTurn' })
  const cured = (table: Court, name: string): Court => table.takeOff(name, 'Paralyzed')

  it('that Back one turn reopens', () => {
    const table = cured(pair().put('Ana', 'paralyzed').endTurn(), 'Ana')
    expect(back(table).slots('Ana', 'action')).toEqual(['unspent', 'unspent', 'unspent'])
  })

  it('that Back one turn has left', () => {
    const table = cured(back(pair().endTurn().put('Bo', 'paralyzed')), 'Bo').endTurn()
    expect([table.current, table.slots('Bo', 'action')]).toEqual(['Bo', ['unspent', 'unspent', 'unspent']])
  })

  it('that Act now has interrupted', () => {
    const table = pair().act('Ana', 'aim').put('Ana', 'paralyzed')
    cured(table.do({ type: 'actNow', entry: table.entry('Bo') }), 'Ana').endTurn()
    expect([table.current, table.slots('Ana', 'action')]).toEqual(['Ana', ['spent', 'unspent', 'unspent']])
  })
})
