import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { aSeed, anEncounter } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'
import type { DemoTable } from '../demo-table'
import { onScreen } from '../on-screen'

let table: DemoTable
let stop: () => void = () => undefined
afterEach(() => stop())

const button = (name: string) => page.getByRole('button', { name })
const totals = () =>
  table.fight.value.order.map((id) => table.fight.value.entries[id]?.initiative?.total ?? null)

/** Ana 30, Bo 20 and Orc 10, and the form of the Orc. */
async function formOfOrc(): Promise<void> {
  const seeds = ['Ana', 'Bo', 'Orc'].map((name, place) => aSeed(name, { total: 30 - 10 * place }))
  ;({ table, stop } = onScreen(anEncounter(seeds), plainSystem))
  await page.getByRole('button', { name: /^Orc, 10/ }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Name, notes and numbers' }).click()
}

describe('the numbers of one in the fight, by hand', () => {
  it('corrects a total that was called wrongly, and asks whether its place follows', async () => {
    await formOfOrc()
    await page.getByRole('textbox', { name: 'Corrected total' }).fill('25')
    await page.getByRole('radiogroup', { name: 'Its place' }).getByText('Moves now').click()
    await button('Correct total').click()
    await expect.poll(totals).toEqual([30, 25, 20])
  })

  it('gives one more to spend', async () => {
    await formOfOrc()
    const slots = () => table.fight.value.combatants[table.id('Orc')]?.budget.length
    const before = slots() ?? 0
    await button('Give one more Action, until its next turn').click()
    await expect.poll(slots).toBe(before + 1)
  })

  it('gives one more turn behind another of the same total only once that was said', async () => {
    await formOfOrc()
    await page.getByRole('textbox', { name: 'One more turn, at total' }).fill('20')
    await button('Give a turn').click()
    await expect.element(page.getByText('Orc ties with Bo at 20. To act before it, type 20.5.')).toBeVisible()
    expect(totals()).toEqual([30, 20, 10])
    await button('Act after Bo').click()
    await expect.poll(totals).toEqual([30, 20, 20, 10])
    await expect.element(page.getByRole('textbox', { name: 'One more turn, at total' })).toHaveValue('')
  })
})
