import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { nextTick } from 'vue'
import { dispelMagic } from '#core/systems/teriock/sample-making'
import { teriock } from '#core/systems/teriock/system'
import { aSeed, anEncounter } from '#support/fight.ts'
import type { DemoTable } from './demo-table'
import { onScreen } from './on-screen'

const DEPTH = 12
const PEOPLE = 30
let table: DemoTable
let stop: () => void
let drawn = 0
const count = () => {
  drawn++
}
beforeEach(async () => {
  await page.viewport(1440, 900)
  const block = { stats: { mov: 2, br: 9 }, vitals: { hp: 20, mp: 9 }, abilities: [dispelMagic] }
  const members = Array.from({ length: PEOPLE }, (_, place) =>
    aSeed(`Mage of tower ${place + 1}`, { total: 60 - place, block }, 'teriock'),
  )
  ;({ table, stop } = onScreen(anEncounter(members, { systemId: 'teriock' }), teriock, {
    global: { mixins: [{ mounted: count, updated: count }] },
  }))
  // As high as the window, as the app's frame makes it.
  document.querySelector('.run')?.parentElement?.style.setProperty('height', '100%')
})
afterEach(() => stop())

const mage = (place: number) => Object.keys(table.fight.value.combatants)[place] ?? ''

/** A spell, and then each dispels the one before; how many parts of the screen each had drawn. */
async function build(): Promise<number[]> {
  table.do({ type: 'nameEvent', text: 'a spell is cast', actor: mage(0) })
  const counts: number[] = []
  for (let place = 1; place < DEPTH; place++) {
    drawn = 0
    const answer = { combatant: mage(place), action: 'dispel-magic', inputs: {}, onStack: true }
    table.do({ type: 'takeAction', ...answer })
    await nextTick()
    counts.push(drawn)
  }
  return counts
}

const frames = () => page.getByRole('list', { name: 'Reaction stack' }).getByRole('listitem').elements()
const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()

it('draws for the twelfth answer what it draws for the second and the frames whose fate turns', async () => {
  const counts = await build()
  const [, second = 0] = counts
  /** A frame, its badge, its button with icon. */
  const partsOfFrame = 5
  expect(counts.at(-1)).toBeLessThanOrEqual(second + DEPTH * partsOfFrame)
})

it('is legible at depth 12 with 30 combatants: every frame whole, the top and its button in sight', async () => {
  await build()
  await nextTick()
  const panel = box(document.querySelector('.frames'))
  expect(frames()).toHaveLength(DEPTH)
  for (const frame of frames()) {
    expect(box(frame).height).toBeGreaterThanOrEqual(48)
    expect(box(frame).right).toBeLessThanOrEqual(panel.right)
    expect(box(frame.querySelector('.badge')).width).toBeGreaterThan(40)
  }
  const top = box(document.querySelector('.is-top'))
  expect(top.top).toBeGreaterThanOrEqual(panel.top)
  expect(top.bottom).toBeLessThanOrEqual(panel.bottom)
  // Two more can be read below the top without scrolling, and those who can answer stay in sight too.
  expect(box(frames()[2]).bottom).toBeLessThanOrEqual(panel.bottom)
  expect(box(page.getByRole('button', { name: /^Resolve 12/ }).element()).bottom).toBeLessThan(900)
  expect(box(document.querySelector('.lists')).height).toBeGreaterThanOrEqual(100)
})
