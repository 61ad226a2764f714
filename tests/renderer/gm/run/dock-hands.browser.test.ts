import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DemoTable } from './demo-table'
import { onScreen, orderedSample } from './on-screen'

let table: DemoTable
let stop: () => void = () => undefined
afterEach(() => stop())

const press = (keys: string) => userEvent.keyboard(keys)
const button = (name: string | RegExp) => page.getByRole('button', { name })
const field = (name: RegExp) => page.getByRole('textbox', { name })
const dock = page.getByRole('region', { name: /in progress/ })
/** An attack is made with the first weapon. */
const act = (id: string) =>
  document.querySelector<HTMLElement>(`[data-action="${id}"], [data-action^="${id}:"]`)?.click()

function terra(...first: string[]) {
  ;({ table, stop } = onScreen(...orderedSample('terra-magia', first)))
}

describe('typing into an open form is never a command', () => {
  it('puts a digit into the damage while the answer of the target is asked', async () => {
    terra('warden')
    act('attack')
    await press('ilse{Enter}')
    await expect.element(field(/^Target roll/)).toHaveFocus()
    await press('9{Enter}')
    await expect.element(button(/^(None|Takes it)/)).toHaveFocus()
    await press('1')
    await expect.element(field(/^Damage, /)).toHaveValue('1')
    await expect.element(page.getByRole('combobox', { name: /Target: Ilse/ })).toBeVisible()
  })

  it('uses a letter up that gives an answer: it does not land in the next field', async () => {
    terra('warden')
    act('attack')
    await press('ilse{Enter}9{Enter}d')
    await expect.element(button('Fails')).toBeVisible()
    await press('f')
    await press('8')
    await expect.element(field(/^Damage, /)).toHaveValue('8')
  })

  it('begins a move at its metres, so that a number is theirs', async () => {
    terra('warden')
    act('move')
    await expect.element(field(/^Metres/)).toHaveFocus()
    await press('4{Enter}')
    await expect.element(button(/^Movement 1, spent: Move 4 m/)).toBeVisible()
  })

  it('takes cover after one of its two numbers', async () => {
    terra('warden')
    act('take-cover')
    await expect.element(field(/^AR/)).toHaveFocus()
    await press('2')
    await expect.element(button(/^Take cover/)).toBeVisible()
    await press('{Enter}')
    await expect.element(dock).not.toBeInTheDocument()
  })

  it('writes a trigger that begins with the letter of a command', async () => {
    terra('warden')
    act('prep')
    await page.getByRole('combobox', { name: /^Action/ }).click()
    await page.getByRole('option', { name: 'Attack', exact: true }).click()
    await expect.element(field(/^If/)).toHaveFocus()
    await press('n gnoll')
    await expect.element(field(/^If/)).toHaveValue('n gnoll')
    expect(table.journal.value.head).toBe(1)
  })

  it('takes the line of a closed list that begins so; Enter goes on, and what begins nothing is for the text', async () => {
    terra('warden')
    act('prep')
    await expect.element(page.getByRole('combobox', { name: 'Action: Action' })).toHaveFocus()
    await press('zz')
    await expect.element(field(/^If/)).toHaveValue('zz')
    document.querySelector<HTMLElement>('[aria-label="Action: Action"]')?.focus()
    await press('att')
    await expect.element(page.getByRole('combobox', { name: 'Action: Attack' })).toHaveFocus()
    await press('{Enter}{Enter}')
    await expect.element(dock).not.toBeInTheDocument()
    await expect.poll(() => table.journal.value.head).toBe(2)
  })

  it('takes no letter for a command, wherever the focus is', async () => {
    terra('warden')
    act('simple-item')
    await expect.element(field(/^What/)).toHaveFocus()
    document.querySelector<HTMLElement>('[data-line]')?.focus()
    await press('draws a sword')
    await expect.element(field(/^What/)).toHaveValue('draws a sword')
  })

  it('says so when a key means nothing there', async () => {
    terra('warden')
    act('defend')
    await press('n1v')
    expect(table.journal.value.head).toBe(1)
    await expect.element(dock).toBeVisible()
  })

  it('names the field that Enter goes to, and applies only when it says so', async () => {
    terra('warden')
    act('attack')
    await expect.element(button(/^Next: target/)).toBeVisible()
    await press('ilse9')
    await expect.element(button(/^Next: /)).toBeVisible()
    await press('{Enter}{Enter}6')
    await expect.element(button(/^Apply 6/)).toBeVisible()
    await press('{Enter}')
    await expect.element(dock).not.toBeInTheDocument()
    await expect.poll(() => table.journal.value.head).toBe(2)
  })

  it('asks before a form that is begun makes room for another', async () => {
    terra('warden')
    act('attack')
    await press('ilse9')
    act('move')
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Attack is not applied yet' }))
      .toBeVisible()
    await expect.element(field(/^Target roll/)).toHaveValue('9')
    await button('Drop it for Move').click()
    await expect.element(field(/^Metres/)).toBeVisible()
  })

  it('keeps it while something is done at once, such as a re-roll', async () => {
    terra('tobin')
    act('attack')
    await press('warden9')
    await button(/^\d+ more/)
      .first()
      .click()
    act('token-reroll-before')
    await expect.element(field(/^Target roll/)).toHaveValue('9')
  })

  it('has the footer to itself, and gives it back', async () => {
    terra('warden')
    act('attack')
    await expect.element(button(/^End turn/)).not.toBeInTheDocument()
    await press('{Escape}')
    await expect.element(button(/^End turn/)).toBeVisible()
  })

  it('can be filled in with the pointer alone', async () => {
    terra('warden')
    act('attack')
    await page.getByRole('combobox', { name: /^Target/ }).click()
    await page.getByRole('option', { name: /Ilse Kessler/ }).click()
    await button('Roll Target roll, 1d10').click()
    await button(/^(Next|Roll and apply|Apply)/).click()
    await expect.element(dock).toBeVisible()
  })
})

describe('after the damage box', () => {
  it('the hands are back where they were, and the next key is a command', async () => {
    terra('warden')
    await expect.element(button(/^Halberd/)).toHaveFocus()
    const before = document.activeElement
    await press('d7{Enter}')
    expect(document.activeElement).toBe(before)
    expect(before).not.toBe(document.body)
    await press('n')
    expect(table.fight.value.pastTurns).toHaveLength(1)
  })

  it('Esc hands them back too', async () => {
    terra('warden')
    await expect.element(button(/^Halberd/)).toHaveFocus()
    const before = document.activeElement
    await press('d7{Escape}{Escape}')
    expect(document.activeElement).toBe(before)
  })
})
