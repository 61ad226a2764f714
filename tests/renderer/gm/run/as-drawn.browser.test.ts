import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ref } from 'vue'
import { aSeed, anEncounter } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'
import { onScreen, onScreenAgain, orderedSample } from './on-screen'
import '#ui/ground.css'

let stop: () => void = () => undefined
const before: [number, number] = [window.innerWidth, window.innerHeight]
beforeEach(() => page.viewport(1440, 900))
afterEach(async () => {
  stop()
  await page.viewport(...before)
})

const press = (keys: string) => userEvent.keyboard(keys)
const dock = page.getByRole('region', { name: /in progress/ })
const rowHeights = () =>
  [...dock.element().querySelectorAll('.row')].map((row) => Math.round(row.getBoundingClientRect().height))

function inSight(line: Element | null | undefined): boolean {
  const box = line?.closest('.scroll')?.getBoundingClientRect()
  const own = line?.getBoundingClientRect()
  return box !== undefined && own !== undefined && own.top >= box.top - 1 && own.bottom <= box.bottom + 1
}

describe('the screens as they are drawn', () => {
  it('an attack that inflicts something takes four rows of one line each', async () => {
    ;({ stop } = onScreen(...orderedSample('terra-magia', ['ghoul'])))
    await press('1')
    await expect.element(dock).toBeVisible()
    await press('ilse{Enter}')
    await expect.element(page.getByRole('textbox', { name: /^Target roll/ })).toHaveFocus()
    await press('9{Enter}df6')
    await expect.element(page.getByRole('textbox', { name: /^Damage, / })).toHaveValue('6')
    const heights = rowHeights()
    expect(heights).toHaveLength(4)
    expect(Math.max(...heights)).toBeLessThan(50)
  })

  it('the form lights the line of its weapon, and the chip names it', async () => {
    ;({ stop } = onScreen(...orderedSample('terra-magia', ['ghoul'])))
    await press('1')
    await expect.element(dock).toBeVisible()
    const lit = [...document.querySelectorAll('[data-action][aria-pressed="true"] b')]
    expect(lit.map(({ textContent }) => textContent)).toEqual(['Claws'])
    await expect.element(page.getByRole('button', { name: 'Major 1, in use: Claws' })).toBeVisible()
  })

  it('each folded action is counted once, also those of a column that stands under another', async () => {
    ;({ stop } = onScreen(...orderedSample('terra-magia', ['warden'])))
    const drawn = () => document.querySelectorAll('[data-action]').length
    const more = page.getByRole('button', { name: /^\d+ more/ })
    await expect.element(more.first()).toBeVisible()
    const counted = more.elements().reduce((sum, { textContent }) => sum + parseInt(textContent, 10), 0)
    const folded = drawn()
    await press('m')
    await expect.poll(drawn).toBe(folded + counted)
  })

  it.each(['teriock', 'terra-magia'])(
    'no button of %s stands outside of the smallest window',
    async (book) => {
      await page.viewport(1100, 700)
      ;({ stop } = onScreen(...orderedSample(book)))
      await expect.element(page.getByRole('button', { name: /^End turn/ })).toBeVisible()
      const out = [...document.querySelectorAll('button')]
        .filter((each) => each.getBoundingClientRect().right > 1100)
        .map(({ textContent }) => textContent)
      expect(out).toEqual([])
    },
  )

  it('a reminder says what follows from it in the smallest window too', async () => {
    await page.viewport(1100, 700)
    const screen = onScreen(...orderedSample('terra-magia', ['warden']))
    stop = screen.stop
    screen.table.do({
      type: 'addEffect',
      combatants: [screen.table.id('Hollow Warden')],
      effect: ailment('bleeding', 2),
    })
    const reminder = page.getByRole('list', { name: 'Reminders' }).getByRole('listitem').first()
    await expect.element(reminder).toBeVisible()
    const said = reminder.element().querySelector('.consequence')?.getBoundingClientRect()
    expect(said?.width).toBeGreaterThan(40)
  })

  it('three conditions of whoever acts stand whole in the order at 1366 × 768', async () => {
    await page.viewport(1366, 768)
    const screen = onScreen(...orderedSample('terra-magia', ['odo']))
    stop = screen.stop
    const combatants = [screen.table.id('Brother Odo')]
    for (const id of ['bleeding', 'fear', 'exhaustion'])
      screen.table.do({ type: 'addEffect', combatants, effect: ailment(id, 4) })
    await expect
      .element(page.getByRole('listitem').filter({ hasText: 'Acting now' }))
      .toHaveTextContent(/Fear 4/)
    const words = [...document.querySelectorAll<HTMLElement>('[aria-current="true"] .words')]
    expect(words.map(({ innerText }) => innerText)).toEqual([
      'Acting now',
      'Bleeding 4',
      'Fear 4',
      'Exhaustion 4',
    ])
    expect(words.filter((each) => each.scrollWidth > each.clientWidth + 1)).toEqual([])
  })

  it('what a column says once stands on one line at 1440', async () => {
    ;({ stop } = onScreen(...orderedSample('terra-magia', ['warden'])))
    await page.getByRole('button', { name: 'Minor 1, unspent' }).click()
    const word = page.getByText('Would be paid with Movement.')
    await expect.element(word).toBeVisible()
    expect(word.element().getBoundingClientRect().height).toBeLessThan(24)
  })

  it('whoever acts is seen with the one before and the one on deck, however long the order is', async () => {
    const members = Array.from({ length: 40 }, (_, place) => aSeed(`Orc ${place}x`, { total: 500 - place }))
    ;({ stop } = onScreen(anEncounter(members), plainSystem))
    for (let turn = 0; turn < 25; turn++) await press('n')
    const acting = document.querySelector('[aria-current="true"]')
    expect(acting?.textContent).toContain('Orc 25x')
    const around = [acting?.previousElementSibling, acting, acting?.nextElementSibling]
    expect(around.map(inSight)).toEqual([true, true, true])
    // From the last line back to the first.
    for (let turn = 0; turn < 15; turn++) await press('n')
    const first = document.querySelector('[aria-current="true"]')
    expect([first, first?.nextElementSibling].map(inSight)).toEqual([true, true])
  })

  it('a line of the order says under the keys how its tie came about', async () => {
    const swift = (name: string, speed: number) => aSeed(name, { total: 9, block: { stats: { speed } } })
    ;({ stop } = onScreen(anEncounter([swift('Ana', 5), swift('Bo', 2)]), plainSystem))
    const line = page.getByRole('list', { name: 'Turn order' }).getByRole('button', { name: /^Bo/ })
    await press('{F6}{F6}{ArrowDown}')
    await expect.element(line).toHaveFocus()
    const said = line.element().parentElement?.querySelector('.tie')
    expect(said?.textContent).toMatch(/^Tied/)
    expect(said?.getBoundingClientRect().width).toBeGreaterThan(40)
  })

  it.each([true, false])(
    'the usual actions say at once what they do, when the table asks for it: %s',
    (spoken) => {
      const screen = onScreen(...orderedSample('terra-magia', ['warden']))
      screen.stop()
      stop = onScreenAgain({ ...screen.table, spoken: ref(spoken) })
      const line = document.querySelector('[data-action="defend"] .line')
      expect(line !== null).toBe(spoken)
    },
  )
})

function ailment(id: string, severity: number) {
  const [, system] = orderedSample('terra-magia')
  const found = system.effects.find((each) => each.id === id)
  if (!found) throw new Error(`No effect ${id}`)
  return { ...found.draft, definition: found.id, label: found.label, source: null, severity }
}
