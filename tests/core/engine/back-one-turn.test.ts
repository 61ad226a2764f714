import { describe, expect, it } from 'vitest'
import { aSeed, anEffect, Table, when } from '#support/fight.ts'
import { fiveAtTheTable, inOrder } from '#support/fx5.ts'

const back = (table: Table): Table => table.do({ type: 'backOneTurn' })
const spend = (table: Table, name: string, slot = 'act-1'): Table =>
  table.do({ type: 'spendSlot', combatant: table.id(name), slot, note: '' })
const hurts = (text: '3') =>
  anEffect('Bleeding', {
    ticks: [{ ...when(), does: { kind: 'damage', amount: text, damageType: '', straightTo: null } }],
  })

describe('back one turn', () => {
  it('reopens the previous entry with budget and counters as they were when End turn was pressed', () => {
    const table = spend(inOrder(['Ana', 'Bo']).start(), 'Ana')
    const target = table.id('Bo')
    table.do({ type: 'takeAction', combatant: table.id('Ana'), action: 'strike', inputs: { target } })
    back(table.endTurn())
    expect([table.current, table.slots('Ana', 'act')]).toEqual(['Ana', ['spent', 'spent']])
    expect(table.combatant('Ana').counters.strikes).toBe(1)
  })

  it('past a creature’s later turn finds each of the two with what was spent in it', () => {
    const table = spend(inOrder(['Ana', 'Bo']).start(), 'Ana', 'act-1').endTurn(2)
    spend(table, 'Ana', 'act-2')
    back(back(table))
    expect([table.current, table.slots('Ana', 'act')]).toEqual(['Ana', ['spent', 'unspent']])
    spend(table, 'Ana', 'act-2').endTurn(2)
    expect([table.current, table.slots('Ana', 'act')]).toEqual(['Ana', ['unspent', 'spent']])
  })

  it('past a creature’s later turn and forth keeps what the GM gave back since', () => {
    const table = spend(inOrder(['Ana', 'Bo']).start(), 'Ana', 'act-1').endTurn(2)
    spend(table, 'Ana', 'act-2')
    back(back(table)).endTurn()
    table.do({ type: 'returnSlot', combatant: table.id('Ana'), slot: 'act-1' })
    expect(back(table).slots('Ana', 'act')).toEqual(['unspent', 'unspent'])
    expect(table.endTurn(2).slots('Ana', 'act')).toEqual(['unspent', 'spent'])
  })

  it('leaves others’ damage and ended effects as they are', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    const effect = anEffect('Curse', { ends: when() })
    table.do({ type: 'addEffect', combatants: [table.id('Bo')], effect }).endTurn()
    const targets = [{ combatant: table.id('Bo'), share: 'full' }] as const
    table.do({ type: 'dealDamage', targets, amount: 4, damageType: '' })
    expect([back(table).vital('Bo'), table.effects('Bo')]).toEqual([6, []])
  })

  it('never fires a boundary again: no second tick, and the next turn goes on as it was left', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    table.do({ type: 'addEffect', combatants: [table.id('Bo')], effect: hurts('3') }).endTurn()
    spend(table, 'Bo')
    back(table).endTurn()
    expect([table.current, table.vital('Bo')]).toEqual(['Bo', 7])
    expect(table.slots('Bo', 'act')).toEqual(['spent', 'unspent'])
  })

  it('over the edge of a round does not give per-round uses back twice nor fire the round again', () => {
    const table = inOrder(['Ana', 'Bo']).start().endTurn()
    const round = anEffect('Fog', {
      ticks: [
        {
          ...when({ event: 'round', moment: 'start', whose: 'anyone' }),
          does: { kind: 'damage', amount: '1', damageType: '', straightTo: null },
        },
      ],
    })
    table.do({ type: 'addEffect', combatants: [table.id('Bo')], effect: round }).endTurn()
    table.do({ type: 'takeAction', combatant: table.id('Ana'), action: 'once', inputs: {} })
    back(table)
    expect([table.current, table.fight.round]).toEqual(['Bo', 1])
    table.endTurn()
    expect([table.current, table.fight.round, table.vital('Bo')]).toEqual(['Ana', 2, 9])
    expect(table.combatant('Ana').uses.once?.round).toBe(1)
    expect(table.endTurn().current).toBe('Bo')
  })

  it('from round 1 into the surprise round and forward again plays on as before', () => {
    const table = new Table([aSeed('Ana', { total: 20 }), aSeed('Bo', { total: 10, surprised: true })])
    back(table.start().endTurn())
    expect([table.current, table.fight.phase, table.fight.roundsBegun]).toEqual(['Ana', 'surprise', 1])
    table.endTurn()
    expect([table.current, table.fight.phase, table.fight.round]).toEqual(['Ana', 'rounds', 1])
    expect(table.endTurn().current).toBe('Bo')
  })

  it('lets one who joined meanwhile act no turn of the round before', () => {
    const table = inOrder(['Ana', 'Bo']).start().endTurn(2)
    table.do({ type: 'join', seeds: [aSeed('Cat')], totals: { Cat: 5 } })
    back(table)
    expect([table.current, table.endTurn().current, table.fight.round]).toEqual(['Bo', 'Ana', 2])
    expect(table.endTurn(2).current).toBe('Cat')
  })

  it('after Act now reopens that turn, and the interrupted one waits for it again', () => {
    const table = fiveAtTheTable().start()
    table.do({ type: 'actNow', entry: table.entry('Bo') }).endTurn()
    expect([table.current, back(table).current]).toEqual(['Ana', 'Bo'])
    expect([table.endTurn().current, table.endTurn().current]).toEqual(['Ana', 'Orc 1'])
  })

  it('goes to a turn whose owner has been defeated since: it was played (B16)', () => {
    const table = inOrder(['Ana', 'Bo', 'Cat']).start().endTurn()
    table.do({ type: 'defeat', combatants: [table.id('Ana')] })
    expect(back(table).current).toBe('Ana')
  })

  it('skips the turn of one who has left', () => {
    const table = inOrder(['Ana', 'Bo', 'Cat']).start().endTurn(2)
    table.do({ type: 'leave', combatants: [table.id('Bo')] })
    expect(back(table).current).toBe('Ana')
  })

  it('does nothing at the first turn of the fight (B17)', () => {
    expect(inOrder(['Ana', 'Bo']).start().refused({ type: 'backOneTurn' })).toBe('turn/none-before')
  })

  it('over the edge of a round lets whoever delayed in the round that is left have its turn when it comes again', () => {
    const table = inOrder(['Ana', 'Bo']).start().endTurn(2)
    table.do({ type: 'delay', combatant: table.id('Ana') })
    back(table)
    expect([table.current, table.fight.round, table.combatant('Ana').delayed]).toEqual(['Bo', 1, null])
    table.do({ type: 'defeat', combatants: [table.id('Bo')] }).endTurn()
    expect([table.current, table.fight.round]).toEqual(['Ana', 2])
  })

  it('lets what is put on in the reopened turn meet its end, and what was there before not again', () => {
    const table = inOrder(['Ana', 'Bo', 'Cat']).start()
    const until = (label: string) => {
      const effect = anEffect(label, { ends: when({ moment: 'end' }) })
      table.do({ type: 'addEffect', combatants: [table.id('Ana')], effect })
    }
    table.endTurn()
    until('Before')
    back(table)
    until('Since')
    table.do({ type: 'actNow', entry: table.entry('Cat') }).endTurn(2)
    expect([table.current, table.effects('Ana')]).toEqual(['Bo', ['Before']])
    back(table).endTurn()
    expect(table.endTurn(2).effects('Ana')).toEqual([])
  })

  it('lets what is put on in the reopened round meet that round’s end', () => {
    const table = inOrder(['Ana', 'Bo']).start().endTurn(2)
    const roundEnd = when({ event: 'round', moment: 'end', whose: 'anyone' })
    const put = (label: string, skip: number) =>
      table.do({
        type: 'addEffect',
        combatants: [table.id('Ana')],
        effect: anEffect(label, { ends: { ...roundEnd, skip } }),
      })
    put('Before', 0)
    back(table)
    put('Since', 0)
    put('Next', 1)
    expect([table.endTurn().fight.round, table.effects('Ana')]).toEqual([2, ['Before', 'Next']])
    expect(table.endTurn(2).effects('Ana')).toEqual([])
  })

  it('leaves whoever has lost its surprise in the turn that is left surprised until that turn goes on', () => {
    const table = new Table([aSeed('Ana', { total: 5 }), aSeed('Bo', { total: 10, surprised: true })])
    back(table.start().endTurn())
    expect([table.combatant('Bo').surprised, table.slots('Bo', 'react')]).toEqual([true, ['off']])
    table.endTurn()
    expect([table.current, table.combatant('Bo').surprised, table.slots('Bo', 'react')]).toEqual([
      'Bo',
      false,
      ['unspent'],
    ])
  })

  it('over several rounds fires no boundary again', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    table.do({ type: 'addEffect', combatants: [table.id('Ana')], effect: hurts('3') }).endTurn(6)
    expect(table.vital('Ana')).toBe(1)
    for (let turn = 0; turn < 6; turn++) back(table)
    expect([table.fight.round, table.endTurn(6).vital('Ana')]).toEqual([1, 1])
  })

  it('lets one who delayed in the round before still come back in it', () => {
    const table = inOrder(['Ana', 'Bo', 'Cat']).start().endTurn()
    table.do({ type: 'delay', combatant: table.id('Bo') }).endTurn()
    expect([table.fight.round, back(table).current]).toEqual([2, 'Cat'])
    table.do({ type: 'comeBack', combatant: table.id('Bo') }).endTurn()
    expect([table.current, table.fight.round]).toEqual(['Bo', 1])
  })
})
