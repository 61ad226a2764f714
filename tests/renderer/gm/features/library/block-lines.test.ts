import { expect, it } from 'vitest'
import { teriock } from '#core/systems/teriock/system'
import { attackLine } from '#gm/features/library/block/block-lines.ts'
import { aBlock } from './many-blocks.ts'

it('an attack without a bonus reads as its die alone, with no gap before what follows', () => {
  const attack = { id: 'a', name: 'Pole', kind: 'melee', stat: null, bonus: 0, weaponBonus: 0 }
  const rest = { damage: '1d8', damageType: 'mundane', properties: [], note: '' }
  expect(attackLine({ ...attack, ...rest }, aBlock('Reeve'), teriock).bonus).toBe('d20')
})
