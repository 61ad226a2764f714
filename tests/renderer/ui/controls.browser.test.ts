import { enableAutoUnmount, mount } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { h, nextTick, ref } from 'vue'
import AppButton from '#ui/AppButton.vue'
import AppCheckbox from '#ui/AppCheckbox.vue'
import AppCombobox from '#ui/AppCombobox.vue'
import AppDialog from '#ui/AppDialog.vue'
import AppMenu from '#ui/AppMenu.vue'
import AppPopover from '#ui/AppPopover.vue'
import AppSelect from '#ui/AppSelect.vue'
import AppSwitch from '#ui/AppSwitch.vue'
import AppTooltip from '#ui/AppTooltip.vue'
import SegmentedControl from '#ui/SegmentedControl.vue'
import '#ui/tokens.css'
import { hold } from './held'

enableAutoUnmount(afterEach)
const inPage = { attachTo: document.body }
const swords = [
  { value: 'halberd', label: 'Halberd' },
  { value: 'sabre', label: 'Sabre' },
  { value: 'bow', label: 'Bow', disabled: true, hint: 'no arrows' },
] as const

describe('a button', () => {
  const endTurn = page.getByRole('button', { name: 'End turn' })

  it('answers a press and tells screen readers its key', async () => {
    const pressed = vi.fn()
    mount(AppButton, {
      ...inPage,
      props: { keys: ['Ctrl', 'Z'], onClick: pressed },
      slots: { default: 'End turn' },
    })
    await expect.element(endTurn).toHaveAttribute('aria-keyshortcuts', 'Control+Z')
    await endTurn.click()
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('of the great step takes a double click for one press, and two clicks on purpose for two', () => {
    const pressed = vi.fn()
    const wrapper = mount(AppButton, {
      ...inPage,
      props: { variant: 'go', onClick: pressed },
      slots: { default: 'End turn' },
    })
    const click = (detail: number) =>
      wrapper.element.parentElement
        ?.querySelector('button')
        ?.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }))
    click(1)
    click(2)
    expect(pressed).toHaveBeenCalledTimes(1)
    click(1)
    expect(pressed).toHaveBeenCalledTimes(2)
  })

  it('that is blocked says why, keeps the focus and does nothing', async () => {
    const pressed = vi.fn()
    mount(AppButton, {
      ...inPage,
      props: { reason: 'Needs 2 Major + Minor', onClick: pressed },
      slots: { default: 'End turn' },
    })
    await userEvent.tab()
    await expect.element(endTurn).toHaveFocus()
    await expect.element(endTurn).toHaveAccessibleDescription('Needs 2 Major + Minor')
    await userEvent.keyboard('{Enter}')
    expect(pressed).not.toHaveBeenCalled()
  })

  it('keeps the focus when it becomes blocked', async () => {
    const wrapper = mount(AppButton, { ...inPage, props: { reason: null }, slots: { default: 'End turn' } })
    await userEvent.tab()
    await wrapper.setProps({ reason: 'Wait for the dice.' })
    await expect.element(endTurn).toHaveFocus()
  })
})

