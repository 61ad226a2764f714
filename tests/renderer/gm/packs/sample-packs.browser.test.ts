import { mount, type VueWrapper } from '@vue/test-utils'
import axe from 'axe-core'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { notice } from '#gm/notices/notices.ts'
import { JournalWriter } from '#gm/session/journal-writer.ts'
import SettingsMenu from '#gm/shell/SettingsMenu.vue'
import { createRepositories, REPOSITORIES } from '#gm/stores/repositories.ts'
import { openDatabase } from '#storage/database'
import '#ui/tokens.css'
import '#ui/ground.css'

let table: VueWrapper
let made = 0

beforeEach(async () => {
  const database = await openDatabase(`sample-packs-${String(++made)}`)
  const repositories = createRepositories(database, new JournalWriter(() => undefined), () => 1)
  table = mount(SettingsMenu, {
    attachTo: document.body,
    props: { theme: 'dark', letterKeys: true },
    global: { plugins: [createPinia()], provide: { [REPOSITORIES as symbol]: repositories } },
  })
  await page.getByRole('button', { name: 'Settings' }).click()
})
afterEach(() => table.unmount())

const button = (name: string) => page.getByRole('button', { name, exact: true })

it('a pack is added and removed by keyboard, and the focus stays on the button', async () => {
  const add = button('Add the Terra Magia pack')
  add.element().focus()
  await userEvent.keyboard('{Enter}')
  expect(notice.value?.text).toMatch(/^Added \d+ stat blocks, 4 encounters and 1 party\.$/)
  await expect.element(page.getByText('In your library.')).toBeVisible()
  await expect.element(add).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  expect(notice.value?.text).toMatch(/^Removed \d+ stat blocks, 4 encounters and 1 party\.$/)
  await expect.element(button('Remove the Terra Magia pack')).toHaveFocus()
})

it('what cannot be done says why', async () => {
  await expect
    .element(button('Remove the Teriock pack'))
    .toHaveAccessibleDescription('None of it is in your library')
})

it('the packs have names, roles and contrast', async () => {
  await expect.element(page.getByRole('region', { name: 'Sample packs' })).toBeVisible()
  // Half faded in, any text is too pale.
  await Promise.all(document.getAnimations().map(({ finished }) => finished))
  const { violations } = await axe.run(page.getByRole('region', { name: 'Sample packs' }).element())
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([])
})
