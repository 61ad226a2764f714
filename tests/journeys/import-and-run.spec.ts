import { resolve } from 'node:path'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test'
import { runSample } from '../support/journeys/run-sample'
import { startFight } from '../support/journeys/start-fight'

const EXAMPLES = resolve(import.meta.dirname, '../../resources/examples')
const total = (page: Page, name: string) => page.getByRole('textbox', { name: `${name} total` })

/** Drops files on the window as a file manager does. */
async function drop(page: Page, ...files: { name: string; text: string }[]): Promise<void> {
  const transfer = await page.evaluateHandle((dropped) => {
    const data = new DataTransfer()
    for (const { name, text } of dropped) data.items.add(new File([text], name))
    return data
  }, files)
  await page.locator('body').dispatchEvent('drop', { dataTransfer: transfer })
}

async function example(name: string): Promise<{ name: string; text: string }> {
  return { name, text: await readFile(resolve(EXAMPLES, name), 'utf8') }
}

test('a hand-written file is imported, gets its totals, and starts', async ({ page }) => {
  await page.goto('/gm.html#/encounters')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  await (await chooser).setFiles(resolve(EXAMPLES, 'mill-at-low-water.json'))
  const panel = page.getByRole('complementary', { name: 'Import' })
  await panel.getByRole('button', { name: /^Import \d/ }).click()
  await expect(page.getByText(/^Imported 1 encounter into Encounters/)).toBeVisible()

  await page.getByRole('button', { name: /^The mill at low water/ }).click()
  await page.keyboard.press('Control+Enter')
  await expect(total(page, 'Dorte Ravn')).toHaveValue('17')
  await expect(total(page, 'Aske, the last miller')).not.toHaveValue('')
  await expect(total(page, 'The wheel')).toHaveValue('10')
  await expect(total(page, 'Falk')).toBeFocused()

  await page.keyboard.type('abc')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText('Needs a number, or d14.')).toBeVisible()
  await total(page, 'Falk').fill('60')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Start fight' })).toBeFocused()
  await startFight(page)
  await expect(page.getByRole('list', { name: 'Turn order' }).locator('[aria-current="true"]')).toContainText(
    'Falk',
  )
})

test('blank totals are rolled at the start, and the button says how many', async ({ page }) => {
  await page.goto('/gm.html#/encounters')
  await page.getByRole('button', { name: /^The Drowned Chapel/ }).click()
  await page.getByRole('button', { name: /^Run/ }).click()
  await expect(page.getByRole('button', { name: 'Start fight, roll 4 blanks' })).toBeVisible()
  await total(page, 'Brother Odo').fill('18')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Start fight, roll 3 blanks' })).toBeVisible()
})

test('the same file twice does not double anything, and says so', async ({ page }) => {
  await page.goto('/gm.html#/encounters')
  await drop(page, await example('mill-at-low-water.json'))
  await page.getByRole('button', { name: /^Import \d/ }).click()
  await expect(page.getByText(/^Imported 1 encounter/)).toBeVisible()
  await drop(page, await example('mill-at-low-water.json'))
  await expect(page.getByText('All of it is there already, unchanged.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^The mill at low water/ })).toHaveCount(1)
})

test('a file dropped in the middle of a fight opens the import and leaves the fight alone', async ({
  page,
}) => {
  await runSample(page)
  await expect(page.getByRole('list', { name: 'Turn order' })).toBeVisible()
  await drop(page, {
    name: 'notes.json',
    text: '{"format": "turnkeeper", "version": 99, "kind": "encounter"}',
  })
  await expect(page.getByRole('region', { name: 'notes.json' })).toContainText('99')
  await page.getByRole('link', { name: 'Run' }).click()
  await expect(page.getByRole('list', { name: 'Turn order' }).locator('[aria-current="true"]')).toHaveCount(1)
})

test('running another encounter keeps the first fight open', async ({ page }) => {
  await page.goto('/gm.html#/encounters')
  for (const title of ['The Drowned Chapel', 'Ember Court']) {
    await page.getByRole('link', { name: 'Encounters' }).click()
    await page.getByRole('button', { name: new RegExp(`^${title}.*players against`) }).click()
    await page.getByRole('button', { name: /^Run/ }).click()
    await expect(page.getByRole('button', { name: /^Start fight/ })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Encounters' }).click()
  const open = page.getByRole('list', { name: 'Open fights' })
  await expect(open.getByRole('listitem')).toHaveCount(2)
  await open.getByRole('button', { name: /^The Drowned Chapel/ }).click()
  await expect(page.getByRole('banner')).toContainText('The Drowned Chapel')
})
