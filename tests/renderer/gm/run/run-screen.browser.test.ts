import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aSeed, anEncounter } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'
import type { DemoTable } from './demo-table'
import { onScreen, orderedSample } from './on-screen'

let table: DemoTable
let stop: () => void = () => undefined
afterEach(() => stop())

const order = page.getByRole('list', { name: 'Turn order' })
const current = () => order.element().querySelector('[aria-current="true"]')?.textContent ?? ''
const button = (name: string | RegExp) => page.getByRole('button', { name })
const damage = page.getByRole('textbox', { name: 'Damage or heal' })
const press = (keys: string) => userEvent.keyboard(keys)
const hp = (name: string) => {
  const vital = table.fight.value.combatants[table.id(name)]?.vitals.hp
  return vital === 'notTracked' ? null : vital?.now
}

function three() {
  const members = [
    aSeed('Ana', { total: 18, side: 'ally' }),
    aSeed('Bo', { total: 12, side: 'ally' }),
    aSeed('Orc', { total: 7 }),
  ]
  ;({ table, stop } = onScreen(anEncounter(members), plainSystem))
}
function terra(...first: string[]) {
  ;({ table, stop } = onScreen(...orderedSample('terra-magia', first)))
}

describe('the screen of a running fight', () => {
  it('has the names that screen readers and tests rely on', async () => {
    terra()
    await expect.element(order).toBeVisible()
    expect(order.element().tagName).toBe('OL')
    expect(order.element().querySelectorAll('[aria-current="true"]')).toHaveLength(1)
    for (const name of [/^End turn/, /^Back a turn/, /^Undo/])
      await expect.element(button(name)).toBeVisible()
    await expect.element(damage).toBeVisible()
    const budget = page.getByRole('group', { name: 'Budget' })
    for (const slot of ['Major 1, unspent', 'Major 2, unspent', 'Minor 1, unspent'])
      await expect.element(budget.getByRole('button', { name: slot })).toBeVisible()
    expect(page.getByRole('list', { name: 'Actions' }).elements().length).toBeGreaterThan(3)
    await expect.element(page.getByRole('region', { name: 'Log' })).toBeVisible()
    await expect.element(page.getByRole('region', { name: 'Reactions' })).toBeVisible()
  })

  it('hurts whoever acts with D, a number and Enter', async () => {
    three()
    await press('d')
    await expect.element(damage).toHaveFocus()
    await press('4')
    await expect.element(page.getByText('HP 10 to 6')).toBeVisible()
    await press('{Enter}')
    expect(hp('Ana')).toBe(6)
    await expect.element(damage).toHaveValue('')
  })

  it('hurts the selected one and not the acting one', async () => {
    three()
    await button(/^Orc/).click()
    await press('d4{Enter}')
    expect([hp('Ana'), hp('Orc')]).toEqual([10, 6])
  })

  it('hurts several at once, each in full, half or not at all, as one step', async () => {
    three()
    await button(/^Ana/).click()
    await press(' {ArrowDown} {ArrowDown}')
    await press('d5')
    await page.getByRole('radiogroup', { name: 'Bo takes' }).getByText('Half').click()
    await page.getByRole('radiogroup', { name: 'Orc takes' }).getByText('None').click()
    await damage.click()
    await press('{Enter}')
    expect([hp('Ana'), hp('Bo'), hp('Orc')]).toEqual([5, 8, 10])
    table.undo()
    expect([hp('Ana'), hp('Bo'), hp('Orc')]).toEqual([10, 10, 10])
  })

  it('refuses junk in place and changes nothing', async () => {
    three()
    await press('d')
    await press('9x{Enter}')
    await expect.element(page.getByRole('alert').filter({ hasText: 'not known here' })).toBeVisible()
    expect(hp('Ana')).toBe(10)
    await expect.element(damage).toHaveValue('9x')
  })

  it('opens a form from the menu of a line with the hands in its first field', async () => {
    three()
    await button(/^Orc/).click()
    await press('{Shift>}{F10}{/Shift}')
    ;(page.getByRole('menuitem', { name: 'Change place' }).element() as HTMLElement).focus()
    await press('{Enter}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expect.element(page.getByRole('combobox', { name: /^Before or after whom/ })).toHaveFocus()
  })

  it('passes the turn on with N, puts the hands on the new actions and says whose turn it is', async () => {
    three()
    await press('n')
    expect(current()).toContain('Bo')
    await expect
      .element(page.getByRole('list', { name: 'Actions' }).getByRole('button').first())
      .toHaveFocus()
    await expect.element(page.getByText("Bo's turn, round 1")).toBeInTheDocument()
    await expect.element(button('End turn, Orc next')).toBeVisible()
  })

  it('says which turn is next of somebody who has two', async () => {
    const members = [aSeed('Ana', { total: 18 }), aSeed('Hydra', { turns: 2, totals: [16, 15] })]
    ;({ table, stop } = onScreen(anEncounter(members), plainSystem))
    await expect.element(button('End turn, Hydra next, turn 1 of 2')).toBeVisible()
    await press('n')
    await expect.element(button('End turn, Hydra next, turn 2 of 2')).toBeVisible()
  })

  it('goes back a turn with Shift N, which is not the same as undo', async () => {
    three()
    await press('n')
    await press('{Shift>}N{/Shift}')
    expect(current()).toContain('Ana')
    expect(table.journal.value.head).toBe(3)
    await press('{Control>}z{/Control}')
    expect(current()).toContain('Bo')
  })

  it('spends exactly the slot that is pressed and gives exactly it back', async () => {
    three()
    const names = () =>
      page
        .getByRole('group', { name: 'Budget' })
        .getByRole('button')
        .elements()
        .map((chip) => chip.getAttribute('aria-label'))
    await button('Action 2, unspent').click()
    expect(names()).toEqual(['Action 1, unspent', 'Action 2, spent: By hand', 'Reaction 1, unspent'])
    await button('Action 2, spent: By hand').click()
    expect(names()).toEqual(['Action 1, unspent', 'Action 2, unspent', 'Reaction 1, unspent'])
  })

  it('takes an action by its digit', async () => {
    three()
    await press('1')
    await expect.element(button('Action 1, spent: strike')).toBeVisible()
    await press('1')
    await expect.element(button('Action 2, spent: strike')).toBeVisible()
  })

  it('says why an action is refused and does it anyway when the GM rules so', async () => {
    three()
    await press('1')
    await press('1')
    await press('1')
    await expect.element(page.getByRole('alert').filter({ hasText: 'Needs Action' })).toBeVisible()
    const before = table.journal.value.head
    await button('Do it anyway').click()
    expect(table.journal.value.head).toBe(before + 1)
    await expect.element(page.getByRole('region', { name: 'Log' }).getByText(/GM ruling/)).toBeVisible()
  })

  it('undoes and redoes by name, and keeps the undone line in the log', async () => {
    three()
    await press('d4{Enter}{Escape}')
    // Whoever acts need not be named beside Undo.
    await button(/^Undo (?!Ana)\w+/).click()
    expect(hp('Ana')).toBe(10)
    await expect.element(page.getByText(/, undone/)).toBeVisible()
    await button(/^Redo Ana/).click()
    expect(hp('Ana')).toBe(6)
  })

  it('shows whoever is selected and comes back to the acting one with Esc', async () => {
    three()
    await button(/^Orc/).click()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Orc')
    expect(current()).toContain('Ana')
    await press('{Escape}')
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Ana')
  })

  it('goes from column to column with F6', async () => {
    three()
    const inside = () => document.activeElement?.closest('[data-column]')?.textContent ?? ''
    await press('{F6}')
    expect(inside()).toContain('Reactions')
    await press('{F6}')
    expect(inside()).toContain('in all')
    await press('{Shift>}{F6}{/Shift}{Shift>}{F6}{/Shift}')
    expect(inside()).toContain('End turn')
  })

  it('has one stop for Tab in the whole turn order', () => {
    three()
    expect(order.element().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  })

  it('lets a name alone join, rolled and numbered, and asks in a tie', async () => {
    three()
    await button('Add combatant').click()
    await page.getByRole('combobox', { name: 'Name' }).fill('Cat')
    await page.getByRole('textbox', { name: 'Total' }).fill('12')
    await press('{Enter}')
    await expect.element(page.getByText(/Cat ties with Bo/)).toBeVisible()
    await button('Newcomer first').click()
    const names = [...order.element().querySelectorAll('.title')].map((each) => each.textContent)
    expect(names).toEqual(['Ana', 'Cat', 'Bo', 'Orc'])
  })

  it('changes a place from the menu of the line', async () => {
    three()
    await button(/^Orc/).click()
    await button('More for Orc').click()
    await page.getByRole('menuitem', { name: 'Act now' }).click()
    expect(current()).toContain('Orc')
  })

  it('adds an effect with C, tells how long it lasts and takes it off again', async () => {
    three()
    await press('cBlessed{Enter}')
    await button(/^Blessed/).click()
    await button('Remove').click()
    expect(table.fight.value.combatants[table.id('Ana')]?.effects).toEqual([])
  })

  it('overrides the number to hit with A', async () => {
    three()
    await press('a')
    await press('15{Enter}')
    await expect.element(button(/^AC 15/)).toBeVisible()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('an attack in its dock', () => {
  it('is filled in with the keys alone and undone as one step', async () => {
    terra('warden')
    await press('1')
    await page.getByRole('combobox', { name: /^Target/ }).click()
    await page.getByRole('option', { name: /Maren Voss/ }).click()
    await expect.element(page.getByRole('textbox', { name: /Target roll/ })).toHaveFocus()
    await press('9')
    await press('{Enter}')
    // The keys pass by the reaction of the target; Enter again says that there is none.
    await expect.element(button('Takes it')).toHaveFocus()
    await press('{Enter}')
    await expect.element(page.getByRole('textbox', { name: /^Damage, / })).toHaveFocus()
    await press('6{Enter}')
    expect(table.journal.value.head).toBe(2)
    await expect.element(button(/^Major 1, spent/)).toBeVisible()
    await expect.element(page.getByRole('region', { name: /in progress/ })).not.toBeInTheDocument()
    await press('{Control>}z{/Control}')
    await expect.element(button('Major 1, unspent')).toBeVisible()
  })

  it('takes its target from the turn order', async () => {
    terra('warden')
    await press('1')
    await button(/^Ilse Kessler/).click()
    await expect.element(page.getByRole('combobox', { name: /Target: Ilse Kessler/ })).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Hollow Warden')
  })

  it('rolls with R without anything counting before Apply', async () => {
    terra('warden')
    await button(/^Ilse Kessler/).click()
    await press('{Escape}')
    await press('1')
    await button(/^Ilse Kessler/).click()
    await press('r')
    await expect.element(page.getByRole('status').filter({ hasText: /AR 12/ })).toBeVisible()
    expect(table.journal.value.head).toBe(1)
    await press('{Escape}')
    await expect.element(page.getByRole('region', { name: /in progress/ })).not.toBeInTheDocument()
    expect(table.journal.value.head).toBe(1)
  })

  it('starts from an attack of the stat block, which is in view without a click', async () => {
    terra('warden')
    await button(/^Halberd/).click()
    await expect.element(page.getByRole('region', { name: /^Attack, in progress/ })).toBeVisible()
  })
})
