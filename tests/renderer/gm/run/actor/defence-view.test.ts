import { describe, expect, it } from 'vitest'
import { defenceCommand, defenceView } from '#gm/features/run/actor/defence-view.ts'
import { aSeed, Table } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

const withCover = {
  ...plainSystem,
  defence: {
    label: 'AC',
    terms: () => [
      { label: 'Base', amount: 12 },
      { label: 'Cover', amount: 2 },
      { label: 'AV', amount: -1 },
    ],
  },
}
const table = () => new Table([aSeed('Orc', { total: 5 })]).start()

describe('the number to hit it', () => {
  it('shows how it comes about', () => {
    const view = defenceView(table().fight, table().combatant('Orc'), withCover)
    expect(view).toMatchObject({
      total: 13,
      reasons: ['12 base', '+2 cover', '\u22121 AV'],
      overridden: false,
    })
    expect(view.ledger.map(({ value }) => value)).toEqual(['12', '+2', '\u22121'])
  })

  it('moves its base by the difference when the GM overrides it, so that later cover still counts', () => {
    expect(defenceCommand(table().combatant('Orc'), 13, 15)).toMatchObject({ defence: 14 })
  })

  it('is simply set when it was missing', () => {
    const orc = { ...table().combatant('Orc'), defence: null }
    expect(defenceCommand(orc, null, 15)).toMatchObject({ defence: 15 })
  })

  it('shows a counter once it has moved', () => {
    const fight = table()
    const orc = fight.id('Orc')
    expect(defenceView(fight.fight, fight.combatant('Orc'), plainSystem).counters).toEqual([])
    fight.do({ type: 'editCombatant', combatant: orc, counters: { strikes: 2 } })
    const [counter] = defenceView(fight.fight, fight.combatant('Orc'), plainSystem).counters
    expect(counter).toMatch(/2$/)
  })
})
