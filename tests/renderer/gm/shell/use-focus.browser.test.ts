import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineComponent, h, ref } from 'vue'
import { addressOf, currentScreen, goTo } from '#gm/routing/route.ts'
import MainNav from '#gm/shell/MainNav.vue'
import { useFocus } from '#gm/shell/use-focus.ts'
import EmptyState from '#ui/EmptyState.vue'

let wrapper: VueWrapper
const isEmpty = ref(false)
beforeEach(() => {
  goTo('run')
  isEmpty.value = false
  wrapper = mount(Window, { attachTo: document.body })
})
afterEach(() => {
  wrapper.unmount()
  goTo('run')
})

/** The navigation over a screen that is a list, or whose field takes the focus. */
const Window = defineComponent(() => {
  useFocus()
  const filter = () => h('input', { 'aria-label': 'Filter' })
  const empty = () => [filter(), h(EmptyState, { text: 'None yet.' }, () => h('button', 'New'))]
  const list = () => h('ul', { role: 'listbox', tabindex: 0, 'aria-label': currentScreen.value })
  const field = () => h('input', { 'aria-label': 'Title', onVnodeMounted: ({ el }) => el?.focus() })
  return () => [
    h('header', { 'data-over-screens': '' }, h(MainNav)),
    h(
      'main',
      { key: currentScreen.value },
      currentScreen.value === 'encounters' ? field() : isEmpty.value ? empty() : list(),
    ),
  ]
})
const link = (name: string) => page.getByRole('link', { name }).element() as HTMLElement
const listOf = (screen: string) => expect.element(page.getByRole('listbox', { name: screen })).toHaveFocus()

describe('a screen that comes to the front', () => {
  it('takes the hands along from the navigation', async () => {
    link('Library').focus()
    await userEvent.keyboard('{Enter}')
    await listOf('library')
  })

  it('takes them along when the browser goes back to it', async () => {
    link('Library').focus()
    location.hash = addressOf('library')
    await listOf('library')
    link('Library').focus()
    location.hash = addressOf('run')
    await listOf('run')
  })

  it('takes them to the way on where its list is empty', async () => {
    isEmpty.value = true
    link('Library').focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: 'New' })).toHaveFocus()
  })

  it('leaves them where it has put them itself', async () => {
    link('Encounters').focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  })
})
