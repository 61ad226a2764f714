import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineComponent, h } from 'vue'
import type { Party } from '#core/engine/model/party'
import { EncountersScreen } from '#gm/features/encounters/index.ts'
import { useKeyboard } from '#gm/shell/use-keyboard.ts'
import { createRepositories, REPOSITORIES } from '#gm/stores/repositories.ts'
import { TurnkeeperDatabase } from '#storage/database'
import { anEncounter, aSeed } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

let wrapper: VueWrapper
let ran = 0
let started = ''
const party: Party = { id: 'four', systemId: 'plain', name: 'The four', members: [], notes: '' }

beforeEach(() => {
  ran = 0
  const repositories = createRepositories(
    new TurnkeeperDatabase('screen'),
    { write: () => undefined, flush: () => Promise.resolve(true) },
    () => 1,
  )
  const props = {
    encounters: [anEncounter([aSeed('Orc')]), { ...anEncounter([aSeed('Bat')]), id: 'bats', title: 'Bats' }],
    samples: [],
    parties: [party],
    blocks: [],
    deleted: [],
    openFights: [],
    systems: [plainSystem],
    newId: () => 'new',
    onRun: ({ title }: { title: string }) => {
      ran++
      started = title
    },
  }
  const WithKeys = defineComponent(() => {
    useKeyboard(
      () => 'encounters',
      () => null,
      () => true,
    )
    return () => h(EncountersScreen, props)
  })
  wrapper = mount(WithKeys, {
    attachTo: document.body,
    global: { plugins: [createPinia()], provide: { [REPOSITORIES as symbol]: repositories } },
  })
})
afterEach(() => wrapper.unmount())

const press = (name: string) => page.getByRole('button', { name }).click()

describe('the encounters screen', () => {
  it('gives way to a new party while a new encounter is being named', async () => {
    await press('New encounter')
    await press('New party')
    await expect.element(page.getByRole('textbox', { name: 'Name of the party' })).toHaveFocus()
  })

  it('puts the focus back on the button when the form is cancelled', async () => {
    await press('New party')
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: 'New party' })).toHaveFocus()
  })

  it('runs the encounter that the keys are on, not the one shown before', async () => {
    ;(page.getByRole('button', { name: 'Bats' }).element() as HTMLElement).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(started).toBe('Bats')
  })

  it('runs the encounter in front by key, and none that a party or a form covers', async () => {
    await press('The four')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await press('New encounter')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(ran).toBe(0)
    await userEvent.keyboard('{Escape}{Control>}{Enter}{/Control}')
    expect(ran).toBe(0)
    await press('A fight')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(ran).toBe(1)
  })
})
