import { expect, test } from '../support/journeys/desktop-test'
import { launch } from '../support/journeys/launch'
import { publish, titleView } from '../support/journeys/player-views'

const LAPTOP = { id: 1, label: 'Laptop', internal: true, bounds: { x: 0, y: 0, width: 1920, height: 1080 } }

test.beforeEach(async ({ gm }) => {
  await gm.evaluate(() => {
    const states: unknown[] = []
    Object.assign(window, { states })
    window.turnkeeper!.on('display:changed', (state) => states.push(state))
  })
})

const open = (): Promise<undefined> => window.turnkeeper!.request('display:open') as Promise<undefined>
const lastState = (): unknown => (window as unknown as { states: unknown[] }).states.at(-1)

test('the players’ window opens on the TV, follows and closes', async ({ app, gm }) => {
  await publish(gm, titleView(1, 'The ghoul road'))
  await gm.evaluate(open)
  const players = await app.window('player.html')
  await expect(players.getByText('The ghoul road')).toBeVisible()
  await expect
    .poll(() => gm.evaluate(lastState))
    .toEqual({ open: true, place: 'Living room TV', mirrored: false })

  await publish(gm, titleView(2, 'The old bridge'))
  await expect(players.getByText('The old bridge')).toBeVisible()

  await gm.evaluate(() => window.turnkeeper!.request('display:close'))
  await expect.poll(() => gm.evaluate(lastState)).toEqual({ open: false, place: '', mirrored: false })
  expect(app.windows()).toHaveLength(1)
})

test('the players’ page cannot ask what only the GM may ask', async ({ app, gm }) => {
  await gm.evaluate(open)
  const players = await app.window('player.html')
  expect(
    await players.evaluate(() => [Object.keys(window.turnkeeperPlayer!), 'turnkeeper' in window]),
  ).toEqual([['onView'], false])
})

test('a view with one field too many reaches nobody', async ({ app, gm }) => {
  await publish(gm, titleView(1, 'The ghoul road'))
  await gm.evaluate(open)
  const players = await app.window('player.html')
  const leak = { seq: 2, view: { ...titleView(2, 'Varga waits').view, secret: 'Varga' } }
  await expect(publish(gm, leak)).rejects.toThrow(/could not do this/)
  await publish(gm, titleView(3, 'The old bridge'))
  await expect(players.getByText('The old bridge')).toBeVisible()
})

test('views go on after the GM page was loaded anew and counts from one again', async ({ app, gm }) => {
  await publish(gm, titleView(40, 'Before'), 'first load')
  await gm.evaluate(open)
  const players = await app.window('player.html')
  await expect(players.getByText('Before')).toBeVisible()
  await gm.reload()
  await publish(gm, titleView(1, 'After'), 'second load')
  await expect(players.getByText('After')).toBeVisible()
})

test('the players’ pages keep their storage apart from the GM’s', async ({ app, gm }) => {
  await gm.evaluate(() => localStorage.setItem('secret', 'Varga'))
  await gm.evaluate(open)
  const players = await app.window('player.html')
  expect(await players.evaluate(() => localStorage.getItem('secret'))).toBeNull()
})

test.describe('on displays of the stand-in', () => {
  test.beforeEach(({ app }) =>
    test.skip(app.kind === 'electron', 'a real machine’s displays cannot be unplugged'),
  )

  test('an unplugged TV parks the window, and the same TV brings it back', async ({ app, gm }) => {
    await gm.evaluate(open)
    await app.window('player.html')
    const look = () =>
      app.evaluate(({ BrowserWindow, powerSaveBlocker }) => {
        const players = BrowserWindow.getAllWindows().find((window) => window.getTitle().includes('players'))!
        const blockers = (powerSaveBlocker as unknown as { _count(): number })._count()
        return {
          visible: players.isVisible(),
          full: players.isFullScreen(),
          x: players.getBounds().x,
          blockers,
        }
      })
    expect(await look()).toEqual({ visible: true, full: true, x: 1920, blockers: 1 })

    await app.evaluate(({ screen }) => (screen as unknown as { _unplug(id: number): void })._unplug(2))
    expect(await look()).toMatchObject({ visible: false, full: false, blockers: 0 })
    await expect
      .poll(() => gm.evaluate(lastState))
      .toEqual({ open: true, place: 'Waiting for Living room TV', mirrored: true })

    await app.evaluate(({ screen }) => {
      const bounds = { x: -1920, y: 0, width: 1920, height: 1080 }
      const tv = { id: 7, label: 'Living room TV', internal: false, bounds }
      ;(screen as unknown as { _plug(display: unknown): void })._plug(tv)
    })
    expect(await look()).toEqual({ visible: true, full: true, x: -1920, blockers: 1 })
  })
})

test('with one display the players get a window, and the GM learns that it is mirrored', async ({
  userData,
}) => {
  const app = await launch({ userData: `${userData}/one`, displays: [LAPTOP] })
  test.skip(app.kind === 'electron', 'needs a machine with one display')
  const gm = await app.window('gm.html')
  await gm.evaluate(open)
  await app.window('player.html')
  const state = await gm.evaluate(() => window.turnkeeper!.request('display:state'))
  expect(state).toEqual({ open: true, place: 'A window on your screen', mirrored: true })
  await app.close()
})

test('a window that was on a display that is gone comes back on a live one', async ({ userData }) => {
  const profile = `${userData}/moved`
  const first = await launch({ userData: profile })
  test.skip(first.kind === 'electron', 'needs displays that can be taken away')
  await first.window('gm.html')
  await first.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]!.setBounds({ x: 2100, y: 60, width: 1440, height: 900 }),
  )
  await first.close()

  const second = await launch({ userData: profile, displays: [LAPTOP] })
  await second.window('gm.html')
  const bounds = await second.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.getBounds())
  expect(bounds).toEqual({ x: 240, y: 90, width: 1440, height: 900 })
  await second.close()
})
