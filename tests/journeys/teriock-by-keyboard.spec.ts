import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test'
import { current, lineOf, TableKeys } from '../support/journeys/table-keys'

const dock = (page: Page) => page.getByRole('region', { name: /, in progress$/ })
const stack = (page: Page) => page.getByRole('list', { name: 'Reaction stack' })
const upkeep = (page: Page) => page.getByRole('list', { name: 'Kept up from round to round' })
const chip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Budget' }).getByRole('button', { name })

/** The second card of the first screen has its own key. */
async function runSecondSample(page: Page): Promise<void> {
  await page.goto('/gm.html')
  await expect(page.getByRole('button', { name: /^Run sample fight/ }).first()).toBeFocused()
  await page.keyboard.press('2')
  await expect(page.getByRole('list', { name: 'Turn order' })).toBeVisible()
}

async function resolve(keys: TableKeys, top: string): Promise<void> {
  await keys.focused(`Resolve ${top}`)
  await keys.press('Enter')
}

/** A letter names who; with what is proposed. */
async function answerWith(keys: TableKeys, page: Page, who: string, ability: string): Promise<void> {
  await keys.press('x')
  await keys.focused(/^(Answer|React)$/)
  const named = page.getByRole('combobox', { name: 'Who' })
  for (let pressed = 0; pressed < 6 && !(await named.innerText()).includes(who); pressed++)
    await keys.press(who.charAt(0).toLowerCase())
  await expect(named).toContainText(who)
  await expect(page.getByRole('combobox', { name: 'Which ability' })).toContainText(ability)
  await keys.press('Enter')
}

async function strike(keys: TableKeys, target: string, d20: number): Promise<void> {
  await keys.act('Basic attack')
  await keys.focused('Target')
  await keys.pick(target)
  await keys.answer('1d20', d20)
}

const AFTER_SERAPHINE = ['Cinder Guard 2', 'Wren', 'Joss', 'Ash Stalker']

/** Ends the turns that are left of a round, `first` and all after her, until Ossian begins the next. */
async function rest(keys: TableKeys, first: string): Promise<void> {
  for (const next of [first, ...AFTER_SERAPHINE, 'Ossian']) await keys.endTurn(next)
}

