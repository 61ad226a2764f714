import { expect, it } from 'vitest'
import { playerScreen } from '#core/views/player-view'
import { aSeed, Table } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

const options = {
  screen: 'order',
  monsterHealth: 'off',
  playerHealth: 'off',
  conditions: true,
  title: '',
  subtitle: '',
  line: '',
} as const

it('a creature with two turns says on the players’ screen which is which, and one with a single turn says nothing', () => {
  const table = new Table([aSeed('Ana', { total: 15 }), { ...aSeed('Hydra'), totals: [20, 10], turns: 2 }])
  table.start()
  const screen = playerScreen({ fight: table.fight, picture: table.fight }, plainSystem, options)
  expect(screen.screen === 'order' && screen.rows.map(({ name, turn }) => [name, turn])).toEqual([
    ['Hydra', { place: 1, of: 2 }],
    ['Ana', undefined],
    ['Hydra', { place: 2, of: 2 }],
  ])
})
