import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test'
import { runSample } from '../support/journeys/run-sample'
import { current, lineOf } from '../support/journeys/table-keys'

const log = (page: Page) => page.getByRole('region', { name: 'Log' })
const order = (page: Page) => page.getByRole('list', { name: 'Turn order' })

async function fromMenu(page: Page, name: string, item: RegExp): Promise<void> {
  await lineOf(page, name).hover()
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('a GM wounds, hides, lets join, adds an effect and takes ten steps back, with the pointer', async ({
  page,
}) => {
  await runSample(page)
  await page.keyboard.press('Escape')
  const before = await order(page).innerText()

  await test.step('two ghouls take half and all of a blow', async () => {
    await lineOf(page, 'Mire Ghoul 1').click()
    await lineOf(page, 'Mire Ghoul 3').click({ modifiers: ['Control'] })
    await page.getByRole('textbox', { name: 'Damage or heal' }).fill('5')
    await page.getByRole('radiogroup', { name: 'Mire Ghoul 3 takes' }).getByText('Half').click()
    await page.getByRole('textbox', { name: 'Damage or heal' }).press('Enter')
    await expect(lineOf(page, 'Mire Ghoul 1')).toHaveAccessibleName(/VP 9 of 14/)
    await expect(lineOf(page, 'Mire Ghoul 3')).toHaveAccessibleName(/VP 2 of 14/)
  })

  await test.step('the wisp is revealed and hidden again from its menu', async () => {
    await fromMenu(page, 'Lantern Wisp', /Reveal to players/)
    await expect(lineOf(page, 'Lantern Wisp')).not.toHaveAccessibleName(/hidden/)
    await fromMenu(page, 'Lantern Wisp', /Hide from players/)
    await expect(lineOf(page, 'Lantern Wisp')).toHaveAccessibleName(/hidden from players/)
  })

  await test.step('someone made up on the spot joins with a name and a total', async () => {
    await page.getByRole('button', { name: 'Add combatant' }).click()
    await page.getByRole('combobox', { name: 'Name', exact: true }).fill('Drowned Deacon')
    await page.getByRole('textbox', { name: 'Total' }).fill('3')
    await page.getByRole('button', { name: 'Join the fight' }).click()
    await expect(order(page).getByRole('listitem').last()).toContainText('Drowned Deacon')
  })

  await test.step('an effect tells how long it lasts', async () => {
    await lineOf(page, 'Drowned Deacon').click()
    await page.getByRole('button', { name: 'Effect', exact: true }).click()
    const editor = page.getByRole('dialog', { name: 'Add effect' })
    await editor.getByRole('combobox', { name: 'Effect' }).fill('Salt-blind')
    await editor.getByRole('combobox', { name: /^Lasts/ }).click()
    await page.getByRole('option', { name: 'until the end of a turn' }).click()
    await editor.getByRole('button', { name: 'Add effect' }).click()
    await expect(page.getByRole('button', { name: /^Salt-blind\s+until its own turn ends/ })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('turns pass on, and back', async () => {
    await page.getByRole('button', { name: /^End turn/ }).click()
    await expect(current(page)).toContainText('Brother Odo')
    await page.getByRole('button', { name: /^End turn/ }).click()
    await expect(current(page)).toContainText('Mire Ghoul 1')
    await page.getByRole('button', { name: /^Back a turn/ }).click()
    await expect(current(page)).toContainText('Brother Odo')
    await page.getByRole('button', { name: 'Major 1, unspent' }).click()
    await page.getByRole('button', { name: 'Minor 1, unspent' }).click()
  })

  await test.step('ten steps back are the beginning again, and the log keeps them struck through', async () => {
    for (let step = 0; step < 10; step++) await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(order(page)).toHaveText(before, { useInnerText: true })
    await expect(log(page).getByText(/Drowned Deacon joined.*undone/)).toBeVisible()
  })
})

test('the round button stays in reach with sixty in the fight, at the smallest window', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 700 })
  await runSample(page)
  await page.getByRole('button', { name: 'Add combatant' }).click()
  await page.getByRole('combobox', { name: 'Name', exact: true }).fill('Rat')
  await page.getByRole('textbox', { name: 'Total' }).fill('2')
  await page.getByRole('textbox', { name: 'How many' }).fill('49')
  await page.getByRole('button', { name: 'Join the fight' }).click()
  await expect(page.getByText('60 in all')).toBeVisible()
  await expect(page.getByRole('button', { name: /^End turn/ })).toBeInViewport({ ratio: 1 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(1100)
  for (let turn = 0; turn < 8; turn++) {
    await page.keyboard.press('n')
    await expect(current(page)).toBeInViewport()
  }
})

test('the round button stays in reach on a page zoomed to twice its size', async ({ page }) => {
  await runSample(page)
  await page.setViewportSize({ width: 720, height: 450 })
  const end = page.getByRole('button', { name: /^End turn/ })
  const log = page.getByRole('region', { name: 'Log' })
  await log.scrollIntoViewIfNeeded()
  await expect(end).toBeInViewport({ ratio: 1 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(720)
})

test('a line is dragged to another place and stays there', async ({ page }) => {
  await runSample(page)
  const places = () => order(page).locator('> li > .line .title').allInnerTexts()
  const item = (name: string) => order(page).locator('> li').filter({ hasText: name })
  await item('Mire Ghoul 3').dragTo(item('Brother Odo'), { targetPosition: { x: 120, y: 8 } })
  await expect
    .poll(async () => (await places()).slice(4, 7))
    .toEqual(['Hollow Warden', 'Mire Ghoul 3', 'Brother Odo'])
  await page.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(async () => (await places()).slice(4, 6)).toEqual(['Hollow Warden', 'Brother Odo'])
})
