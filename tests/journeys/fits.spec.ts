import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test'
import { runSample } from '../support/journeys/run-sample'

const WIDTHS = [1100, 1240, 1241, 1250, 1257, 1280, 1366, 1440]

/** Widths at which something stands outside of the window. */
async function tooNarrow(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 768 })
    const right = await page.evaluate(() =>
      Math.max(
        document.documentElement.scrollWidth,
        ...[...document.querySelectorAll('button')].map((each) => each.getBoundingClientRect().right),
      ),
    )
    if (right > width) found.push(`${width}: ${right}`)
  }
  return found
}

async function rename(page: Page, before: RegExp, name: string): Promise<void> {
  await page.getByRole('list', { name: 'Turn order' }).getByRole('button', { name: before }).first().focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: /^Name, notes/ }).click()
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await page.keyboard.press('Enter')
}

test('the top bar of a fight fits every window, with a long title and the display live', async ({ page }) => {
  await runSample(page)
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: /^Player display/ }).click()
  await page.getByRole('button', { name: 'Open window' }).click()
  await popup
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Player display: (?!off)/ })).toBeVisible()
  expect(await tooNarrow(page)).toEqual([])
})

test('a long name pushes nothing out of the window', async ({ page }) => {
  await runSample(page)
  await rename(
    page,
    /^Brother Odo/,
    'Supercalifragilisticexpialidociousundsoweiterundsofortbisdiezeilebestimmtvollist80',
  )
  await expect(page.getByRole('button', { name: /^End turn, Super/ })).toBeVisible()
  expect(await tooNarrow(page)).toEqual([])
})

test('names on the engagement screen stand whole at every width', async ({ page }) => {
  await page.goto('/gm.html')
  await page.getByRole('link', { name: 'Encounters' }).click()
  await page.getByRole('button', { name: 'Run', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Monsters' })).toBeVisible()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 768 })
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main .name')]
        .filter((each) => each.scrollWidth > each.clientWidth + 1)
        .map(({ textContent }) => textContent),
    )
    expect([width, ...cut]).toEqual([width])
  }
})

test('the first page reflows at 200 %', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 })
  await page.goto('/gm.html')
  await expect(page.getByRole('button', { name: /^Run sample fight/ }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(720)
})
