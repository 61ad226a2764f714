import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { aSeed, anEncounter } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'
import type { DemoTable } from '../demo-table'
import { onScreen } from '../on-screen'

let table: DemoTable
let stop: () => void = () => undefined
afterEach(() => stop())

const press = (keys: string) => userEvent.keyboard(keys)
const line = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}, \\d`) })
const lit = () =>
  [...document.querySelectorAll('[data-line][aria-pressed="true"]')].map(
    (each) => (each.getAttribute('aria-label') ?? '').split(',')[0],
  )
const hidden = () =>
  Object.values(table.fight.value.combatants).flatMap((each) => (each.disclosure.hidden ? [each.name] : []))

function four() {
  const members = [
    aSeed('Ana', { total: 18, side: 'ally' }),
    aSeed('Bo', { total: 12, side: 'ally' }),
    aSeed('Orc', { total: 7 }),
    aSeed('Wisp', { total: 3 }),
  ]
  ;({ table, stop } = onScreen(anEncounter(members), plainSystem))
}

describe('whom a key acts on in the turn order', () => {
  it('is the line that the arrows have reached', async () => {
    four()
    await line('Ana').click()
    await press('{ArrowDown}{ArrowDown}')
    expect(lit()).toEqual(['Orc'])
    await expect.element(page.getByRole('heading', { name: 'Orc', level: 1 })).toBeVisible()
    await press('v')
    expect(hidden()).toEqual(['Orc'])
  })

  it('is one line, whatever was clicked before', async () => {
    four()
    await line('Wisp').click()
    await press('{ArrowUp}s')
    expect(table.fight.value.combatants[table.id('Orc')]?.surprised).toBe(true)
    expect(table.fight.value.combatants[table.id('Wisp')]?.surprised).toBe(false)
  })

  it('is what Space keeps, and the line that the keys are on', async () => {
    four()
    await line('Ana').click()
    await press(' {ArrowDown}{ArrowDown}')
    expect(lit()).toEqual(['Ana', 'Orc'])
    await press('v')
    expect(hidden()).toEqual(['Ana', 'Orc'])
  })

  it('lets go with Space of what it had kept', async () => {
    four()
    await line('Ana').click()
    await press(' {ArrowDown} {ArrowDown}')
    expect(lit()).toEqual(['Ana', 'Bo', 'Orc'])
    await press('{ArrowUp} {ArrowDown}')
    expect(lit()).toEqual(['Ana', 'Orc'])
  })

  it('is a whole range with Shift, by key or by click', async () => {
    four()
    await line('Ana').click()
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(lit()).toEqual(['Ana', 'Bo', 'Orc'])
    await line('Wisp').click()
    await line('Bo').click({ modifiers: ['Shift'] })
    expect(lit()).toEqual(['Bo', 'Orc', 'Wisp'])
    await press('{Delete}')
    expect(Object.values(table.fight.value.combatants).filter(({ defeated }) => defeated)).toHaveLength(3)
  })

  it('takes one in and out with Ctrl, and the keys go on from one that is lit', async () => {
    four()
    await line('Bo').click()
    await line('Wisp').click({ modifiers: ['Control'] })
    expect(lit()).toEqual(['Bo', 'Wisp'])
    await line('Wisp').click({ modifiers: ['Control'] })
    expect(lit()).toEqual(['Bo'])
    await expect.element(line('Bo')).toHaveFocus()
  })

  it('is where Tab and F6 land', async () => {
    four()
    await line('Orc').click()
    await press('{Escape}')
    await press('{F6}{F6}{F6}')
    await press('{F6}{F6}{F6}')
    expect(lit()).toEqual([])
    expect(document.querySelector('[data-line][tabindex="0"]')?.getAttribute('aria-label')).toMatch(/^Ana/)
  })

  it('is nobody who has left, also when Undo brings the creature back', async () => {
    four()
    await line('Orc').click()
    table.do({ type: 'leave', combatants: [table.id('Orc')] })
    await expect.element(line('Orc')).not.toBeInTheDocument()
    table.undo()
    await expect.element(line('Orc')).toBeVisible()
    expect(lit()).toEqual([])
  })

  it('asks for one creature where a key can only mean one', async () => {
    four()
    await line('Bo').click()
    await press('{Shift>}{ArrowDown}{/Shift}a')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  })
})

describe('a menu or form of a line', () => {
  const menu = page.getByRole('menu')

  it('is gone with its line and does not come back with it', async () => {
    four()
    await line('Orc').click({ button: 'right' })
    expect(lit()).toEqual(['Orc'])
    await page.getByRole('menuitem', { name: 'Remove from the fight' }).click()
    await expect.element(line('Orc')).not.toBeInTheDocument()
    table.undo()
    await expect.element(line('Orc')).toBeVisible()
    await expect.element(menu).not.toBeInTheDocument()
    await press('n')
    await expect.poll(() => document.querySelector('[aria-current="true"]')?.textContent).toContain('Bo')
  })

  it('closes when its creature leaves', async () => {
    four()
    await line('Orc').click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Name, notes and numbers' }).click()
    const form = page.getByRole('region', { name: 'Orc' })
    await expect.element(form).toBeVisible()
    table.do({ type: 'leave', combatants: [table.id('Orc')] })
    await expect.element(form).not.toBeInTheDocument()
    table.undo()
    await expect.element(line('Orc')).toBeVisible()
    await expect.element(form).not.toBeInTheDocument()
  })
})
