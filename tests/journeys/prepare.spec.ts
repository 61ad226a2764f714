import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test'

test('a GM makes a party, an encounter with a hidden monster and a wave, and starts it by keyboard', async ({
  page,
}) => {
  const { keyboard } = page
  await page.goto('/gm.html#/encounters')

  await page.getByRole('button', { name: 'New party' }).press('Enter')
  await keyboard.type('Saltmere')
  await keyboard.press('Enter')
  const character = page.getByRole('combobox', { name: 'Add a character' })
  await character.focus()
  for (const name of ['Ilse', 'Odo']) {
    await keyboard.type(name)
    await keyboard.press('Enter')
  }
  await expect(page.getByRole('list', { name: 'Characters' }).getByRole('listitem')).toHaveCount(2)

  await page.getByRole('button', { name: 'New encounter' }).press('Enter')
  await keyboard.type('Drowned chapel')
  await keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Add a player or a whole party' })).toBeFocused()
  await keyboard.type('Saltmere')
  await keyboard.press('Enter')
  await expect(page.getByText('Terra Magia. 2 players.')).toBeVisible()

  await keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Player', exact: true })).toBeFocused()
  const monster = page.getByRole('combobox', { name: 'Add a monster, At the start' })
  await keyboard.press('a')
  await expect(monster).toBeFocused()
  await keyboard.type('2 Mire Ghoul')
  await keyboard.press('Enter')
  await keyboard.type('Wisp')
  await keyboard.press('Enter')
  await page.getByRole('switch', { name: 'Hidden: Wisp' }).press('Space')

  await page.getByRole('button', { name: 'Add a wave' }).press('Enter')
  const wave = page.getByRole('region', { name: 'Wave 2' })
  await wave.getByRole('combobox', { name: /^When Wave 2 comes/ }).press('Enter')
  await page.getByRole('option', { name: 'Start of round 3' }).press('Enter')
  await wave.getByRole('button', { name: 'Monster' }).press('Enter')
  await keyboard.type('Hulk')
  await keyboard.press('Enter')
  await expect(page.getByText('2 players against 3 monsters, 1 more in round 3.').first()).toBeVisible()

  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('switch', { name: 'Hidden: Wisp' })).toBeChecked()
  await keyboard.press('Control+Enter')
  await expect(page.getByRole('button', { name: /^Start fight/ })).toBeVisible()
})

test('what was removed comes back with one key', async ({ page }) => {
  await page.goto('/gm.html#/encounters')
  const rows = page.getByRole('region', { name: 'At the start' }).getByRole('listitem')
  // Counted once the list is there: an empty page has no rows either.
  await expect(rows).not.toHaveCount(0)
  const before = await rows.count()
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click()
  await expect(rows).toHaveCount(before - 1)
  await page.keyboard.press('Control+z')
  await expect(rows).toHaveCount(before)
})

