import { readFile } from 'node:fs/promises'
import { expect, test } from '../support/journeys/browser-test'
import { runSample } from '../support/journeys/run-sample'
import { spoil } from '../support/journeys/spoil'

test('what can’t be read is put aside with its reason, and everything else opens', async ({ page }) => {
  await runSample(page)
  await page.keyboard.press('n')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await spoil(page, [
    ['statBlocks', { id: 'mire', name: 'Mire Ghoul', vitals: { hp: 'many' }, deletedAt: 0, updatedAt: 1 }],
    ['encounters', { id: 'ford', title: 'Ford', members: 7, deletedAt: 0, updatedAt: 1 }],
    ['settings', { key: 'theme', value: 'pink' }],
    ['fights', { id: 'x', title: 42, head: 0, updatedAt: 1 }],
  ])
  await page.reload()
  const notice = page.getByText(/^4 things could not be read and were put aside/)
  await expect(notice).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Encounters' }).click()
  await page.getByRole('link', { name: 'Run' }).click()
  await expect(notice).toBeVisible()
  await page.getByRole('button', { name: 'Look' }).click()
  const aside = page.getByRole('dialog', { name: 'Put aside' })
  await expect(aside.getByRole('listitem')).toHaveCount(4)
  await expect(aside).toContainText('Stat block “Mire Ghoul”')
  const download = page.waitForEvent('download')
  await aside.getByRole('button', { name: 'Save to a file' }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('"hp": "many"')
  await aside.getByRole('button', { name: 'Close' }).last().click()
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toBeHidden()
  await page.goto('/gm.html#/library')
  await expect(page.getByRole('main')).toBeVisible()
})
