import { expect, type Page } from '@playwright/test'

/** As a new GM does it: the app opens with the focus on the sample, and Enter runs it. */
export async function runSample(page: Page): Promise<void> {
  await page.goto('/gm.html')
  await expect(page.getByRole('button', { name: /^Run sample fight/ }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Turn order' })).toBeVisible()
}
