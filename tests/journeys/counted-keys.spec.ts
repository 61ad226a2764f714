import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test'
import { runSample } from '../support/journeys/run-sample'
import { current, lineOf, TableKeys } from '../support/journeys/table-keys'

/** What a GM does most often in a fight, in no more keys than this. */
const dock = (page: Page) => page.getByRole('region', { name: /, in progress$/ })
const answers = (page: Page) => page.getByRole('group', { name: /^Answer of/ })

/** Presses the keys one by one and says how many they were. */
async function press(page: Page, ...keys: string[]): Promise<number> {
  for (const key of keys) await page.keyboard.press(key)
  return keys.length
}

test.describe('in Terra Magia', () => {
  test.beforeEach(async ({ page }) => {
    await runSample(page)
    await new TableKeys(page).onActions()
  })

  test('an attack with hit and damage takes at most 8 keys', async ({ page }) => {
    let count = await press(page, '1')
    await expect(dock(page)).toBeVisible()
    count += await press(page, 'i', 'Enter')
    await new TableKeys(page).focused('Target roll')
    count += await press(page, '9', 'Enter')
    await expect(answers(page)).toBeVisible()
    count += await press(page, '8', 'Enter')
    await expect(dock(page)).toHaveCount(0)
    await expect(lineOf(page, 'Ilse')).not.toHaveAccessibleName(/VP 14 of 14/)
    expect(count).toBeLessThanOrEqual(8)
  })

  test('a dodge inside an attack takes at most 10 keys', async ({ page }) => {
    let count = await press(page, '1')
    await expect(dock(page)).toBeVisible()
    count += await press(page, 't', 'Enter')
    await new TableKeys(page).focused('Target roll')
    count += await press(page, '9', 'Enter')
    await expect(answers(page)).toBeVisible()
    count += await press(page, 'd')
    await expect(page.getByRole('button', { name: 'Fails', exact: true })).toBeVisible()
    count += await press(page, 'f', '8', 'Enter')
    await expect(dock(page)).toHaveCount(0)
    expect(count).toBeLessThanOrEqual(10)
  })

  test('damage on one takes 3 keys, and the next key is a command', async ({ page }) => {
    expect(await press(page, 'd', '7', 'Enter')).toBe(3)
    await press(page, 'n')
    await expect(current(page)).toContainText('Brother Odo')
  })
})

test('in Teriock an answer on the stack takes at most 3 keys', async ({ page }) => {
  await page.goto('/gm.html')
  await expect(page.getByRole('button', { name: /^Run sample fight/ }).first()).toBeFocused()
  await page.keyboard.press('2')
  await new TableKeys(page).focused(/^Resolve 3/)
  expect(await press(page, 'x', 'Enter')).toBeLessThanOrEqual(3)
  await new TableKeys(page).focused(/^Resolve 4/)
})
