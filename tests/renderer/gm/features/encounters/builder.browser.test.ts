import { mount, type VueWrapper } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Encounter } from '#core/engine/model/encounter'
import type { StatBlock } from '#core/engine/model/stat-block'
import EncounterBuilder from '#gm/features/encounters/builder/EncounterBuilder.vue'
import { createRepositories, REPOSITORIES } from '#gm/stores/repositories.ts'
import { TurnkeeperDatabase } from '#storage/database'
import { anEncounter, aSeed } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'

let wrapper: VueWrapper
afterEach(() => wrapper.unmount())

const orc = aSeed('Orc', { overrides: { vitals: { hp: 70 } } })

function build(encounter: Encounter, blocks: readonly StatBlock[] = []): void {
  const props = {
    encounter,
    blocks,
    system: plainSystem,
    deleted: [],
    parties: [],
    newId: () => 'new',
    removable: true,
    undoLabel: null,
    redoLabel: null,
    blocked: null,
    table: null,
  }
  const repositories = createRepositories(
    new TurnkeeperDatabase('builder'),
    { write: () => undefined, flush: () => Promise.resolve(true) },
    () => 1,
  )
  wrapper = mount(EncounterBuilder, {
    props,
    attachTo: document.body,
    global: { plugins: [createPinia()], provide: { [REPOSITORIES as symbol]: repositories } },
  })
}

/** The encounter of the latest change. */
function changed(): Encounter | undefined {
  return wrapper.emitted<[Encounter]>('change')?.at(-1)?.[0]
}

describe('the builder', () => {
  it('takes the library’s newer block only when asked, and keeps what the encounter changes', async () => {
    build(anEncounter([orc]), [{ ...orc.block, defence: 15 }])
    await expect.element(page.getByText('The library has a newer Orc.')).toBeVisible()
    expect(changed()).toBeUndefined()
    await page.getByRole('button', { name: 'Update Orc' }).click()
    expect(changed()?.members[0]).toMatchObject({ block: { defence: 15 }, overrides: { vitals: { hp: 70 } } })
  })

  it('refuses a quantity that is neither a number nor dice, and keeps the one before', async () => {
    build(anEncounter([orc]))
    const field = page.getByRole('textbox', { name: 'Number of Orc, or dice' })
    await field.fill('many')
    await expect.element(page.getByRole('alert')).toHaveTextContent('Needs a number, or dice such as 2d4.')
    expect(changed()).toBeUndefined()
    await field.fill('2d4')
    expect(changed()?.members[0]?.quantity).toBe('2d4')
  })

  it('leaves AR to the player with one key press', async () => {
    build(anEncounter([orc]))
    await page.getByRole('button', { name: 'Details of Orc' }).click()
    ;(page.getByRole('checkbox', { name: 'AC not tracked' }).element() as HTMLElement).focus()
    await userEvent.keyboard(' ')
    expect(changed()?.members[0]?.overrides.defence).toBe('notTracked')
  })

  it('asks about a maximum that is hardly meant, and takes it', async () => {
    build(anEncounter([aSeed('Orc')]))
    await page.getByRole('button', { name: 'Details of Orc' }).click()
    const field = page.getByRole('textbox', { name: 'Max HP' })
    await field.fill('100')
    expect(changed()?.members[0]?.overrides.vitals).toEqual({ hp: 100 })
    await wrapper.setProps({ encounter: changed() })
    await expect.element(field).toHaveAccessibleDescription('Unusual: a slip?')
  })
})
