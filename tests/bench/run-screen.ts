import type { BrowserContext, Page } from 'playwright-core'
import type { Fight } from '#core/engine/model/fight'
import { systemById } from '#core/systems/registry'
import { BROWSER_CHANNEL } from '#shared/browser-channel'
import { crowd } from './core.ts'
import { fillStore, inBrowser } from './in-browser.ts'
import type { Measured } from './measure.ts'
import { listen, viewToPaint } from './player-page.ts'
import { startStopwatch } from './stopwatch.ts'

const ROUNDS = 30
const limitIs = 'make and paint the same change of the page by hand'

/** What a GM waits for with so many combatants: from the key to the painted frame, over the build. */
export function runScreenBenches(size: number): Promise<Measured[]> {
  return inBrowser(async (context, addressOf) => {
    await context.addInitScript(startStopwatch)
    const open = (): Promise<Page> => openFight(context, addressOf, size)
    const rows = [
      { what: 'next turn: key to painted screen', ...(await measured(await open(), endTurn)) },
      { what: 'damage: key to painted screen', ...(await measured(await open(), damage)) },
      { what: 'undo: key to painted screen', ...(await measured(await open(), undo)) },
      { what: 'player view: message to painted screen', ...(await playerView(await open(), addressOf)) },
    ]
    return rows.map((row) => ({ ...row, size, limitIs }))
  })
}

async function openFight(
  context: BrowserContext,
  addressOf: (path: string) => string,
  size: number,
): Promise<Page> {
  for (const page of context.pages()) await page.close()
  const page = await context.newPage()
  await page.goto(addressOf('/gm.html'))
  await page.getByRole('navigation', { name: 'Main' }).waitFor()
  await fillStore(page, 'fights', [storedFight(size)])
  await page.reload()
  await page
    .getByRole('list', { name: 'Turn order' })
    .getByRole('listitem')
    .nth(size - 1)
    .waitFor()
  return page
}

function storedFight(size: number): object {
  const system = systemById('terra-magia')
  if (!system) throw new Error('There is no Terra Magia.')
  const origin: Fight = crowd(size, system)
  const { id, title, systemId } = origin
  return { id, title, systemId, status: 'open', head: 0, updatedAt: Number.MAX_SAFE_INTEGER, origin }
}

/** `prepare` is done before every key and is not measured. */
interface Act {
  prepare: (page: Page) => Promise<void>
  key: string
}

const nothing = (): Promise<void> => Promise.resolve()
const endTurn: Act = { prepare: nothing, key: 'n' }
const damage: Act = {
  prepare: (page) => page.getByRole('textbox', { name: 'Damage or heal' }).fill('1'),
  key: 'Enter',
}
const undo: Act = {
  prepare: async (page) => {
    await damage.prepare(page)
    await press(page, 'Enter')
    await page.getByRole('textbox', { name: 'Damage or heal' }).blur()
  },
  key: 'Control+z',
}

async function measured(page: Page, { prepare, key }: Act): Promise<{ ours: number; limit: number }> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    await prepare(page)
    await page.evaluate(() => window.stopwatch.remember())
    times.push(await press(page, key))
  }
  return page.evaluate(
    async (all) => ({ ours: window.stopwatch.median(all), limit: await window.stopwatch.byHand() }),
    times,
  )
}

async function press(page: Page, key: string): Promise<number> {
  await page.keyboard.press(key)
  return page.evaluate(async () => {
    await window.stopwatch.painted()
    return window.stopwatch.keyTimes.at(-1) ?? NaN
  })
}

/** Two views of one fight, a turn apart, shown in turn. */
async function playerView(
  gm: Page,
  addressOf: (path: string) => string,
): Promise<{ ours: number; limit: number }> {
  const players = await gm.context().newPage()
  await players.goto(addressOf('/player.html'))
  await players.getByRole('list', { name: 'Turn order' }).waitFor()
  await players.evaluate(listen, { channel: BROWSER_CHANNEL, count: 2 })
  await gm.bringToFront()
  await press(gm, 'n')
  await press(gm, 'n')
  const messages = await players.evaluate(() => window.heard)
  await players.bringToFront()
  return players.evaluate(viewToPaint, { channel: BROWSER_CHANNEL, messages, rounds: ROUNDS })
}
