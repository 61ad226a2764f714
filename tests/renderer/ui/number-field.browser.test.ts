import { enableAutoUnmount, mount } from '@vue/test-utils'
import { h, nextTick } from 'vue'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import NumberField from '#ui/NumberField.vue'
import { hold } from './held'

enableAutoUnmount(afterEach)
const total = page.getByRole('textbox', { name: 'Total' })

describe('a number field', () => {
  it('hands on what is typed as a number', async () => {
    const { model } = await hold<number | null>(NumberField, null, { label: 'Total' })
    await userEvent.fill(total, ' 17 ')
    expect(model.value).toBe(17)
  })

  it('takes zero and negative numbers', async () => {
    const { emitted } = await hold<number | null>(NumberField, null, { label: 'Total' })
    await userEvent.fill(total, '0')
    await userEvent.fill(total, '-3')
    expect(emitted).toEqual([0, -3])
  })

  it('keeps junk where it was typed, says why, and hands on nothing', async () => {
    const { model, emitted } = await hold<number | null>(NumberField, 12, { label: 'Total' })
    await userEvent.fill(total, 'abc')
    await expect.element(total).toHaveValue('abc')
    await expect.element(total).toHaveAccessibleDescription('Whole numbers only, such as 7 or -3.')
    await expect.element(total).toHaveAttribute('aria-invalid', 'true')
    expect([model.value, emitted]).toEqual([12, []])
  })

  it('hands on null when it is emptied', async () => {
    const { model } = await hold<number | null>(NumberField, 12, { label: 'Total' })
    await userEvent.clear(total)
    expect(model.value).toBeNull()
  })

  it('takes halves only where they are allowed', async () => {
    const { model } = await hold<number | null>(NumberField, null, { label: 'Total', allowDecimals: true })
    await userEvent.fill(total, '12.5')
    expect(model.value).toBe(12.5)
  })

  it('waits with a lone sign until it is left', async () => {
    await hold<number | null>(NumberField, null, { label: 'Total' })
    await userEvent.fill(total, '-')
    await expect.element(total).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect.element(total).toHaveAccessibleDescription('Needs a number after the sign.')
  })

  it('shows a value that was set elsewhere, even over junk', async () => {
    const { model } = await hold<number | null>(NumberField, 12, { label: 'Total' })
    await userEvent.fill(total, 'abc')
    model.value = 21
    await nextTick()
    await expect.element(total).toHaveValue('21')
    await expect.element(total).not.toHaveAttribute('aria-invalid')
  })

  it('reports junk as v-model:invalid and takes it back when mended', async () => {
    const heard = vi.fn<(invalid: boolean) => void>()
    await hold<number | null>(NumberField, null, {
      label: 'Total',
      'onUpdate:invalid': heard,
      invalid: false,
    })
    await userEvent.fill(total, '1x')
    expect(heard).toHaveBeenLastCalledWith(true)
  })

  it('answers Enter with the number, and not while junk stands', async () => {
    const entered = vi.fn<(value: number | null) => void>()
    await hold<number | null>(NumberField, null, { label: 'Total', onEnter: entered })
    await userEvent.fill(total, 'x')
    await userEvent.keyboard('{Enter}')
    expect(entered).not.toHaveBeenCalled()
    await userEvent.fill(total, '9')
    await userEvent.keyboard('{Enter}')
    expect(entered).toHaveBeenCalledExactlyOnceWith(9)
  })

  it('holds back the form around it while junk stands, from Enter and from its button, and takes the hands back', async () => {
    const sent = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    const form = () =>
      h('form', { onSubmit: sent }, [
        h(NumberField, { label: 'Total', modelValue: 12, 'onUpdate:modelValue': () => undefined }),
        h('button', 'Set'),
      ])
    mount(form, { attachTo: document.body })
    await userEvent.fill(total, '12x')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(page.getByRole('button', { name: 'Set' }))
    expect(sent).not.toHaveBeenCalled()
    await expect.element(total).toHaveFocus()
    await userEvent.fill(total, '12')
    await userEvent.keyboard('{Enter}')
    expect(sent).toHaveBeenCalledOnce()
  })
})
