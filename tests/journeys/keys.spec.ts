import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test'
import { runSample } from '../support/journeys/run-sample'

const current = (page: Page) =>
  page.getByRole('list', { name: 'Turn order' }).locator('[aria-current="true"]')
/** The fight's own clock, as the top bar shows it. */
const log = (page: Page) => page.getByRole('region', { name: 'Log' })

async function settle(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
}

test('N held down for two seconds ends one turn', async ({ page }) => {
  await runSample(page)
  await settle(page)
  const undo = page.getByRole('button', { name: /^Undo/ })
  for (let pressed = 0; pressed < 20; pressed++) await page.keyboard.down('n')
  await page.keyboard.up('n')
  const after = await current(page).innerText()
  await undo.click()
  await expect(current(page)).not.toHaveText(after, { useInnerText: true })
  await page.getByRole('button', { name: /^Redo/ }).click()
  await expect(current(page)).toHaveText(after, { useInnerText: true })
})

test('the keys of a fight do nothing while another screen is in front', async ({ page }) => {
  await runSample(page)
  const before = await log(page).innerText()
  await page.getByRole('link', { name: 'Library' }).click()
  for (const key of ['n', 'Shift+N', 'Control+z', 'Delete', 'v']) await page.keyboard.press(key)
  await page.getByRole('link', { name: 'Run' }).click()
  await expect(log(page)).toHaveText(before, { useInnerText: true })
})

test('letters in a list that has opened go to the option that begins so', async ({ page }) => {
  await runSample(page)
  await page.keyboard.press('1')
  await expect(page.getByRole('combobox', { name: /^Target/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option').first()).toBeFocused()
  await page.keyboard.type('to')
  await expect(page.getByRole('option', { name: /^Tobin Ashgrove/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: /^Target: Tobin Ashgrove/ })).toBeVisible()
})

test('? lists the keys of the screen, and Escape gives the focus back', async ({ page }) => {
  await runSample(page)
  await settle(page)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys on this screen' })
  await expect(keys).toContainText('End turn')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
})

test('the command bar finds and does what a key does', async ({ page }) => {
  await runSample(page)
  await settle(page)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('go enc')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Encounters' })).toHaveAttribute('aria-current', 'page')
})

test('single letters can be turned off, for those who speak to their computer', async ({ page }) => {
  await runSample(page)
  await settle(page)
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Single-letter keys' }).click()
  await page.keyboard.press('Escape')
  const before = await current(page).innerText()
  await page.keyboard.press('n')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Command bar' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(current(page)).toHaveText(before, { useInnerText: true })
})

test('every screen keeps its light theme after a reload', async ({ page }) => {
  await page.goto('/gm.html')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText('Light', { exact: true }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('a condition by name takes at most six keys and one more of the same four; the next key is a command', async ({
  page,
}) => {
  await runSample(page)
  await settle(page)
  for (const key of ['c', 'b', 'l', 'e', 'Enter']) await page.keyboard.press(key)
  await expect(current(page).getByRole('button').first()).toHaveAccessibleName(/Bleeding 1/)
  const ghouls = page.locator('[data-line]').and(page.getByRole('button', { name: /^Mire Ghoul/ }))
  const before = await ghouls.count()
  for (const key of ['j', 'm', 'i', 'Enter']) await page.keyboard.press(key)
  // What it rolls may tie, and only the GM knows who goes first: the hands are on the answer then.
  const tied = page.getByRole('button', { name: 'Newcomer first' })
  await expect(tied.or(ghouls.nth(before))).toBeVisible()
  if (await tied.isVisible()) {
    await expect(tied).toBeFocused()
    await page.keyboard.press('Enter')
  }
  await expect(ghouls).toHaveCount(before + 1)
  const acting = await current(page).innerText()
  await page.keyboard.press('n')
  await expect(current(page)).not.toHaveText(acting, { useInnerText: true })
})

test('a line of the command bar puts the hands where it says, whatever had them before', async ({ page }) => {
  await runSample(page)
  await page.locator('[data-action]').first().focus()
  for (const [words, field] of [
    ['damage', 'Damage or heal'],
    ['search the log', 'Search the log'],
  ] as const) {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: 'Command bar' })).toBeVisible()
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel(field)).toBeFocused()
    await page.keyboard.type('4')
    await expect(page.getByLabel(field)).toHaveValue('4')
  }
})
