import { expect, test } from '../support/journeys/browser-test'
import { titleView } from '../support/journeys/player-views'

test('opens in a plain browser, without a complaint of the browser', async ({ page, complaints }) => {
  await page.goto('/gm.html')
  await expect(page).toHaveTitle(/Turnkeeper/)
  expect(await page.evaluate(() => 'turnkeeper' in window)).toBe(false)
  expect(complaints).toEqual([])
})

test('runs no script that is not part of the build', async ({ page, complaints }) => {
  await page.goto('/gm.html')
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.intruder = true'
    document.body.append(script)
    return 'intruder' in window
  })
  expect(ran).toBe(false)
  expect(complaints.splice(0)).toHaveLength(1)
})

test('the players’ page shows the newest view and drops older ones', async ({ context, page }) => {
  await page.goto('/player.html')
  const sender = await context.newPage()
  await sender.goto('/player.html')
  const send = (view: unknown): Promise<void> =>
    sender.evaluate(
      (message) => {
        new BroadcastChannel('turnkeeper-player-feed').postMessage({ type: 'view', message })
      },
      { source: 'a journey', view },
    )
  await send(titleView(2, 'The old bridge'))
  await expect(page.getByText('The old bridge')).toBeVisible()
  await send(titleView(1, 'The ghoul road'))
  await send(titleView(3, 'The mill'))
  await expect(page.getByText('The mill')).toBeVisible()
})