test('a GM plays Ember Court to its end without touching the pointer', async ({ page }) => {
  // Six rounds, key by key.
  test.setTimeout(120_000)
  const keys = new TableKeys(page)

  await test.step('the open stack resolves from its top: the second dispel saves the Fire Ball', async () => {
    await runSecondSample(page)
    await expect(stack(page)).toContainText('Will be cancelled')
    await resolve(keys, '3, Dispel Magic')
    await resolve(keys, '1, Fire Ball')
    await expect(dock(page)).toContainText('HP 40 to 26')
    await keys.focused('Damage')
    await keys.press('Enter')
    await expect(stack(page)).toHaveCount(0)
    await expect(lineOf(page, 'Ossian')).toHaveAccessibleName(/HP 26 of 40/)
    await expect(lineOf(page, 'Cinder Guard 2')).toHaveAccessibleName(/HP 18 of 18/)
  })

  await test.step('a second stack, three deep, fells a guard', async () => {
    await keys.act('Spark')
    await keys.focused('Targets')
    await keys.tick('Cinder Guard 1')
    await keys.focused('Put on the stack')
    await keys.press('Enter')
    await answerWith(keys, page, 'Soot Chanter', 'Hiss')
    await expect(stack(page)).toContainText('Will be cancelled')
    await answerWith(keys, page, 'Joss', 'Cut the Thread')
    await resolve(keys, '3, Cut the Thread')
    await resolve(keys, '1, Spark')
    await keys.answer('Damage', 5)
    await expect(lineOf(page, 'Cinder Guard 1')).toHaveAccessibleName(
      /HP -1 of 18, .*Unconscious, Down, Prone/,
    )
    await keys.press('Delete')
    await expect(lineOf(page, 'Cinder Guard 1')).toHaveAccessibleName(/Defeated/)
  })

  await test.step('the other guard strikes, and its halberd frightens', async () => {
    await keys.endTurn('Cinder Guard 2')
    await strike(keys, 'Joss', 12)
    await expect(dock(page)).toContainText('13 against AC 12, a hit')
    await expect(dock(page)).toContainText('AC + BV 13 must exceed the roll')
    await keys.answer('Damage', 6)
    await keys.select('Joss')
    await keys.press('c')
    await keys.focused('Effect')
    await page.keyboard.type('fright')
    await keys.push('Lasts as the rules say')
    await keys.tabTo('Lasts: ')
    await keys.pick('until a roll')
    await keys.push(/^Add effect$/)
    await expect(lineOf(page, 'Joss')).toHaveAccessibleName(/Frightened/)
  })

  await test.step('Joss hits, the guard flares up, Joss keeps an attack ready; at the end of the turn the fear asks for its dice', async () => {
    await keys.endTurn('Joss Fenwick')
    await strike(keys, 'Cinder Guard 2', 15)
    await keys.answer('Damage', 6)
    await keys.answer('Gets through', 3)
    await expect(lineOf(page, 'Cinder Guard 2')).toHaveAccessibleName(/HP 15 of 18/)
    await answerWith(keys, page, 'Cinder Guard 2', 'Flare Up')
    await keys.focused('Targets')
    await keys.tick('Joss')
    await keys.focused('Put on the stack')
    await keys.press('Enter')
    await resolve(keys, '1, Flare Up')
    await keys.answer('Damage', 2)
    await expect(lineOf(page, 'Joss')).toHaveAccessibleName(/HP 16 of 24/)
    await expect(page.getByText('Attack penalty -2.')).toBeVisible()
    await keys.act('Ready')
    await keys.focused('When')
    await keys.fill('When', 'the stalker shows itself')
    await keys.press('Enter')
    await expect(current(page)).toContainText('Ash Stalker')
    await keys.press('q')
    await keys.answer('2d4 as rolled', '4 1')
    await expect(lineOf(page, 'Joss')).not.toHaveAccessibleName(/Frightened/)
    await keys.onActions()
    await expect(dock(page)).toHaveCount(0)
  })

  await test.step('the hidden stalker shows itself, and the readied attack answers it', async () => {
    const players = await keys.openPlayers()
    const seen = players.getByRole('list', { name: 'Turn order' })
    await expect(seen).toContainText('Ossian')
    await expect(seen).not.toContainText('Ash Stalker')
    await keys.press('v')
    await expect(seen).toContainText('Ash Stalker')
    await keys.push('Trigger Readied: Basic attack of Joss')
    await keys.focused('Target')
    await keys.pick('Ash Stalker')
    await expect(dock(page)).toContainText('penalty -2')
    await keys.answer('1d20', 15)
    await resolve(keys, '1, Readied: Basic attack')
    await expect(dock(page)).toContainText('14 against AC 12, a hit')
    await keys.answer('Damage', 5)
    await expect(lineOf(page, 'Ash Stalker')).toHaveAccessibleName(/HP 10 of 15/)
  })

  await test.step('the Chanter delays, and comes back after Ossian has sent a thrall', async () => {
    await keys.endTurn('Soot Chanter')
    await keys.act('Delay')
    await expect(current(page)).toContainText('Ossian')
    await page.keyboard.press('i')
    await expect(page.getByRole('dialog', { name: 'Sheet' })).toContainText('Will of the Court')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'React with Soot Chanter' })).toHaveCount(0)
    await keys.act('Basic command')
    await keys.focused('Minion')
    await keys.pick('Ember Thrall 1')
    await keys.focused('Command')
    await keys.press('Enter')
    await keys.select('Ember Thrall 1')
    await expect(chip(page, /^Action 2, unspent, granted/)).toBeVisible()
    await strike(keys, 'Brannoch', 18)
    await keys.answer('Damage', 3)
    await keys.line('Soot Chanter')
    await keys.push('More for Soot Chanter')
    await keys.pickInMenu('Come back now')
    await expect(lineOf(page, 'Soot Chanter')).not.toHaveAccessibleName(/Delayed/)
  })

  await test.step('Brannoch sustains his circle on his turn, and Wren joins with the total her player calls', async () => {
    await keys.endTurn('Soot Chanter')
    await keys.endTurn('Brannoch')
    await expect(upkeep(page)).toContainText('10 of 30 s')
    await keys.press('u')
    await expect(upkeep(page)).toContainText('Kept up this round')
    await keys.press('q')
    await keys.answer('Total of Wren Tallow', 16)
    await expect(lineOf(page, 'Wren Tallow')).toHaveAccessibleName(/, 16, Waiting/)
  })

  await test.step('ten steps back and ten forward leave the table as it was', async () => {
    const order = page.getByRole('list', { name: 'Turn order' })
    const before = await order.innerText()
    for (let step = 0; step < 10; step++) await keys.press('Control+z')
    await expect(order).not.toHaveText(before, { useInnerText: true })
    for (let step = 0; step < 10; step++) await keys.press('Control+Shift+Z')
    await expect(order).toHaveText(before, { useInnerText: true })
  })

  await test.step('round 4: the Chanter begins a dirge and draws a veil, Brannoch goes on with his circle', async () => {
    await rest(keys, 'Seraphine')
    await keys.endTurn('Soot Chanter')
    await keys.act('Dirge of Embers')
    await resolve(keys, '1, Dirge of Embers')
    await expect(upkeep(page)).toContainText('0 of 60 s')
    await keys.act('Veil of Soot')
    await keys.focused('Put on the stack')
    await keys.press('Enter')
    await resolve(keys, '1, Veil of Soot')
    await expect(dock(page)).toContainText('it ends when Soot Chanter becomes unable')
    await keys.focused('Veil of Soot')
    await keys.press('Enter')
    await expect(lineOf(page, 'Soot Chanter')).toHaveAccessibleName(/Veil of Soot/)
    await keys.endTurn('Brannoch')
    await keys.press('u')
    await expect(upkeep(page)).toContainText('15 of 30 s')
    await rest(keys, 'Seraphine')
  })

  await test.step('round 5: nobody keeps the dirge up: asked once, it fizzles, and that is no ruling', async () => {
    await keys.endTurn('Soot Chanter')
    await keys.endTurn('Brannoch')
    await keys.press('u')
    for (const next of ['Seraphine', ...AFTER_SERAPHINE]) await keys.endTurn(next)
    await keys.press('n')
    await expect(
      page.getByRole('alert').filter({ hasText: 'Not sustained in round 5: Dirge of Embers' }),
    ).toBeVisible()
    await expect(page.getByRole('button', { name: 'Let it fizzle', exact: true })).toBeVisible()
    await keys.endTurn('Ossian')
    await expect(upkeep(page)).not.toContainText('Dirge')
  })

  await test.step('round 6: with the sixth Sustain the circle is complete when the round ends', async () => {
    await keys.endTurn('Soot Chanter')
    await keys.endTurn('Brannoch')
    await keys.press('u')
    await expect(upkeep(page)).toContainText('25 of 30 s')
    await rest(keys, 'Seraphine')
    await expect(upkeep(page)).toHaveCount(0)
    await expect(page.getByRole('list', { name: 'Questions' })).toContainText(
      'Brannoch Keld completes Warding Circle',
    )
    await keys.press('q')
    await keys.push('Done')
    await expect(page.getByRole('list', { name: 'Questions' })).toHaveCount(0)
  })

  await test.step('the dawn breaks over the court, and the fight ends', async () => {
    const left = [
      'Ossian',
      'Ember Thrall 1',
      'Ember Thrall 2',
      'Cinder Guard 2',
      'Ash Stalker',
      'Soot Chanter',
    ]
    for (const name of left) {
      await keys.line(name)
      await keys.press('Space')
    }
    await keys.wound('60 holy')
    await keys.push('Defeated')
    for (const name of left) await expect(lineOf(page, name)).toHaveAccessibleName(/Defeated/)
    await expect(lineOf(page, 'Soot Chanter')).not.toHaveAccessibleName(/Veil of Soot/)
    await expect(page.getByText('GM ruling')).toHaveCount(0)
    await keys.command('End the fight')
    await expect(page.getByRole('heading', { name: / is over$/ })).toBeVisible()
  })
})
