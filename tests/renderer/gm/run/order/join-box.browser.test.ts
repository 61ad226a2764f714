import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { DemoTable } from '../demo-table'
import { onScreen, orderedSample } from '../on-screen'

let table: DemoTable
let stop: () => void = () => undefined
afterEach(() => stop())

const press = (keys: string) => userEvent.keyboard(keys)
const ghouls = () => Object.values(table.fight.value.combatants).filter(({ name }) => name === 'Mire Ghoul')

describe('the box that names a newcomer', () => {
  it('lets one more of the same join in four keys, with its numbers and a rolled total', async () => {
    ;({ table, stop } = onScreen(...orderedSample('terra-magia')))
    const [first] = ghouls()
    const before = ghouls().length
    await press('jmi{Enter}')
    expect(ghouls()).toHaveLength(before + 1)
    const last = ghouls().at(-1)
    expect(last?.block).toEqual(first?.block)
    expect(last?.defence).toBe(first?.block.defence)
    const entry = Object.values(table.fight.value.entries).find(({ combatant }) => combatant === last?.id)
    expect(entry?.initiative).not.toBeNull()
  })

  it('lets several join at once as they are typed', async () => {
    ;({ table, stop } = onScreen(...orderedSample('terra-magia')))
    const before = ghouls().length
    await press('j3 mire{Enter}')
    expect(ghouls()).toHaveLength(before + 3)
  })
})
