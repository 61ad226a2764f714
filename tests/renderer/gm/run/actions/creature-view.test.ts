import { expect, it } from 'vitest'
import { plainAttacks } from '#gm/features/run/actions/creature-view.ts'
import { ilse } from '#core/systems/terra-magia/sample-blocks'

it('lists an attack that stands behind an ability once: as the ability', () => {
  expect(ilse.attacks.map(({ name }) => name)).toContain('Flare shot')
  expect(plainAttacks({ block: ilse }).map(({ name }) => name)).toEqual(['Carbine', 'Knife'])
})