test('wounds go from fight to fight only when the GM says so, and a restart brings back how it was', async ({
  page,
}) => {
  const { keyboard } = page
  const menu = page.getByRole('button', { name: 'This fight', exact: true })
  const health = page.getByRole('meter', { name: /^HP/ }).first()
  const toRoundOne = async () => {
    const total = page.getByRole('textbox', { name: 'Ilse total' })
    await total.fill('40')
    await total.press('Enter')
    await page.getByRole('button', { name: /^Start fight/ }).click()
    await expect(page.getByText('Round 1').first()).toBeVisible()
  }

  await page.goto('/gm.html#/encounters')
  await page.getByRole('button', { name: 'New party' }).click()
  await keyboard.type('Saltmere')
  await keyboard.press('Enter')
  await page.getByRole('combobox', { name: 'Add a character' }).fill('Ilse')
  await keyboard.press('Enter')
  await page.getByRole('button', { name: 'What Ilse carries' }).click()
  await page.getByRole('textbox', { name: 'Max HP' }).fill('8')
  await page.getByRole('button', { name: 'New encounter' }).click()
  await keyboard.type('Ford')
  await keyboard.press('Enter')
  await keyboard.type('Saltmere')
  await keyboard.press('Enter')
  await expect(page.getByText('Terra Magia. 1 player.')).toBeVisible()
  await keyboard.press('Escape')

  await page.getByRole('article').getByRole('button', { name: /^Run/ }).click()
  await toRoundOne()
  await expect(health).toHaveAttribute('aria-valuenow', '8')
  await keyboard.press('d')
  await keyboard.type('3')
  await keyboard.press('Enter')
  await expect(health).toHaveAttribute('aria-valuenow', '5')
  await menu.click()
  await page.getByRole('menuitem', { name: /^End the fight/ }).click()
  const carried = page.getByRole('region', { name: 'Carries over' })
  await expect(carried.getByRole('checkbox', { name: 'VP and HP as they are' })).toBeChecked()
  await carried.getByRole('button', { name: 'Write to the party' }).click()
  await expect(carried).toContainText('No character of a party has changed')

  await page.getByRole('button', { name: 'Run it again' }).click()
  await toRoundOne()
  await expect(health).toHaveAttribute('aria-valuenow', '8')

  await page.goto('/gm.html#/encounters')
  await page.getByRole('list', { name: 'No campaign' }).getByRole('button', { name: /^Ford/ }).click()
  await page.getByRole('article').getByRole('button', { name: /^Run/ }).click()
  await toRoundOne()
  await expect(health).toHaveAttribute('aria-valuenow', '5')
})

test('an encounter is running while its fight is, and fought when that is over', async ({ page }) => {
  await makeFord(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('textbox', { name: 'Orc total' })).toBeVisible()
  await page.goto('/gm.html#/encounters')
  const line = page.getByRole('list', { name: 'No campaign' }).getByRole('button', { name: /^Ford/ })
  await expect(line).toContainText('Running. 1 monster.')
  await page.getByRole('button', { name: 'This fight', exact: true }).click()
  await page.getByRole('menuitem', { name: /^End the fight/ }).click()
  await expect(line).toContainText('Fought. 1 monster.')
})

test('another encounter is added to the fight on the table, or run instead; nothing is replaced unasked', async ({
  page,
}) => {
  await makeFord(page)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('textbox', { name: 'Orc total' })).toBeVisible()

  await page.goto('/gm.html#/encounters')
  await page.getByRole('button', { name: /^Ember Court/ }).click()
  await expect(page.getByRole('button', { name: /^Add to the fight/ })).toBeDisabled()
  await page.getByRole('button', { name: /^The Drowned Chapel/ }).click()
  await page.getByRole('button', { name: 'Add to the fight' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to Ford' })
  await dialog.getByRole('checkbox', { name: 'Mire Ghoul × 3' }).press('Space')
  await dialog.getByRole('button', { name: 'Add to the fight' }).click()
  await expect(page.getByRole('textbox', { name: 'Hollow Warden total' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Orc total' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Mire Ghoul/ })).toHaveCount(0)

  await page.goto('/gm.html#/encounters')
  await page.getByRole('button', { name: /^The Drowned Chapel/ }).click()
  await page.getByRole('button', { name: 'Run instead' }).click()
  await expect(page.getByText('Ford is among the open fights.')).toBeVisible()
  await page.goto('/gm.html#/encounters')
  await page.getByRole('list', { name: 'Open fights' }).getByRole('button', { name: /^Ford/ }).click()
  await expect(page.getByRole('textbox', { name: 'Hollow Warden total' })).toBeVisible()
})

async function makeFord(page: Page): Promise<void> {
  await page.goto('/gm.html#/encounters')
  await page.getByRole('button', { name: 'New encounter' }).click()
  await page.keyboard.type('Ford')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Add a player or a whole party' })).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await page.keyboard.type('Orc')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Terra Magia. 1 monster.')).toBeVisible()
  await page.keyboard.press('Escape')
}
