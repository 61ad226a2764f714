import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { defineComponent, h, shallowRef } from 'vue'
import type { Encounter } from '#core/engine/model/encounter'
import type { Party } from '#core/engine/model/party'
import { EncountersScreen } from '#gm/features/encounters/index.ts'
import { forgetWaysBack, hasWayBack, takeBackNewest } from '#gm/notices/ways-back.ts'
import { useKeyboard } from '#gm/shell/use-keyboard.ts'
import { createRepositories, REPOSITORIES } from '#gm/stores/repositories.ts'
import { TurnkeeperDatabase } from '#storage/database'
import { anEncounter, aSeed } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

let wrapper: VueWrapper
let ran = 0
let started = ''
const prepared = shallowRef<readonly Encounter[]>([])
const parties = shallowRef<readonly Party[]>([])
const party: Party = { id: 'four', systemId: 'plain', name: 'The four', members: [], notes: '' }

beforeEach(() => {
  ran = 0
  prepared.value = [
    anEncounter([aSeed('Orc')]),
    { ...anEncounter([aSeed('Bat')]), id: 'bats', title: 'Bats' },
    { ...anEncounter([aSeed('Cat')]), id: 'cats', title: 'Cats' },
  ]
  parties.value = [party]
  const repositories = createRepositories(
    new TurnkeeperDatabase('screen'),
    { write: () => undefined, flush: () => Promise.resolve(true) },
    () => 1,
  )
  const props = {
    samples: [],
    blocks: [],
    deleted: [],
    openFights: [],
    systems: [plainSystem],
    newId: () => 'new',
    onRun: ({ title }: { title: string }) => {
      ran++
      started = title
    },
    onSave: (saved: Encounter) => (prepared.value = [saved, ...prepared.value]),
    onRemove: ({ id }: Encounter) => (prepared.value = prepared.value.filter((each) => each.id !== id)),
    onRemoveParty: ({ id }: Party) => (parties.value = parties.value.filter((each) => each.id !== id)),
  }
  const WithKeys = defineComponent(() => {
    useKeyboard(
      () => 'encounters',
      () => null,
      () => true,
    )
    return () => h(EncountersScreen, { ...props, encounters: prepared.value, parties: parties.value })
  })
  wrapper = mount(WithKeys, {
    attachTo: document.body,
    global: { plugins: [createPinia()], provide: { [REPOSITORIES as symbol]: repositories } },
  })
})
afterEach(() => {
  wrapper.unmount()
  forgetWaysBack()
})

const press = (name: string | RegExp) => page.getByRole('button', { name }).click()
const line = (name: RegExp) =>
  page.getByRole('region', { name: 'All encounters' }).getByRole('button', { name })

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

  it('gives a title back that was typed and put away', async () => {
    await press('New encounter')
    await userEvent.keyboard('The mill{Escape}')
    expect(hasWayBack(false)).toBe(true)
    takeBackNewest(false)
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('The mill')
    await userEvent.clear(page.getByRole('textbox', { name: 'Title' }))
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

  it('takes the hands to the copy of an encounter', async () => {
    await press('Bats')
    await press('Duplicate')
    await expect.element(line(/^Bats, copy/)).toHaveFocus()
  })

  it('takes the hands on to the neighbour of an encounter that is deleted, which is then in front', async () => {
    await press('Bats')
    await press('Delete')
    await expect.element(line(/^Cats/)).toHaveFocus()
    await expect.element(line(/^Cats/)).toHaveAttribute('aria-current', 'true')
    await press('Delete')
    await expect.element(line(/^A fight/)).toHaveFocus()
  })

  it('takes the hands to the encounter in front when the only party is deleted', async () => {
    await press('Cats')
    await press('The four')
    await press('Delete')
    await expect.element(line(/^Cats/)).toHaveFocus()
  })
})
