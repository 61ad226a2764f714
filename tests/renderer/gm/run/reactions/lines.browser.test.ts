import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { actionsOf } from '#core/engine/catalogue'
import { notice } from '#gm/notices/notices.ts'
import type { DemoTable } from '../demo-table'
import { onScreen, orderedSample } from '../on-screen'

let table: DemoTable
let stop: () => void = () => undefined
afterEach(() => stop())

const press = (keys: string) => userEvent.keyboard(keys)
const button = (name: string | RegExp) => page.getByRole('button', { name })
const lit = () =>
  [...document.querySelectorAll('[data-line][aria-pressed="true"]')].map(
    (each) => (each.getAttribute('aria-label') ?? '').split(',')[0],
  )
const hidden = () =>
  Object.values(table.fight.value.combatants).flatMap((each) => (each.disclosure.hidden ? [each.name] : []))
const states = () => table.fight.value.stack.map(({ name, state }) => `${name} ${state}`)

function declare(name: string, ability: string, answers?: string) {
  const combatant = table.id(name)
  const found = Object.values(table.fight.value.combatants).find(({ id }) => id === combatant)
  const action = found && actionsOf(found, table.system).find((each) => each.name === ability)?.id
  if (!action) throw new Error(`${name} has no ${ability}`)
  const answering = answers === undefined ? {} : { answers, cancels: answers }
  table.do({ type: 'takeAction', combatant, action, inputs: {}, onStack: true, override: true, ...answering })
  return table.fight.value.stack.at(-1)?.id
}

/** Seraphine casts, Ossian dispels it, Seraphine dispels the dispel. */
function threeDeep() {
  ;({ table, stop } = onScreen(...orderedSample('teriock', ['seraphine', 'ossian'])))
  const spell = declare('Seraphine Vael', 'Fire Ball')
  const dispel = declare('Ossian the Pale', 'Dispel Magic', spell)
  declare('Seraphine Vael', 'Dispel Magic', dispel)
}

async function tabTo(name: string | RegExp) {
  await expect.element(button(name)).toBeVisible()
  for (let pressed = 0; pressed < 120; pressed++) {
    if (document.activeElement === button(name).element()) return
    await press('{Tab}')
  }
  throw new Error(`Tab does not reach ${String(name)}`)
}

describe('whom a key acts on in the list of those who can answer', () => {
  it('is whoever stands on the line that the keys are on, and it is lit', async () => {
    threeDeep()
    await tabTo('Answer with Joss Fenwick')
    expect(lit()).toEqual(['Joss Fenwick'])
    await press('v')
    expect(hidden()).toContain('Joss Fenwick')
  })

  it('goes along with the arrows', async () => {
    threeDeep()
    await tabTo('Answer with Joss Fenwick')
    await press('{Home}')
    const first = lit()
    await press('{ArrowDown}')
    expect(lit()).not.toEqual(first)
    await press('{ArrowUp}')
    expect(lit()).toEqual(first)
  })

  it('is whoever acts again when the answer is not given', async () => {
    threeDeep()
    await tabTo('Answer with Joss Fenwick')
    await press('{Enter}')
    await expect.element(page.getByRole('region', { name: 'Add reaction' })).toBeVisible()
    await press('{Escape}')
    await expect.element(button(/^Resolve 3/)).toHaveFocus()
    expect(lit()).toEqual([])
  })

  it('is the one selected in the order when X asks for a reaction', async () => {
    threeDeep()
    await page.getByRole('button', { name: /^Joss Fenwick, \d/ }).click()
    await press('x')
    await expect.element(page.getByRole('combobox', { name: 'Who' })).toHaveTextContent('Joss Fenwick')
  })
})

describe('whom a key acts on in the stack', () => {
  const frame = (number: number) => new RegExp(`^${String(number)}, `)

  it('is whose frame it is', async () => {
    threeDeep()
    await tabTo(frame(3))
    await press('{ArrowDown}')
    expect(lit()).toEqual(['Ossian the Pale'])
    await press('v')
    expect(hidden()).toContain('Ossian the Pale')
  })

  it('is the frame itself for Del', async () => {
    threeDeep()
    await tabTo(frame(3))
    await press('{ArrowDown}{Delete}')
    expect(states()).toEqual(['Fire Ball waiting', 'Dispel Magic cancelled', 'Dispel Magic waiting'])
    expect(table.fight.value.combatants[table.id('Ossian the Pale')]?.defeated).toBe(false)
  })

  it('is the frame itself for X', async () => {
    threeDeep()
    await tabTo(frame(3))
    await press('{End}x')
    await expect.element(page.getByRole('combobox', { name: 'Answers' })).toHaveTextContent('1 Fire Ball')
  })

  it('is the top alone for Enter, which says so on any other', async () => {
    threeDeep()
    await tabTo(frame(3))
    await press('{End}{Enter}')
    expect(states()).toEqual(['Fire Ball waiting', 'Dispel Magic waiting', 'Dispel Magic waiting'])
    expect(notice.value?.text).toBe('Only the top of the stack resolves: 3, Dispel Magic.')
    await press('{Home}{Enter}')
    expect(states()).toEqual(['Fire Ball waiting', 'Dispel Magic cancelled', 'Dispel Magic resolved'])
  })
})

describe('whom a key acts on among held actions', () => {
  it('is whoever holds it', async () => {
    ;({ table, stop } = onScreen(...orderedSample('terra-magia', ['ilse'])))
    table.do({
      type: 'takeAction',
      combatant: table.id('Ilse Kessler'),
      action: 'prep',
      inputs: { action: 'attack', trigger: 'a ghoul moves' },
    })
    table.do({ type: 'endTurn' })
    await tabTo(/^Trigger Prepared: Attack of Ilse Kessler/)
    expect(lit()).toEqual(['Ilse Kessler'])
    await press('s')
    expect(table.fight.value.combatants[table.id('Ilse Kessler')]?.surprised).toBe(true)
  })
})

describe('a letter typed on a button of a form', () => {
  it('names who reacts, and one more of the same the next who begins so', async () => {
    threeDeep()
    const who = page.getByRole('combobox', { name: 'Who' })
    await press('x')
    await press('j')
    await expect.element(who).toHaveTextContent('Joss Fenwick')
    await press('c')
    await expect.element(who).toHaveTextContent('Cinder Guard 1')
    await press('c')
    await expect.element(who).toHaveTextContent('Cinder Guard 2')
  })

  it('names who reacts on the closed list too, and Enter goes to the answer', async () => {
    threeDeep()
    const answer = page.getByRole('button', { name: 'Answer', exact: true })
    const who = page.getByRole('combobox', { name: 'Who' })
    await press('x')
    await expect.element(answer).toHaveFocus()
    document.querySelector<HTMLElement>('[role="combobox"][aria-label^="Who"]')?.focus()
    await press('jo')
    await expect.element(who).toHaveTextContent('Joss Fenwick')
    await press('{Enter}')
    await expect.element(answer).toHaveFocus()
  })

  it('goes on in the words of an event', async () => {
    threeDeep()
    await press('othe door op')
    await press('{Tab}n')
    await expect.element(page.getByRole('textbox', { name: 'What happened' })).toHaveValue('the door opn')
  })

  it('ends no turn while someone joins', async () => {
    ;({ table, stop } = onScreen(...orderedSample('terra-magia', ['ilse'])))
    const before = table.fight.value.activeEntry
    await press('j')
    await expect.element(page.getByRole('combobox', { name: 'Name' })).toHaveFocus()
    await tabTo('Join the fight')
    await press('n')
    expect(table.fight.value.activeEntry).toBe(before)
  })
})
