import { mount, type VueWrapper } from '@vue/test-utils'
import { page } from 'vitest/browser'
import { defineComponent, h, shallowRef } from 'vue'
import type { StatBlock } from '#core/engine/model/stat-block'
import type { GameSystem } from '#core/engine/system'
import { firstView, LibraryScreen, type LibraryView } from '#gm/features/library/index.ts'
import { listenForKeys } from '#gm/intents/listen.ts'
import { setScopes } from '#gm/intents/registry.ts'
import { plainSystem } from '#support/plain-system.ts'
import '#ui/tokens.css'

type Asked = [what: string, ...with_: unknown[]]

/** The library over a list of blocks, with its keys; `asked` holds what it asked the app for. */
export function atTheShelf(blocks: readonly StatBlock[], systems: readonly GameSystem[] = [plainSystem]) {
  const view = shallowRef<LibraryView>(firstView())
  const asked: Asked[] = []
  const deleted = shallowRef<readonly StatBlock[]>([])
  const note =
    (what: string) =>
    (...args: unknown[]): void => {
      asked.push([what, ...args])
    }
  const Host = defineComponent(() => {
    const listeners = Object.fromEntries(
      ['Create', 'Edit', 'Duplicate', 'Remove', 'Restore', 'Tag', 'ExportThem', 'Print'].map((event) => [
        `on${event}`,
        note(event),
      ]),
    )
    return () =>
      h('div', { style: 'height: 100vh' }, [
        h(LibraryScreen, {
          blocks,
          deleted: deleted.value,
          systems,
          view: view.value,
          'onUpdate:view': (next: LibraryView) => (view.value = next),
          ...listeners,
        }),
      ])
  })
  setScopes(['library'])
  const wrapper: VueWrapper = mount(Host, { attachTo: document.body })
  const stop = listenForKeys(window, { letters: () => true, refuse: note('Refuse'), acts: () => undefined })
  return {
    view,
    asked,
    deleted,
    leave: () => {
      wrapper.unmount()
      stop()
    },
    search: page.getByRole('searchbox', { name: 'Search the library' }),
    list: page.getByRole('listbox'),
    rows: page.getByRole('option'),
    current: () => document.querySelector('[aria-selected="true"]'),
  }
}
