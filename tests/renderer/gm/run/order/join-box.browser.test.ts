import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bareSeed } from '#core/engine/setup/seeding'
import type { DemoTable } from '../demo-table'
import { onScreen, orderedSample } from '../on-screen'

let table: DemoTable
let stop: () => void = () => undefined
afterEach(() => stop())

const press = (keys: string) => userEvent.keyboard(keys)
const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const joinIt = page.getByRole('button', { name: 'Join the fight' })
const newest = () => Object.values(table.fight.value.combatants).at(-1)
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

describe('the other fields of the box', () => {
  it('give the newcomer its side, its secrecy and its called total', async () => {
    ;({ table, stop } = onScreen(...orderedSample('terra-magia')))
    await press('jMarsh guide')
    await box('Total').fill('17')
    await page.getByRole('radiogroup', { name: 'Side' }).getByText('Ally').click()
    await page.getByRole('switch', { name: 'Hidden from players' }).click()
    await joinIt.click()
    await expect.poll(() => newest()?.name).toBe('Marsh guide')
    expect(newest()).toMatchObject({ side: 'ally', disclosure: { hidden: true } })
    const entry = Object.values(table.fight.value.entries).find(({ combatant }) => combatant === newest()?.id)
    expect(entry?.initiative).toMatchObject({ total: 17, how: 'typed' })
  })

  it('call one of a kind otherwise than its block', async () => {
    ;({ table, stop } = onScreen(...orderedSample('terra-magia')))
    await press('jmire')
    await box('Called').fill('Old Mother')
    await joinIt.click()
    await expect.poll(() => newest()?.name).toBe('Old Mother')
    expect(newest()?.block.name).toBe('Mire Ghoul')
  })

  it('let nobody join with a total that is no number, or without a name', async () => {
    ;({ table, stop } = onScreen(...orderedSample('terra-magia')))
    const before = Object.keys(table.fight.value.combatants).length
    await press('j')
    await expect.element(joinIt).toHaveAttribute('aria-disabled', 'true')
    await press('mire')
    await box('Total').fill('soon')
    await joinIt.click()
    await expect.element(box('Total')).toHaveAccessibleDescription('Needs a number, or d14.')
    expect(Object.keys(table.fight.value.combatants)).toHaveLength(before)
  })
})

describe('a total that only the table knows', () => {
  it('is asked for in its field, each time', async () => {
    ;({ table, stop } = onScreen(...orderedSample('terra-magia')))
    await press('jMarsh guide{Enter}')
    await expect.element(box('Total')).toHaveFocus()
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    await press('{Enter}')
    await expect.element(box('Total')).toHaveFocus()
    await press('17{Enter}')
    await expect.poll(() => newest()?.name).toBe('Marsh guide')
  })

  it('is asked for in the field of the one in the wave who needs it', async () => {
    const [encounter, system] = orderedSample('terra-magia')
    const ghouls = encounter.members.filter(({ block }) => block.name === 'Mire Ghoul').slice(0, 1)
    const more = ghouls.map((ghoul) => ({ ...ghoul, key: 'more', totals: [] }))
    const seeds = [...more, bareSeed('tide', 'The tide', system.id)]
    const wave = { id: 'late', label: 'Late', round: null, seeds }
    ;({ table, stop } = onScreen({ ...encounter, waves: [wave] }, system))
    await page.getByRole('button', { name: 'Bring in Late' }).click()
    await expect.element(box('Total of The tide')).toHaveFocus()
  })
})
