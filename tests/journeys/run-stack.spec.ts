import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test'

const stack = (page: Page) => page.getByRole('list', { name: 'Reaction stack' })
const badges = (page: Page) => stack(page).locator('.badge').allInnerTexts()

async function openCourt(page: Page): Promise<void> {
  await page.goto('/gm.html')
  await expect(page.getByRole('button', { name: /^Run sample fight/ }).first()).toBeFocused()
  await page.keyboard.press('2')
  await expect(stack(page)).toBeVisible()
}

test('the open stack is there again after a reload, undo history included', async ({ page }) => {
  await openCourt(page)
  expect(await badges(page)).toEqual(['Resolves first', 'Will be cancelled', 'Will resolve'])
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(stack(page)).toBeVisible()
  expect(await badges(page)).toEqual(['Resolves first', 'Will be cancelled', 'Will resolve'])
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(() => badges(page)).toEqual(['Resolves first', 'Will be cancelled'])
})

test('it can be struck out, resolved and taken back step by step', async ({ page }) => {
  await openCourt(page)
  await page.getByRole('button', { name: 'Strike out Dispel Magic (3)' }).click()
  await expect.poll(() => badges(page)).toEqual(['Cancelled', 'Resolves first', 'Will be cancelled'])
  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByRole('button', { name: /^Resolve 3/ }).click()
  await expect.poll(() => badges(page)).toEqual(['Resolved', 'Cancelled', 'Resolves first'])
  await page.getByRole('button', { name: /^Resolve 1/ }).click()
  await expect(page.getByRole('region', { name: /^Resolve Fire Ball/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(() => badges(page)).toEqual(['Resolves first', 'Will be cancelled', 'Will resolve'])
})

test('the turn waits for it, with the way out in words', async ({ page }) => {
  await openCourt(page)
  const endTurn = page.getByRole('button', { name: /^End turn/ })
  await expect(endTurn).toHaveAttribute('aria-disabled', 'true')
  await expect(endTurn).toHaveAccessibleDescription('End turn waits for the stack.')
  await expect(page.getByRole('button', { name: 'End it anyway' })).toBeVisible()
})

test('the hands come back to its top: after a reaction was not taken, by Esc, and by F6', async ({
  page,
}) => {
  await openCourt(page)
  const resolve = page.getByRole('button', { name: /^Resolve 3/ })
  await expect(resolve).toBeFocused()
  await page.keyboard.press('x')
  await expect(
    page.getByRole('region', { name: 'Add reaction' }).getByRole('button', { name: 'Answer' }),
  ).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(resolve).toBeFocused()
  for (let column = 0; column < 3; column++) await page.keyboard.press('F6')
  await expect(resolve).toBeFocused()
  await page.keyboard.press('F6')
  await page.keyboard.press('Escape')
  await expect(resolve).toBeFocused()
})
