import { describe, expect, it } from 'vitest'
import { playerScreen } from '#core/views/player-view'
import { turnRows } from '#core/views/turn-rows'
import { aSeed, Table } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

const orcs = aSeed('Orc', { total: 10, quantity: 3, colours: ['red', 'blue'] })

describe('rings under the miniatures (D4)', () => {
  it('go to the copies in order; later copies have none', () => {
    const table = new Table([orcs])
    const rings = turnRows(table.fight, plainSystem).map(({ name, colour }) => [name, colour])
    expect(rings).toEqual([
      ['Orc 1', 'red'],
      ['Orc 2', 'blue'],
      ['Orc 3', null],
    ])
  })

  it('are named on the players’ screen, and not while the creature is hidden', () => {
    const table = new Table([aSeed('Ana', { total: 20 }), aSeed('Orc', { total: 10, colours: ['green'] })])
    table.start()
    const rows = () => {
      const screen = playerScreen({ fight: table.fight, picture: table.fight }, plainSystem, {
        screen: 'order',
        monsterHealth: 'off',
        playerHealth: 'off',
        conditions: true,
        title: '',
        subtitle: '',
        line: '',
      })
      return screen.screen === 'order' ? screen.rows.map(({ name, colour }) => [name, colour]) : []
    }
    expect(rows()).toEqual([
      ['Ana', undefined],
      ['Orc', 'green'],
    ])
    table.do({ type: 'setDisclosure', combatants: [table.id('Orc')], hidden: true })
    expect(JSON.stringify(rows())).not.toContain('green')
  })

  it('are changed and taken away in the fight, each as one step', () => {
    const table = new Table([aSeed('Orc', { total: 10 })]).start()
    const combatant = table.id('Orc')
    const ring = () => table.fight.combatants[combatant]?.colour ?? null
    table.do({ type: 'editCombatant', combatant, colour: 'white' })
    expect(ring()).toBe('white')
    table.do({ type: 'editCombatant', combatant, colour: null })
    expect(ring()).toBeNull()
  })
})