describe('switches, boxes and segments', () => {
  it('a switch changes its word with its state', async () => {
    await hold(AppSwitch, false, { label: 'Hound', onWord: 'Surprised', offWord: 'Ready' })
    await page.getByRole('switch', { name: 'Hound: Ready' }).click()
    await expect.element(page.getByRole('switch', { name: 'Hound: Surprised' })).toBeChecked()
  })

  it('a locked switch stays as it is and says why', async () => {
    const { emitted } = await hold(AppSwitch, false, { label: 'Hidden', reason: 'The fight is over.' })
    const hidden = page.getByRole('switch', { name: 'Hidden' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect.element(hidden).toHaveAccessibleDescription('The fight is over.')
    expect(emitted).toEqual([])
  })

  it('a checkbox is a checkbox', async () => {
    const { model } = await hold(AppCheckbox, false, { label: 'Undead', count: 14 })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    expect(model.value).toBe(true)
  })

  it('segments move with the arrow keys', async () => {
    const options = [
      { value: 'words', label: 'Words' },
      { value: 'off', label: 'Off' },
    ]
    const { model } = await hold(SegmentedControl, 'words', { label: 'Monster health', options })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(model.value).toBe('off')
    await expect.element(page.getByRole('radiogroup', { name: 'Monster health' })).toBeInTheDocument()
  })
})

describe('lists that open', () => {
  it('a select is chosen from by keyboard', async () => {
    const { model } = await hold<string | null>(AppSelect, 'halberd', { label: 'Weapon', options: swords })
    await expect.element(page.getByRole('combobox', { name: 'Weapon: Halberd' })).toBeInTheDocument()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('option', { name: 'Halberd' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('option', { name: 'Sabre' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(model.value).toBe('sabre'))
  })

  it('a closed select takes the option that begins as typed, more letters say which', async () => {
    const { model } = await hold<string | null>(AppSelect, 'halberd', { label: 'Weapon', options: swords })
    await userEvent.tab()
    await userEvent.keyboard('s')
    await vi.waitFor(() => expect(model.value).toBe('sabre'))
    await userEvent.keyboard('h')
    await vi.waitFor(() => expect(model.value).toBe('halberd'))
    await userEvent.keyboard('b')
    await expect.element(page.getByRole('combobox', { name: 'Weapon: Halberd' })).toHaveFocus()
  })

  it('a combobox finds by typing and hands on the choice', async () => {
    const chosen = vi.fn<(value: string) => void>()
    mount(AppCombobox<'halberd' | 'sabre' | 'bow'>, {
      ...inPage,
      props: { label: 'Add a weapon', options: swords, onChoose: chosen },
    })
    const field = page.getByRole('combobox', { name: 'Add a weapon' })
    await userEvent.fill(field, 'sab')
    await expect.element(page.getByRole('option', { name: 'Sabre' })).toBeInTheDocument()
    await expect.element(page.getByRole('option', { name: 'Halberd' })).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('option', { name: 'Sabre' })).toHaveAttribute('data-highlighted')
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(chosen).toHaveBeenCalledExactlyOnceWith('sabre'))
    await expect.element(field).toHaveValue('')
  })

  it('a combobox says when nothing matches', async () => {
    mount(AppCombobox<'halberd' | 'sabre' | 'bow'>, {
      ...inPage,
      props: { label: 'Add a weapon', options: swords, emptyText: 'No weapon matches.' },
    })
    await userEvent.fill(page.getByRole('combobox'), 'zzz')
    await expect.element(page.getByText('No weapon matches.')).toBeInTheDocument()
  })

  it('a menu runs the chosen command and skips what is not possible', async () => {
    const selected = vi.fn<(id: string) => void>()
    mount(AppMenu<'delay' | 'swap' | 'remove'>, {
      ...inPage,
      props: {
        label: 'For Maren',
        items: [
          { id: 'delay', label: 'Delay', reason: 'Already acted' },
          { id: 'swap', label: 'Swap' },
          { id: 'remove', label: 'Remove', danger: true, ruled: true },
        ],
        onSelect: selected,
      },
      slots: { trigger: () => h(AppButton, { label: 'More for Maren' }) },
    })
    await page.getByRole('button', { name: 'More for Maren' }).click()
    await expect.element(page.getByRole('menu', { name: 'For Maren' })).toBeInTheDocument()
    await expect
      .element(page.getByRole('menuitem', { name: /Delay/ }))
      .toHaveAttribute('aria-disabled', 'true')
    await expect.element(page.getByRole('menu', { name: 'For Maren' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('menuitem', { name: 'Swap' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await vi.waitFor(() => expect(selected).toHaveBeenCalledExactlyOnceWith('swap'))
  })
})

describe('things that float', () => {
  it('a popover opens from its button, closes with Esc and gives the focus back', async () => {
    mount(AppPopover, {
      ...inPage,
      props: { label: 'Burning' },
      slots: { trigger: () => h(AppButton, () => 'Burning 3'), default: () => h('p', 'Until its next turn') },
    })
    const opener = page.getByRole('button', { name: 'Burning 3' })
    await opener.click()
    await expect.element(page.getByRole('dialog', { name: 'Burning' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  })

  it('a list that closes leaves the focus where the choice has led it, and else gives it back', async () => {
    const field = ref<HTMLInputElement>()
    const goOn = (): void => void nextTick(() => field.value?.focus())
    const options = ['Ilse', 'Maren'].map((value) => ({ value, label: value }))
    mount(
      () => [
        h(AppSelect, { label: 'Target', modelValue: null, options, 'onUpdate:modelValue': goOn }),
        h('input', { ref: field, 'aria-label': 'Roll' }),
      ],
      inPage,
    )
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('listbox')).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(page.getByRole('combobox', { name: /^Target/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('option', { name: 'Ilse' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(page.getByRole('textbox', { name: 'Roll' })).toHaveFocus()
  })

  it('a popover that a key has opened gives the focus back to where the key was pressed', async () => {
    const open = ref(false)
    mount(
      () => [
        h('button', { onKeydown: () => (open.value = true) }, 'Attack'),
        h(
          AppPopover,
          { label: 'Player display', open: open.value, 'onUpdate:open': (to: boolean) => (open.value = to) },
          { trigger: () => h(AppButton, () => 'Display'), default: () => h(AppButton, () => 'Open window') },
        ),
      ],
      inPage,
    )
    const attack = page.getByRole('button', { name: 'Attack' })
    await userEvent.tab()
    await userEvent.keyboard('p')
    await expect.element(page.getByRole('button', { name: 'Open window' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(attack).toHaveFocus()
  })

  it('a dialog is named, described and closed with Esc', async () => {
    const closed = vi.fn<(open: boolean) => void>()
    mount(AppDialog, {
      ...inPage,
      props: { open: true, title: 'Import', description: 'Three lines need you.', 'onUpdate:open': closed },
    })
    const dialog = page.getByRole('dialog', { name: 'Import' })
    await expect.element(dialog).toHaveAccessibleDescription('Three lines need you.')
    await userEvent.keyboard('{Escape}')
    expect(closed).toHaveBeenCalledWith(false)
  })

  it('a tooltip shows on focus, not on hover alone', async () => {
    mount(AppTooltip, {
      ...inPage,
      props: { text: 'Rolls for every monster' },
      slots: { default: () => h(AppButton, () => 'Roll') },
    })
    await userEvent.tab()
    await expect.element(page.getByRole('tooltip', { name: 'Rolls for every monster' })).toBeInTheDocument()
  })
})
