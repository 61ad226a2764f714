import { expect, test } from '../support/journeys/browser-test'

test('what is typed into a new stat block survives the page, and is saved by keyboard', async ({ page }) => {
  await page.goto('/gm.html#/library')
  await page.getByRole('button', { name: 'New', exact: true }).press('Enter')
  await page.getByRole('menuitem', { name: 'Terra Magia stat block' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused()
  await page.keyboard.type('Bog Hulk')
  await expect(page.getByText('Kept as a draft, not saved')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Go on with your draft' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Bog Hulk')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('option', { name: /Bog Hulk/ })).toBeVisible()
  await expect(page.getByText('Drafts')).toHaveCount(0)
})

test('leaving the editor loses nothing, and deleting can be taken back', async ({ page }) => {
  await page.goto('/gm.html#/library')
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Teriock stat block' }).click()
  await page.keyboard.type('Wisp')
  await page.getByRole('link', { name: 'Encounters' }).click()
  await page.getByRole('link', { name: 'Library' }).click()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('Wisp')
  await page.keyboard.press('Control+s')
  const row = page.getByRole('option', { name: /Wisp/ })
  await expect(row).toBeVisible()
  await page.keyboard.press('Delete')
  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})
