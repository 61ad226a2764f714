import { expect, it } from 'vitest'
import { teriock } from '#core/systems/teriock/system'
import { traitsOf } from '#gm/features/run/actions/creature-view.ts'
import { aSeed, Table } from '#support/fight.ts'

it('names what a creature is weak to by the word of its rules', () => {
  const affinities = [
    { category: 'immunity' as const, type: 'toxic' },
    { category: 'weakness' as const, type: 'holy' },
  ]
  const ghost = new Table([aSeed('Ghost', { block: { affinities } }, 'teriock')], teriock).combatant('Ghost')
  expect(traitsOf(ghost, teriock)).toEqual([
    { name: 'Vulnerability', text: 'holy' },
    { name: 'Immunity', text: 'toxic' },
  ])
  expect(traitsOf(ghost, { ...teriock, weakness: undefined } as never)[0]?.name).toBe('Weakness')
})
