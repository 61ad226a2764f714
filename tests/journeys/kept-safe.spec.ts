import type { Page } from '@playwright/test'
import { breakStore, mendStore } from '../support/journeys/break-store'
import { expect, test } from '../support/journeys/browser-test'
import { runSample } from '../support/journeys/run-sample'

const banner = (page: Page) => page.getByRole('region', { name: 'Not saved' })

test('while nothing can be saved the GM sees what is unsaved, can save the fight to a file, and is asked before leaving', async ({
  page,
}) => {
  await runSample(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await breakStore(page)
  await page.keyboard.press('n')
  await page.keyboard.press('n')
  await expect(banner(page)).toContainText('The disk is full. The last 2 steps are only in memory.')
  await expect(page.getByRole('button', { name: '2 steps not saved' })).toBeVisible()

  const download = page.waitForEvent('download')
  await banner(page).getByRole('button', { name: 'Save this fight to a file' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.turnkeeper$/)

  await page.keyboard.press('F5')
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(asked).toContainText('The last 2 steps are only in memory.')
  await page.keyboard.press('Escape')
  await expect(asked).toBeHidden()

  const question = page.waitForEvent('dialog')
  void page.evaluate(() => location.reload())
  const native = await question
  expect(native.type()).toBe('beforeunload')
  await native.dismiss()

  await mendStore(page)
  await banner(page).getByRole('button', { name: 'Retry' }).click()
  await expect(banner(page)).toBeHidden()
  await expect(page.getByText('All saved again')).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('Ctrl+Z brings back an encounter that was deleted', async ({ page }) => {
  await page.goto('/gm.html#/encounters')
  await page.getByRole('button', { name: 'New encounter' }).first().click()
  await page.keyboard.type('Ford')
  await page.keyboard.press('Enter')
  const inList = page.getByRole('button', { name: /^Ford/ })
  await expect(inList.first()).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).first().click()
  await expect(inList).toHaveCount(0)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await page.keyboard.press('Control+z')
  await expect(inList.first()).toBeVisible()
})

test('Ctrl+Z goes back to the fight that was begun again', async ({ page }) => {
  await runSample(page)
  const acting = page.getByRole('main').getByRole('heading', { level: 1 })
  const name = await acting.innerText()
  await page.getByRole('button', { name: 'This fight', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Restart this encounter' }).click()
  await expect(page.getByRole('button', { name: /^Start fight/ })).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(acting).toHaveText(name)
  await expect(page.getByText('Taken back: The encounter begins again.')).toBeVisible()
})

const zed = (hp: number): { name: string; mimeType: string; buffer: Buffer } => ({
  name: 'zed.turnkeeper',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      format: 'turnkeeper',
      version: 1,
      kind: 'library',
      system: 'terra-magia',
      statBlocks: [{ id: 'zz-1', name: 'Zed', AR: 10, VP: 4, HP: hp, attacks: [] }],
    }),
  ),
})

async function importZed(page: Page, hp: number): Promise<void> {
  await page.goto('/gm.html#/encounters')
  const choosing = page.waitForEvent('filechooser')
  await page
    .getByRole('button', { name: /^Choose files|^Import/ })
    .first()
    .click()
  await (await choosing).setFiles(zed(hp))
}

test('a kept draft does not write over a newer version of its block: both are offered', async ({ page }) => {
  await importZed(page, 5)
  await page.getByRole('button', { name: /^Import 1/ }).click()
  await page.goto('/gm.html#/library')
  await page.getByRole('option', { name: /Zed/ }).click()
  await page.keyboard.press('e')
  await page.getByRole('textbox', { name: 'AR', exact: true }).first().fill('18')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Kept as a draft')).toBeVisible()

  await importZed(page, 50)
  await page.getByText('Replace', { exact: true }).first().click()
  await page.getByRole('button', { name: /^(Import|Replace) 1/ }).click()
  await page.goto('/gm.html#/library')
  if (await page.getByRole('button', { name: 'Go on with your draft' }).isVisible())
    await page.getByRole('button', { name: 'Go on with your draft' }).click()
  await page.keyboard.press('Control+s')
  const question = page.getByRole('dialog', { name: 'Which version is right?' })
  await expect(question.getByRole('region', { name: 'In the library now' })).toContainText('50')
  await expect(question.getByRole('region', { name: 'Your draft' })).toContainText('18')
  await question.getByRole('button', { name: 'Keep both' }).click()
  await expect(page.getByRole('option', { name: /Zed/ })).toHaveCount(2)
})

test('a kept draft does not bring back what was deleted, nor write over a tag given to many: the GM is asked', async ({
  page,
}) => {
  await importZed(page, 5)
  await page.getByRole('button', { name: /^Import 1/ }).click()
  await page.goto('/gm.html#/library')
  const row = page.getByRole('option', { name: /Zed/ })
  const goOn = async () => {
    await page.getByRole('button', { name: 'Go on with your draft' }).click()
    await page.keyboard.press('Control+s')
  }
  await row.click()
  await page.keyboard.press('e')
  await page.getByRole('textbox', { name: 'AR', exact: true }).first().fill('18')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Kept as a draft')).toBeVisible()
  await page.keyboard.press('Escape')

  await row.click()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Tag', exact: true }).click()
  await page.getByRole('textbox', { name: 'Add a tag' }).fill('court')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tagged Zed “court”.')).toBeVisible()
  await page.keyboard.press('Escape')
  await goOn()
  const question = page.getByRole('dialog', { name: 'Which version is right?' })
  await expect(question.getByRole('region', { name: 'In the library now' })).toContainText('court')
  await page.reload()

  await row.click()
  await page.keyboard.press('Delete')
  await expect(row).toHaveCount(0)
  await goOn()
  await expect(question).toContainText('Zed was deleted from the library after your draft was begun.')
  await question.getByRole('button', { name: 'Leave it deleted' }).click()
  await expect(row).toHaveCount(0)
})
