import { expect, it } from 'vitest'
import { turnRows } from '#core/views/turn-rows'
import { terraMagia } from '#core/systems/terra-magia/system'
import { aSeed, Table } from '#support/fight.ts'

it('shows no VP of 0 of 0, but HP of 0 of 0', () => {
  const table = new Table([aSeed('Ana', { block: { vitals: { vp: 0, hp: 0 } } }, 'terra-magia')], terraMagia)
  const [row] = turnRows(table.fight, terraMagia)
  expect(row?.vitals.map(({ id, value }) => [id, value === null])).toEqual([
    ['vp', true],
    ['hp', false],
  ])
})
