import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test'
import { runSample } from '../support/journeys/run-sample'
import { startFight } from '../support/journeys/start-fight'

async function openPlayers(context: BrowserContext, page: Page): Promise<Page> {
  await page.getByRole('button', { name: /^Player display/ }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Open window' }).click()
  const players = await opened
  await expect(page.getByRole('button', { name: /^Player display: players see/ })).toBeVisible()
  await page.keyboard.press('Escape')
  return players
}

const current = (page: Page) =>
  page.getByRole('list', { name: 'Turn order' }).locator('[aria-current="true"]')

test('the players see a title card before the fight, and the turn order from its start', async ({
  context,
  page,
}) => {
  await page.goto('/gm.html#/encounters')
  await page.getByRole('button', { name: /^The Drowned Chapel/ }).click()
  await page.getByRole('button', { name: /^Run/ }).click()
  // Somebody visible must be first, or the title card rightly stays up.
  await page.getByRole('textbox', { name: 'Tobin Ashgrove total' }).fill('60')
  await page.keyboard.press('Enter')
  const players = await openPlayers(context, page)
  await expect(players.getByText('Saltmere')).toBeVisible()
  await expect(players.getByRole('list', { name: 'Turn order' })).toHaveCount(0)

  await startFight(page)
  await expect(current(players)).toContainText('Tobin Ashgrove')
  await expect(players.getByText('Lantern Wisp')).toHaveCount(0)
})

test('B makes the players’ screen black, also over an open menu, and brings it back', async ({
  context,
  page,
}) => {
  await runSample(page)
  const players = await openPlayers(context, page)
  await expect(current(players)).toHaveCount(1)
  await page.keyboard.press('b')
  await expect(current(players)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Player display: players see black' })).toBeVisible()
  await page.keyboard.press('p')
  await page.keyboard.press('b')
  await expect(current(players)).toHaveCount(1)
})

test('thirty quick turns end with the same name on both screens', async ({ context, page }) => {
  await runSample(page)
  const players = await openPlayers(context, page)
  await page.keyboard.press('Escape')
  for (let turn = 0; turn < 30; turn++) await page.keyboard.press('n')
  const name = await current(page).locator('.name').first().innerText()
  await expect(current(players)).toContainText(name)
})

test('the players go on following after the GM’s page was loaded anew', async ({ context, page }) => {
  await runSample(page)
  const players = await openPlayers(context, page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Player display: players see/ })).toBeVisible()
  await page.getByRole('button', { name: /^Player display/ }).click()
  await page.getByRole('textbox', { name: 'A line for the players' }).fill('Back at nine')
  await page.getByText('Title card', { exact: true }).first().click()
  await expect(players.getByText('Back at nine')).toBeVisible()
})

test('black stays black, and the title card stays, when the GM’s page is loaded anew', async ({
  context,
  page,
}) => {
  await runSample(page)
  const players = await openPlayers(context, page)
  await page.keyboard.press('b')
  await expect(current(players)).toHaveCount(0)
  // At once: black must not wait for the disk.
  await page.evaluate(() => location.reload())
  await expect(page.getByRole('button', { name: 'Player display: players see black' })).toBeVisible()
  await expect(current(players)).toHaveCount(0)
  await page.keyboard.press('b')
  await expect(current(players)).toHaveCount(1)

  await page.getByRole('button', { name: /^Player display/ }).click()
  await page.getByText('Title card', { exact: true }).first().click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Player display: players see title card' })).toBeVisible()
  await expect(players.getByRole('list', { name: 'Turn order' })).toHaveCount(0)
})
