import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import CalledField from '#gm/features/run/order/CalledField.vue'

let wrapper: VueWrapper
const field = page.getByRole('textbox', { name: 'Total' })
const called = () => wrapper.emitted('update:modelValue')?.at(-1)?.[0]

beforeEach(() => {
  const props = { label: 'Total', dice: '1d20', modelValue: { kind: 'blank' as const } }
  wrapper = mount(CalledField, { attachTo: document.body, props })
})
afterEach(() => wrapper.unmount())

describe('the field for a total that a player calls', () => {
  it('takes a total, and d and a number for the bare die', async () => {
    await field.fill('17')
    expect(called()).toEqual({ kind: 'total', value: 17 })
    await field.fill('d14')
    expect(called()).toEqual({ kind: 'die', value: 14 })
    await field.fill('')
    expect(called()).toEqual({ kind: 'blank' })
  })

  it('says in place what it can’t take', async () => {
    await field.fill('soon')
    await expect.element(field).toHaveAccessibleDescription('Needs a number, or d14.')
    await field.fill('d21')
    await expect.element(field).toHaveAccessibleDescription('A d20 shows 1 to 20.')
    await field.fill('20')
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
  })

  it('waits for the end of a number until the field is left', async () => {
    await field.click()
    await userEvent.keyboard('d')
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
    await userEvent.tab()
    await expect.element(field).toHaveAccessibleDescription('Needs a number, or d14.')
  })
})
