import { describe, expect, it } from 'vitest'
import { aSeed, anEffect, Table, when } from '#support/fight.ts'
import { fiveAtTheTable, inOrder } from '#support/fx5.ts'

const actNow = (table: Table, name: string, override = false): Table =>
  table.do({ type: 'actNow', entry: table.entry(name), override })
const reminders = (table: Table, name: string): Table =>
  table.do({
    type: 'addEffect',
    combatants: [table.id(name)],
    effect: anEffect('Curse', {
      ticks: [
        { ...when(), does: { kind: 'remind', text: 'start' } },
        { ...when({ moment: 'end' }), does: { kind: 'remind', text: 'end' } },
      ],
    }),
  })
const ticks = ({ events }: Table): string[] =>
  events.flatMap((event) => (event.type === 'EffectTicked' ? [event.text] : []))

describe('act now', () => {
  it('gives the whole turn now, goes on with the interrupted one, and passes the later slot (B19)', () => {
    const table = reminders(fiveAtTheTable().start(), 'Orc 2')
    table.do({ type: 'spendSlot', combatant: table.id('Ana'), slot: 'act-1', note: '' })
    expect([ticks(actNow(table, 'Orc 2')), table.current]).toEqual([['start'], 'Orc 2'])
    expect([ticks(table.endTurn()), table.current]).toEqual([['end'], 'Ana'])
    expect(table.slots('Ana', 'act')).toEqual(['spent', 'unspent'])
    const rest = [1, 2, 3, 4].map(() => table.endTurn().current)
    expect(rest).toEqual(['Orc 1', 'Bo', 'Wisp', 'Ana'])
    expect(table.order).toEqual(['Ana', 'Orc 1', 'Bo', 'Orc 2', 'Wisp'])
  })

  it('fires no start and no end of the interrupted turn twice', () => {
    const table = reminders(fiveAtTheTable().start(), 'Ana')
    actNow(table, 'Orc 2')
    expect(ticks(table.endTurn())).toEqual([])
    expect(ticks(table.endTurn())).toEqual(['end'])
  })

  it('goes back through one who interrupted the interrupter', () => {
    const table = actNow(actNow(fiveAtTheTable().start(), 'Bo'), 'Wisp')
    expect([table.endTurn().current, table.endTurn().current, table.endTurn().current]).toEqual([
      'Bo',
      'Ana',
      'Orc 1',
    ])
  })

  it('of one who has acted is only a ruling; then it has slots and no boundary fires again', () => {
    const table = reminders(fiveAtTheTable().start(), 'Ana').endTurn()
    expect(table.refused({ type: 'actNow', entry: table.entry('Ana') })).toBe('turn/already-acted')
    expect(ticks(actNow(table, 'Ana', true))).toEqual([])
    expect(table.slots('Ana', 'act')).toEqual(['unspent', 'unspent'])
    expect([ticks(table.endTurn()), table.current]).toEqual([[], 'Orc 1'])
  })

  it('of one whose slot was skipped is a ruling that gives it its slots', () => {
    const table = inOrder(['Ana', 'Bo', 'Cat']).start()
    table.do({ type: 'spendSlot', combatant: table.id('Bo'), slot: 'act-1', note: '' })
    table.do({ type: 'defeat', combatants: [table.id('Bo')] }).endTurn()
    table.do({ type: 'revive', combatants: [table.id('Bo')] })
    expect(actNow(table, 'Bo', true).slots('Bo', 'act')).toEqual(['unspent', 'unspent'])
  })

  it('of one who then leaves goes back to the interrupted turn', () => {
    const table = actNow(fiveAtTheTable().start(), 'Orc 2')
    table.do({ type: 'leave', combatants: [table.id('Orc 2')] })
    expect([table.current, table.fight.interrupted]).toEqual(['Ana', []])
  })

  it('of a creature whose other turn runs leaves that one what it had', () => {
    const table = new Table([aSeed('Dragon', { totals: [20, 5] }), aSeed('Ana', { total: 10 })]).start()
    const spend = (slot: string) =>
      table.do({ type: 'spendSlot', combatant: table.id('Dragon'), slot, note: '' })
    spend('act-1').do({ type: 'actNow', entry: table.entry('Dragon', 1) })
    expect(table.slots('Dragon', 'act')).toEqual(['unspent', 'unspent'])
    spend('act-2')
      .do({ type: 'spendSlot', combatant: table.id('Dragon'), slot: 'react-1', note: '' })
      .endTurn()
    expect([table.current, table.slots('Dragon', 'act'), table.slots('Dragon', 'react')]).toEqual([
      'Dragon',
      ['spent', 'unspent'],
      ['spent'],
    ])
    expect([table.endTurn().current, table.endTurn().fight.round]).toEqual(['Ana', 2])
  })

  it('is refused for the one who acts, and for one that waits to go on', () => {
    const table = actNow(fiveAtTheTable().start(), 'Orc 2')
    expect(table.refused({ type: 'actNow', entry: table.entry('Orc 2') })).toBe('turn/acting')
    expect(table.refused({ type: 'actNow', entry: table.entry('Ana') })).toBe('turn/interrupted')
  })
})

describe('swap places', () => {
  it('exchanges the places for good, and nobody acts out of turn (B19)', () => {
    const table = fiveAtTheTable().start()
    table.do({ type: 'swapPlaces', first: table.entry('Ana'), second: table.entry('Bo') })
    expect([table.order, table.current]).toEqual([['Bo', 'Orc 1', 'Ana', 'Orc 2', 'Wisp'], 'Ana'])
    const next = [1, 2, 3, 4, 5].map(() => table.endTurn().current)
    expect(next).toEqual(['Bo', 'Orc 1', 'Orc 2', 'Wisp', 'Bo'])
  })

  it('with oneself is refused', () => {
    const table = fiveAtTheTable().start()
    const entry = table.entry('Ana')
    expect(table.refused({ type: 'swapPlaces', first: entry, second: entry })).toBe('order/same-place')
  })
})
