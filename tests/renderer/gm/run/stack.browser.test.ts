import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { DemoTable } from './demo-table'
import { onScreen, orderedSample } from './on-screen'

let table: DemoTable
let stop: () => void
beforeEach(() => ({ table, stop } = onScreen(...orderedSample('teriock', ['seraphine', 'ossian']))))
afterEach(() => stop())

const reactions = page.getByRole('region', { name: 'Reactions' })
const frames = () =>
  page
    .getByRole('list', { name: 'Reaction stack' })
    .getByRole('listitem')
    .elements()
    .map((frame) => [frame.querySelector('.number')?.textContent, frame.querySelector('.badge')?.textContent])
const button = (name: string | RegExp) => page.getByRole('button', { name })

/** Seraphine casts, Ossian dispels it, Seraphine dispels the dispel: all with the screen's own buttons. */
async function threeDeep() {
  await button(/^Fire Ball/)
    .first()
    .click()
  await button(/^Targets/).click()
  await expect.element(page.getByRole('checkbox').first()).toHaveFocus()
  await userEvent.keyboard(' {Enter}')
  await expect.element(button(/^Put on the stack/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button(/^Resolve 1, Fire Ball/)).toHaveFocus()
  await answer('Ossian the Pale')
  await answer('Seraphine Vael')
}
async function answer(name: string) {
  await button(`Answer with ${name}`).click()
  await page.getByRole('combobox', { name: /^Which ability/ }).click()
  await page.getByRole('option', { name: /Dispel Magic/ }).click()
  await page.getByRole('region', { name: 'Add reaction' }).getByRole('button', { name: 'Answer' }).click()
}

describe('the reaction stack', () => {
  it('holds three, says what will become of each, and resolves from the top', async () => {
    await threeDeep()
    expect(frames()).toEqual([
      ['3', 'Resolves first'],
      ['2', 'Will be cancelled'],
      ['1', 'Will resolve'],
    ])
    await button(/^Resolve 3/).click()
    expect(frames().map(([, badge]) => badge)).toEqual(['Resolved', 'Cancelled', 'Resolves first'])
  })

  it('keeps the turn until it is empty, unless the GM rules otherwise', async () => {
    await threeDeep()
    await expect.element(button(/^End turn/)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('n')
    expect(table.fight.value.stack).toHaveLength(3)
    const before = table.fight.value.activeEntry
    await button('End it anyway').click()
    expect(table.fight.value.activeEntry).not.toBe(before)
    expect(table.fight.value.stack).toHaveLength(3)
  })

  it('lists who can still answer, without those who are out of it', async () => {
    await threeDeep()
    const who = page.getByRole('list', { name: 'Who can still answer' })
    const lines = () =>
      who
        .getByRole('listitem')
        .elements()
        .map((line) => line.textContent.trim())
    expect(lines().some((line) => line.startsWith('J') && line.includes('Joss Fenwick'))).toBe(true)
    table.do({ type: 'defeat', combatants: [table.id('Joss Fenwick')] })
    await expect.element(who.getByText('Joss Fenwick', { exact: true })).not.toBeInTheDocument()
  })

  it('takes each step back by itself', async () => {
    await threeDeep()
    await button(/^Resolve 3/).click()
    table.undo()
    await expect.element(button(/^Resolve 3/)).toBeVisible()
    table.undo()
    await expect.element(button(/^Resolve 2/)).toBeVisible()
    table.undo()
    await expect.element(button(/^Resolve 1/)).toBeVisible()
    table.undo()
    await expect.element(reactions.getByRole('heading', { name: 'Reactions', exact: true })).toBeVisible()
  })

  it('lets the GM strike a frame out', async () => {
    await threeDeep()
    await button('Strike out Dispel Magic (3)').click()
    expect(frames().map(([, badge]) => badge)).toEqual(['Cancelled', 'Resolves first', 'Will be cancelled'])
  })

  it('opens on an event that is named', async () => {
    await button('Name an event').click()
    await userEvent.keyboard('the door opens{Enter}')
    await expect.element(button(/^Resolve 1, the door opens/)).toHaveFocus()
    expect(table.fight.value.stack).toHaveLength(1)
  })
})
