import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aSeed, anEncounter } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'
import type { DemoTable } from '../demo-table'
import { onScreen } from '../on-screen'

let table: DemoTable
let stop: () => void = () => undefined
const press = (keys: string) => userEvent.keyboard(keys)
const notes = page.getByRole('region', { name: 'Notes' })
const field = (name: string) => notes.getByRole('textbox', { name })
const line = notes.getByRole('button', { name: /^Notes/ })

beforeEach(() => {
  const orc = aSeed('Orc', { total: 18 })
  const seeds = [{ ...orc, block: { ...orc.block, notes: 'Afraid of fire.' } }, aSeed('Bat', { total: 9 })]
  const encounter = anEncounter(seeds, { notes: 'The bridge is rotten.' })
  ;({ table, stop } = onScreen(encounter, plainSystem))
})
afterEach(async () => {
  stop()
  await page.viewport(1440, 900)
})

describe('the notes in a fight', () => {
  it('show what is written of the encounter and of whoever is shown', async () => {
    await expect.element(notes.getByText('The bridge is rotten.')).toBeVisible()
    await expect.element(notes.getByText('Afraid of fire.')).toBeVisible()
    await press('n')
    await expect.element(notes.getByText('Afraid of fire.')).not.toBeInTheDocument()
  })

  it('of the encounter are written with G, and Esc gives the hands back to the keys', async () => {
    await press('g')
    await expect.element(field('Notes')).toHaveFocus()
    await press('{Control>}a{/Control}Hold the ford.{Escape}')
    await expect.element(field('Notes')).not.toBeInTheDocument()
    expect(table.fight.value.notes).toBe('Hold the ford.')
    await press('n')
    await expect.element(page.getByRole('heading', { name: /Bat/ })).toBeVisible()
  })

  it('of a creature are its own in this fight: its stat block keeps what it says', async () => {
    await press('g')
    await field('Orc').fill('Has the key.')
    await press('{Escape}')
    const orc = table.fight.value.combatants[table.id('Orc')]
    expect([orc?.notes, orc?.block.notes]).toEqual(['Has the key.', 'Afraid of fire.'])
  })

  it('write nothing when nothing was changed', async () => {
    const { length } = table.journal.value.batches
    await press('g')
    await expect.element(field('Notes')).toHaveFocus()
    await press('{Escape}')
    expect(table.journal.value.batches).toHaveLength(length)
  })

  it('are one line where there is little room: G unfolds it, G once more writes', async () => {
    await page.viewport(1440, 700)
    await expect.element(line).toHaveAttribute('aria-expanded', 'false')
    await press('g')
    await expect.element(line).toHaveAttribute('aria-expanded', 'true')
    await expect.element(field('Notes')).not.toBeInTheDocument()
    await press('g')
    await expect.element(field('Notes')).toHaveFocus()
  })
})
