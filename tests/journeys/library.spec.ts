import type { Page } from '@playwright/test'
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

test('an attribute is typed over where it stands; it survives the page, and Enter saves it', async ({
  page,
}) => {
  await page.goto('/gm.html')
  await page.getByRole('button', { name: 'Sample packs' }).click()
  await page.getByRole('button', { name: 'Add the Terra Magia pack' }).click()
  await expect(page.getByText('Added 31 stat blocks, 4 encounters and 1 party.')).toBeVisible()
  await page.getByRole('link', { name: 'Library' }).click()
  await page.getByRole('option', { name: /Bramble/ }).click()
  const detail = page.getByRole('region', { name: 'Selected stat block' })
  await detail.getByRole('button', { name: /^Swiftness/ }).press('Enter')
  await page.keyboard.type('9')
  await expect(detail.getByText(/^Swiftness changed from \d to 9\. Engagement becomes d20/)).toBeVisible()

  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect.poll(() => storedDrafts(page)).toBe(1)
  await page.reload()
  await page.getByRole('option', { name: /Bramble/ }).click()
  await detail.getByRole('button', { name: 'Swiftness 9, change' }).press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Saved Bramble.')).toBeVisible()
  await expect(detail.getByText(/changed from/)).toHaveCount(0)
  await expect(detail.getByRole('button', { name: 'Swiftness 9, change' })).toBeFocused()
})

function storedDrafts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const request = indexedDB.open('turnkeeper')
        request.onsuccess = () => {
          const all = request.result.transaction('settings').objectStore('settings').getAllKeys()
          all.onsuccess = () => {
            request.result.close()
            done(all.result.filter((key) => typeof key === 'string' && key.startsWith('draft/')).length)
          }
        }
      }),
  )
}
