import { expect, test } from '../support/journeys/desktop-test'

test('stays on its page when something tries to lead it away', async ({ gm }) => {
  const answered = gm.waitForEvent('requestfailed')
  await gm.evaluate(() => window.location.assign('https://example.invalid/'))
  await answered
  expect(new URL(gm.url()).pathname).toBe('/gm.html')
})

test('opens no window that a page asks for', async ({ app, gm }) => {
  expect(await gm.evaluate(() => window.open('player.html') === null)).toBe(true)
  expect(app.windows()).toHaveLength(1)
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
})

test('serves nothing from outside the build', async ({ gm }) => {
  const statuses = await gm.evaluate(() => {
    const paths = ['/..%2f..%2fpackage.json', '/%2e%2e/main/index.js', '/assets/..%2f..%2fmain%2findex.js']
    return Promise.all(paths.map(async (path) => (await fetch(path)).status))
  })
  expect(statuses.every((status) => status === 403 || status === 404)).toBe(true)
  expect(statuses[0]).toBe(403)
})

test('runs no script that is not part of the build', async ({ gm }) => {
  const ran = await gm.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.intruder = true'
    document.body.append(script)
    return 'intruder' in window
  })
  expect(ran).toBe(false)
})

test('loads nothing from elsewhere', async ({ gm }) => {
  const outcome = await gm.evaluate(() =>
    fetch('https://example.invalid/').then(
      () => 'loaded',
      () => 'refused',
    ),
  )
  expect(outcome).toBe('refused')
})

test('sends nothing that is not plain data', async ({ gm }) => {
  const sent = gm.evaluate(() => window.turnkeeper!.request('display:publish', new Proxy({}, {}) as never))
  await expect(sent).rejects.toThrow(/could not be cloned|DataCloneError/i)
})
