import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DemoTable } from '../demo-table'
import { onScreen, orderedSample } from '../on-screen'

let table: DemoTable
let stop: () => void = () => undefined
afterEach(() => stop())

const press = (keys: string) => userEvent.keyboard(keys)
const box = page.getByRole('combobox', { name: 'Effect' })
const current = () => {
  const { entries, activeEntry, combatants } = table.fight.value
  return combatants[entries[activeEntry ?? '']?.combatant ?? '']
}
function terra() {
  ;({ table, stop } = onScreen(...orderedSample('terra-magia')))
}

describe('the box that names an effect', () => {
  it('takes the rule that is typed, with its severity and its ticks, in six keys', async () => {
    terra()
    await press('cble{Enter}')
    const [effect] = current()?.effects ?? []
    expect(effect).toMatchObject({ label: 'Bleeding', severity: 1 })
    expect(effect?.definition).not.toBeNull()
  })

  it('reads a severity behind the name and shows what the rule says', async () => {
    terra()
    await press('cble 2')
    await expect
      .element(page.getByRole('option', { name: /^Bleeding 2/ }))
      .toHaveAttribute('aria-selected', 'true')
    await expect.element(page.getByRole('textbox', { name: 'Severity' })).toHaveValue('2')
    await press('{Enter}')
    expect(current()?.effects[0]).toMatchObject({ label: 'Bleeding', severity: 2 })
  })

  it('leaves a label of the own that looks different when no rule is called so', async () => {
    terra()
    await press('cown mark{Enter}')
    expect(current()?.effects[0]).toMatchObject({ label: 'own mark', definition: null })
    await expect.element(page.getByRole('button', { name: /^own mark/ })).toHaveClass('is-own')
  })

  it('gives a rule’s name to a label of the own only on purpose', async () => {
    terra()
    await press('cbleeding{ArrowUp}{Enter}')
    expect(current()?.effects[0]).toMatchObject({ label: 'bleeding', definition: null })
  })

  it('is gone after Enter, and the next key is a command', async () => {
    terra()
    const before = current()?.name
    await press('cble{Enter}')
    await expect.element(box).not.toBeInTheDocument()
    await press('n')
    await expect.poll(() => current()?.name).not.toBe(before)
  })
})
