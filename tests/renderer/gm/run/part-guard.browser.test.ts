import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aSeed, anEncounter } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'
import { onScreen } from './on-screen'

let stop: () => void = () => undefined
afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

const broken = {
  setup: () => {
    throw new Error('a mistake of ours')
  },
}

/** A fight of which these parts can't be drawn. */
function without(...parts: string[]) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const members = [aSeed('Ana', { total: 18, side: 'ally' }), aSeed('Orc', { total: 7 })]
  const stubs = Object.fromEntries(parts.map((part) => [part, broken]))
  const { table, stop: end } = onScreen(anEncounter(members), plainSystem, { global: { stubs } })
  stop = end
  return () => {
    const { entries, activeEntry } = table.fight.value
    return table.fight.value.combatants[entries[activeEntry ?? '']?.combatant ?? '']?.name
  }
}

describe('a part of the run screen that fails', () => {
  it.each([
    ['RemindersPanel', 'The reminders'],
    ['VitalsPanel', 'The vitals'],
    ['TurnOrder', 'The turn order'],
    ['ReactionsPanel', 'The reactions'],
    ['FightLog', 'The log'],
    ['FightNotes', 'The notes'],
  ])('%s says so in its place, and End turn still works', async (component, words) => {
    const acting = without(component)
    await expect.element(page.getByText(`${words} could not be drawn.`)).toBeVisible()
    await page.getByRole('button', { name: /^End turn/ }).click()
    expect(acting()).toBe('Orc')
    await userEvent.keyboard('n')
    expect(acting()).toBe('Ana')
  })

  it('leaves the others, the keys and Undo as they are', async () => {
    const acting = without('RemindersPanel', 'FightLog')
    await expect.element(page.getByRole('list', { name: 'Turn order' })).toBeVisible()
    await userEvent.keyboard('n')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(acting()).toBe('Ana')
  })
})
