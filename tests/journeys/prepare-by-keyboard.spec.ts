import { expect, test } from '../support/journeys/browser-test'
import { current, TableKeys } from '../support/journeys/table-keys'

const PARTY = ['Ilse Kessler', 'Brother Odo', 'Maren Voss', 'Tobin Ashgrove']
const MONSTERS = [
  { name: 'Bog Hulk', ar: 14, hp: 20, swiftness: 2, intuition: 1 },
  { name: 'Mire Ghoul', ar: 11, hp: 6, swiftness: 4, intuition: 3 },
  { name: 'Lantern Wisp', ar: 17, hp: 3, swiftness: 6, intuition: 6 },
]

test('a new GM with no pointer makes a party, three monsters and an encounter, and starts it', async ({
  page,
}) => {
  const keys = new TableKeys(page)
  const { keyboard } = page
  await page.goto('/gm.html')
  await keys.focused(/^Run sample fight/)

  await keys.push('Encounters', 'Shift+Tab')
  await keys.push('New party')
  await keys.answer('Name of the party', 'Saltmere')
  await keys.tabTo('Add a character')
  for (const name of PARTY) {
    await keyboard.type(name)
    await keys.press('Enter')
  }
  await expect(page.getByRole('list', { name: 'Characters' }).getByRole('listitem')).toHaveCount(4)

  await keys.press('Escape')
  await keys.push('Library', 'Shift+Tab')
  for (const { name, ar, hp, swiftness, intuition } of MONSTERS) {
    await keys.push(/^New$/)
    await keys.pickInMenu('Terra Magia stat block')
    await keys.focused('Name')
    await keyboard.type(name)
    await keys.fill('AR', ar)
    await keys.fill('HP', hp)
    await keys.fill('Swiftness', swiftness)
    await keys.fill('Intuition', intuition)
    await keys.press('Control+s')
    await expect(page.getByRole('option', { name: new RegExp(name) })).toBeVisible()
  }

  await keys.push('Encounters', 'Shift+Tab')
  await keys.push('New encounter')
  await keys.answer('Title', 'Drowned chapel')
  await keys.focused('Add a player or a whole party')
  await keyboard.type('Saltmere')
  await expect(page.getByRole('option', { name: /Saltmere/ }).first()).toBeVisible()
  await keys.press('Enter')
  await expect(page.getByText('Terra Magia. 4 players.')).toBeVisible()
  await keys.press('Escape', 'a')
  await keys.focused('Add a monster, At the start')
  // Two kinds, so that a tie between them is settled by their stats.
  for (const name of ['Mire Ghoul', 'Lantern Wisp']) {
    await keyboard.type(name)
    await keys.press('Enter')
  }
  await keys.press('Escape')
  await keys.tabTo('Hidden: Lantern Wisp')
  await keys.press('Space')
  await expect(page.getByRole('switch', { name: 'Hidden: Lantern Wisp' })).toBeChecked()
  await keys.push('Add a wave')
  await keys.choose('When Wave 2 comes', 'Start of round 3')
  await keys.push('Monster')
  await keys.focused('Add a monster, Wave 2')
  await keyboard.type('Bog Hulk')
  await keys.press('Enter', 'Escape')
  await expect(page.getByText('4 players against 2 monsters, 1 more in round 3.').first()).toBeVisible()

  await keys.press('Control+Enter')
  await keys.focused('Ilse Kessler total')
  for (const total of [44, 43, 42, 41]) {
    await keyboard.type(String(total))
    await keys.press('Enter')
  }
  // What nobody has typed yet is asked for, by name, and never made up.
  for (const name of PARTY) {
    await keys.fill(`${name} HP`, 12)
    await keys.press('Enter')
  }
  await keys.press('Control+Enter')
  await expect(current(page)).toContainText('Ilse Kessler')
  await expect(page.getByText('Round 1').first()).toBeVisible()
})
