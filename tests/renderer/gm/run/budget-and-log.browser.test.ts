import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aSeed, anEncounter } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'
import { onScreen, orderedSample } from './on-screen'

let stop: () => void = () => undefined
afterEach(() => stop())

const button = (name: string | RegExp) => page.getByRole('button', { name })
const plain = () => ({ stop } = onScreen(anEncounter([aSeed('Ana', { total: 18 })]), plainSystem))

describe('paying with another slot', () => {
  const slots = () =>
    page
      .getByRole('group', { name: 'Budget' })
      .getByRole('button')
      .elements()
      .map((chip) => chip.getAttribute('aria-label'))

  it('is one press on a chip while the action is filled in', async () => {
    ;({ stop } = onScreen(...orderedSample('terra-magia', ['warden'])))
    await userEvent.keyboard('1')
    await button('Major 2, unspent').click()
    expect(slots()).toContain('Major 2, in use: Halberd')
    expect(slots()).toContain('Major 1, unspent')
  })

  it('is chosen before with Shift for an action that takes effect at once', async () => {
    plain()
    await userEvent.keyboard('{Shift>}')
    await button('Action 2, unspent').click()
    await userEvent.keyboard('{/Shift}')
    expect(slots()).toContain('Action 2, in use: Pays next')
    await button(/^strike/).click()
    expect(slots()).toEqual(['Action 1, unspent', 'Action 2, spent: strike', 'Reaction 1, unspent'])
  })
})

it('opens the search of the log with /', async () => {
  plain()
  await userEvent.keyboard('/')
  await expect.element(page.getByRole('searchbox', { name: 'Search the log' })).toHaveFocus()
})

it('neither rolls nor passes over a number that no die can show', async () => {
  const [encounter, system] = orderedSample('terra-magia', ['warden'])
  const screen = onScreen(encounter, system)
  stop = screen.stop
  await userEvent.keyboard('1')
  await button(/^Ilse Kessler/).click()
  const die = page.getByRole('textbox', { name: /Target roll/ })
  await expect.element(die).toHaveFocus()
  await userEvent.keyboard('15{Enter}')
  await expect.element(page.getByText('Needs 10 or less.')).toBeVisible()
  await expect.element(die).toHaveFocus()
  await button(/^(Roll and apply|Apply)/).click()
  expect(screen.table.journal.value.head).toBe(1)
})
