import { expect, test } from '../support/journeys/browser-test'
import { endFight } from '../support/journeys/end-fight'
import { runSample } from '../support/journeys/run-sample'

test('a fight that is over says who fell, is taken up again by Ctrl+Z, and goes on by Enter', async ({
  page,
}) => {
  await runSample(page)
  await endFight(page)
  const ended = page.getByRole('region', { name: 'How everyone ended' })
  await expect(ended).toContainText('Mire Ghoul 2round 1, Ilse Kessler')
  await expect(page.getByRole('button', { name: /^End turn/ })).toBeHidden()
  await expect(page.getByRole('row', { name: /Tobin Ashgrove/ })).toBeVisible()

  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: /^End turn/ })).toBeVisible()
  await endFight(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Past fights' })).toBeVisible()
})

test('a past fight is found by its title and opens at its ending', async ({ page }) => {
  await runSample(page)
  await endFight(page)
  await page.getByRole('button', { name: /^Encounters/ }).click()
  await page.getByRole('searchbox', { name: 'Find an encounter' }).fill('drowned')
  await page
    .getByRole('list', { name: 'Past fights' })
    .getByRole('button', { name: /^The Drowned Chapel/ })
    .click()
  await expect(page.getByRole('heading', { name: 'The Drowned Chapel is over' })).toBeVisible()
})

test('a fight that is run again leaves the old one among the past fights', async ({ page }) => {
  await runSample(page)
  await endFight(page)
  await page.getByRole('button', { name: 'Run it again' }).click()
  await expect(page.getByRole('button', { name: /^Start fight/ })).toBeVisible()
  await page.getByRole('link', { name: 'Encounters' }).click()
  await expect(page.getByRole('list', { name: 'Past fights' }).getByRole('button')).toHaveCount(1)
})
