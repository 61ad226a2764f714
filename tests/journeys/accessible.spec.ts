import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test'
import { endFight } from '../support/journeys/end-fight'
import { runSample } from '../support/journeys/run-sample'

async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
  )
}

async function inTheme(page: Page, theme: 'Dark' | 'Light'): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.getByText(theme, { exact: true }).click()
  await page.keyboard.press('Escape')
}

for (const theme of ['Dark', 'Light'] as const) {
  test.describe(`in the ${theme.toLowerCase()} theme, at the smallest window`, () => {
    test.use({ viewport: { width: 1100, height: 700 }, contextOptions: { reducedMotion: 'reduce' } })

    test('the first screen has names, roles and contrast', async ({ page }) => {
      await page.goto('/gm.html')
      await inTheme(page, theme)
      expect(await faults(page)).toEqual([])
    })

    test('totals, encounters, display menu and command bar have them too', async ({ page }) => {
      await page.goto('/gm.html#/encounters')
      await inTheme(page, theme)
      expect(await faults(page)).toEqual([])
      await page.keyboard.press('Control+Enter')
      await expect(page.getByRole('button', { name: /^Start fight/ })).toBeVisible()
      expect(await faults(page)).toEqual([])
      await page.getByRole('button', { name: /^Player display/ }).click()
      expect(await faults(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.keyboard.press('Control+k')
      expect(await faults(page)).toEqual([])
    })

    test('the ending has them too', async ({ page }) => {
      await runSample(page)
      await inTheme(page, theme)
      await endFight(page)
      expect(await faults(page)).toEqual([])
    })
  })
}
