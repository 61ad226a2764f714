import { expect, type Page } from '@playwright/test'

/** From the menu of the fight, to its ending. */
export async function endFight(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'This fight', exact: true }).click()
  await page.getByRole('menuitem', { name: /^End the fight/ }).click()
  await expect(page.getByRole('heading', { name: / is over$/ })).toBeVisible()
}
