import { describe, expect, it } from 'vitest'
import { anEffect, when, type Table } from '#support/fight.ts'
import { inOrder } from '#support/fx5.ts'

const atEndOf = (table: Table, name: string): Table =>
  table.do({
    type: 'addEffect',
    combatants: [table.id('Cat')],
    effect: anEffect('Curse', {
      source: table.id(name),
      ticks: [{ ...when({ moment: 'end', whose: 'source' }), does: { kind: 'remind', text: 'end' } }],
    }),
  })
const ticks = ({ events }: Table): number => events.filter(({ type }) => type === 'EffectTicked').length

describe('the current combatant', () => {
  it('keeps its turn open when it is defeated, and its end fires once', () => {
    const table = atEndOf(inOrder(['Ana', 'Bo', 'Cat']).start(), 'Ana')
    table.do({ type: 'defeat', combatants: [table.id('Ana')] })
    expect([table.current, ticks(table)]).toEqual(['Ana', 0])
    expect([ticks(table.endTurn()), table.current]).toEqual([1, 'Bo'])
  })

  it('is removed: its end fires, then the next starts', () => {
    const table = atEndOf(inOrder(['Ana', 'Bo', 'Cat']).start(), 'Ana')
    table.do({ type: 'leave', combatants: [table.id('Ana')] })
    expect([table.current, ticks(table)]).toEqual(['Bo', 1])
  })

  it('is removed under an open stack: both wait until the stack is empty', () => {
    const table = atEndOf(inOrder(['Ana', 'Bo', 'Cat']).start(), 'Ana')
    table.do({ type: 'nameEvent', text: 'a noise', actor: null })
    table.do({ type: 'leave', combatants: [table.id('Ana')] })
    expect([table.current, ticks(table)]).toEqual(['Ana', 0])
    table.do({ type: 'resolveTop' })
    expect([table.current, ticks(table), table.order]).toEqual(['Bo', 1, ['Bo', 'Cat']])
  })

  it('the only one able to act is removed: one new round at most, nobody current', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    table.do({ type: 'defeat', combatants: [table.id('Bo')] })
    table.do({ type: 'leave', combatants: [table.id('Ana')] })
    expect([table.current, table.fight.round]).toEqual([null, 1])
  })
})

describe('one whose turn Act now interrupted', () => {
  it('is removed: its end fires, and the one who acts goes on', () => {
    const table = atEndOf(inOrder(['Ana', 'Bo', 'Cat']).start(), 'Ana')
    table.do({ type: 'actNow', entry: table.entry('Cat') })
    table.do({ type: 'leave', combatants: [table.id('Ana')] })
    expect([table.current, ticks(table)]).toEqual(['Cat', 1])
    expect(table.endTurn().current).toBe('Bo')
  })
})

describe('a defeated one', () => {
  it('at 0 HP keeps its slot until the GM calls it defeated', () => {
    const table = inOrder(['Ana', 'Bo', 'Cat']).start()
    const targets = [{ combatant: table.id('Bo'), share: 'full' }] as const
    table.do({ type: 'dealDamage', targets, amount: 30, damageType: '' }).endTurn()
    expect([table.vital('Bo'), table.current]).toEqual([0, 'Bo'])
  })

  it('acts again from its next slot on when revived', () => {
    const table = inOrder(['Ana', 'Bo', 'Cat']).start()
    table.do({ type: 'defeat', combatants: [table.id('Bo')] }).endTurn()
    table.do({ type: 'revive', combatants: [table.id('Bo')] }).endTurn()
    expect([table.current, table.fight.round]).toEqual(['Ana', 2])
    expect(table.endTurn().current).toBe('Bo')
  })

  it('acts this round when revived before its slot', () => {
    const table = inOrder(['Ana', 'Bo', 'Cat']).start()
    table.do({ type: 'defeat', combatants: [table.id('Cat')] })
    table.do({ type: 'revive', combatants: [table.id('Cat')] }).endTurn(2)
    expect(table.current).toBe('Cat')
  })
})
