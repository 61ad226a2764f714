import { describe, expect, it } from 'vitest'
import { aSeed, anEffect, Table, when } from '#support/fight.ts'
import { inOrder } from '#support/fx5.ts'

function blessed(onTurnOf: number, change: Parameters<typeof when>[0] = {}): Table {
  const table = inOrder(['Ana', 'Bo', 'Cat']).start().endTurn(onTurnOf)
  const ends = when({ whose: 'source', ...change })
  const effect = anEffect('Bless', { source: table.id('Bo'), ends })
  return table.do({ type: 'addEffect', combatants: [table.id('Ana')], effect })
}

function endsInRound(table: Table, name: string): number {
  for (let turn = 0; turn < 30; turn++) {
    const { round } = table.fight
    table.endTurn()
    if (table.effects(name).length === 0) return round
  }
  return Infinity
}

describe('when an anchor vanishes', () => {
  it('the effect ends at the end of the round in which the moment would have come (C7)', () => {
    const table = blessed(0)
    table.do({ type: 'leave', combatants: [table.id('Bo')] })
    expect(table.effects('Ana')).toEqual(['Bless'])
    expect(endsInRound(table, 'Ana')).toBe(1)
  })

  it('and one round later when its turn of this round is over', () => {
    const table = blessed(2)
    table.do({ type: 'leave', combatants: [table.id('Bo')] })
    expect(endsInRound(table, 'Ana')).toBe(2)
  })

  it('a longer effect still runs its rounds', () => {
    const table = blessed(2, { skip: 2 })
    table.do({ type: 'leave', combatants: [table.id('Bo')] })
    expect(endsInRound(table, 'Ana')).toBe(4)
  })

  it('the GM may change when it ends', () => {
    const table = blessed(2, { skip: 2 })
    table.do({ type: 'leave', combatants: [table.id('Bo')] })
    const effect = table.combatant('Ana').effects[0]?.id ?? ''
    const ends = when({ moment: 'end', whose: 'target' })
    table.do({ type: 'changeEffect', combatant: table.id('Ana'), effect, changes: { ends } })
    expect(endsInRound(table, 'Ana')).toBe(2)
  })

  it('a minion whose commander leaves keeps no effect for ever', () => {
    const table = new Table([
      aSeed('Ana', { total: 20 }),
      aSeed('Bo', { total: 10 }),
      aSeed('Hound', { turns: 0, controller: 'Bo' }),
    ]).start()
    const effect = anEffect('Curse', { ends: when() })
    table.do({ type: 'addEffect', combatants: [table.id('Hound')], effect })
    table.do({ type: 'leave', combatants: [table.id('Bo')] })
    expect(endsInRound(table, 'Hound')).toBe(1)
  })

  it('nor does one that is taken from its commander', () => {
    const table = new Table([
      aSeed('Ana', { total: 20 }),
      aSeed('Bo', { total: 10 }),
      aSeed('Hound', { turns: 0, controller: 'Bo' }),
    ]).start()
    const effect = anEffect('Curse', { ends: when() })
    table.do({ type: 'addEffect', combatants: [table.id('Hound')], effect })
    table.do({ type: 'setController', combatant: table.id('Hound'), controller: null })
    expect(endsInRound(table, 'Hound')).toBe(1)
  })

  it('an effect without a source that waits for its source’s turn waits for the round’s end instead', () => {
    const table = inOrder(['Ana', 'Bo']).start()
    const effect = anEffect('Curse', { ends: when({ whose: 'source' }) })
    table.do({ type: 'addEffect', combatants: [table.id('Ana')], effect })
    expect(endsInRound(table, 'Ana')).toBe(1)
  })

  it('a defeated anchor’s slot still passes, so its effects still end', () => {
    const table = blessed(0)
    table.do({ type: 'defeat', combatants: [table.id('Bo')] }).endTurn()
    expect([table.current, table.effects('Ana')]).toEqual(['Cat', []])
  })
})
