import { expect, test } from '../support/journeys/browser-test'
import { spoil } from '../support/journeys/spoil'
import { aSeed } from '../support/fight'

const WORDS = 'Its rules system is not in this version of Turnkeeper.'
const kept = { systemId: 'other', deletedAt: 0, updatedAt: 1 }

test('what is for rules that the app does not have takes no screen down, says so, and can be deleted', async ({
  page,
}) => {
  await page.goto('/gm.html#/encounters')
  const ghoul = { ...aSeed('Mire Ghoul').block, ...kept, id: 'ghoul' }
  const members = [{ ...aSeed('Ana'), block: { ...aSeed('Ana').block, systemId: 'other' } }]
  await spoil(page, [
    ['statBlocks', ghoul],
    ['parties', { ...kept, id: 'four', name: 'The four', members, notes: '' }],
  ])
  await page.reload()
  const main = page.getByRole('main')
  await page.getByRole('button', { name: /^The four/ }).click()
  await expect(main.getByText(WORDS)).toBeVisible()
  await main.getByRole('button', { name: 'Delete The four' }).click()
  await expect(page.getByText('Deleted The four.')).toBeVisible()

  await page.getByRole('link', { name: 'Library' }).click()
  await page.getByRole('option', { name: /Mire Ghoul/ }).click()
  const detail = page.getByRole('region', { name: 'Selected stat block' })
  await expect(detail.getByText(WORDS)).toBeVisible()
  await page.keyboard.press('e')
  await expect(main.getByText(WORDS)).toBeVisible()
  await main.getByRole('button', { name: 'Back to the library' }).click()
  await detail.getByRole('button', { name: 'Delete Mire Ghoul' }).click()
  await expect(page.getByRole('option', { name: /Mire Ghoul/ })).toBeHidden()
})
