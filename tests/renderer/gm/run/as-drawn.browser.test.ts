import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ref } from 'vue'
import { onScreen, onScreenAgain, orderedSample } from './on-screen'

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

  it('a reminder says what follows from it in the smallest window too', async () => {
    await page.viewport(1100, 700)
    const screen = onScreen(...orderedSample('terra-magia', ['warden']))
    stop = screen.stop
    screen.table.do({ type: 'addEffect', combatants: [screen.table.id('Hollow Warden')], effect: bleeding() })
    const reminder = page.getByRole('list', { name: 'Reminders' }).getByRole('listitem').first()
    await expect.element(reminder).toBeVisible()
    const said = reminder.element().querySelector('.consequence')?.getBoundingClientRect()
    expect(said?.width).toBeGreaterThan(40)
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

function bleeding() {
  const [, system] = orderedSample('terra-magia')
  const found = system.effects.find(({ id }) => id === 'bleeding')
  if (!found) throw new Error('No bleeding')
  return { ...found.draft, definition: found.id, label: found.label, source: null, severity: 2 }
}
