import { afterEach, expect, describe, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Encounter } from '#core/engine/model/encounter'
import type { GameSystem } from '#core/engine/system'
import type { DemoTable } from './demo-table'
import { onScreen, orderedSample, onScreenAgain } from './on-screen'

let table: DemoTable
let stop: () => void = () => undefined
afterEach(() => stop())

const button = (name: string | RegExp) => page.getByRole('button', { name })
const dock = page.getByRole('region', { name: /in progress/ })
const begin = (of: [Encounter, GameSystem]) => {
  ;({ table, stop } = onScreen(...of))
  table.kept = { draft: null }
  comeBack()
}
function comeBack() {
  stop()
  stop = onScreenAgain(table)
}
const act = (id: string) =>
  document.querySelector<HTMLElement>(`[data-action="${id}"], [data-action^="${id}:"]`)?.click()

describe('a form that is half filled in when the GM looks at another screen', () => {
  it('is there again with all that was typed', async () => {
    begin(orderedSample('terra-magia', ['warden']))
    act('attack')
    await userEvent.keyboard('ilse{Enter}9{Enter}')
    comeBack()
    await expect.element(dock).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: /^Target roll/ })).toHaveValue('9')
  })

  it('is offered when the turn has gone on meanwhile', async () => {
    begin(orderedSample('terra-magia', ['warden']))
    act('attack')
    await userEvent.keyboard('ilse{Enter}9{Enter}')
    stop()
    table.do({ type: 'endTurn' })
    stop = onScreenAgain(table)
    await expect.element(dock).not.toBeInTheDocument()
    await button('Take it up again').click()
    await expect.element(dock).toBeVisible()
  })

  it('is gone once it has been cancelled', async () => {
    begin(orderedSample('terra-magia', ['warden']))
    act('attack')
    await userEvent.keyboard('ilse{Enter}9{Enter}')
    await button(/^Cancel/).click()
    comeBack()
    await expect.element(dock).not.toBeInTheDocument()
  })
})

describe('a form that is put away', () => {
  const putAway = async (typed: string) => {
    begin(orderedSample('terra-magia', ['warden']))
    act('attack')
    await userEvent.keyboard(`${typed}{Escape}`)
    await expect.element(dock).not.toBeInTheDocument()
  }

  it('is said to be so, and taken up again with all that was typed', async () => {
    await putAway('ilse{Enter}9{Enter}')
    await button('Take it up again').click()
    await expect.element(page.getByRole('textbox', { name: /^Target roll/ })).toHaveValue('9')
    await expect.element(button('Take it up again')).not.toBeInTheDocument()
  })

  it('goes without a word when nothing was filled in', async () => {
    await putAway('')
    await expect.element(button('Take it up again')).not.toBeInTheDocument()
  })
})

describe('an action without a form', () => {
  it('goes on the stack with Shift, and happens when it resolves', async () => {
    begin(orderedSample('teriock', ['ossian']))
    await userEvent.keyboard('m')
    const line = () => document.querySelector<HTMLElement>('[data-action="aim"]')
    await expect.poll(line).not.toBeNull()
    line()?.focus()
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    expect(table.fight.value.stack.map(({ name }) => name)).toEqual(['Aim'])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => table.fight.value.stack.filter(({ state }) => state === 'waiting')).toEqual([])
  })
})

describe('keys for what the screen asks', () => {
  it('Del takes a foe that is down as defeated while nobody is selected', async () => {
    begin(orderedSample('terra-magia', ['warden']))
    const ghoul = table.id('Mire Ghoul 1')
    table.do({ type: 'setVital', combatant: ghoul, vital: 'hp', now: 0 })
    await expect.element(button(/^Defeated/)).toBeVisible()
    await userEvent.keyboard('{Delete}')
    expect(table.fight.value.combatants[ghoul]?.defeated).toBe(true)
    expect(table.fight.value.combatants[table.id('Hollow Warden')]?.defeated).toBe(false)
  })
})
