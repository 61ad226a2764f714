import { expect, test } from '../support/journeys/browser-test'
import { runSample } from '../support/journeys/run-sample'

test('a new GM runs the sample fight with one key, and finds it where it was after a reload', async ({
  page,
}) => {
  await runSample(page)
  const order = page.getByRole('list', { name: 'Turn order' })
  await expect(order.locator('[aria-current="true"]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  const acting = await order.locator('[aria-current="true"]').innerText()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const round = await page.getByRole('banner').innerText()
  const more = page.getByRole('button', { name: /^\d+ more$/ })
  await expect(more.first()).toBeVisible()
  await page.keyboard.press('m')
  await expect(more).toHaveCount(0)

  await page.reload()
  await expect(order.locator('[aria-current="true"]')).toHaveText(acting, { useInnerText: true })
  expect(await page.getByRole('banner').innerText()).toBe(round)
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeEnabled()
  await expect(more).toHaveCount(0)
})

test('a disk that refuses is said aloud, and everything is there once it takes again', async ({ page }) => {
  await runSample(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError')
    }
    Object.assign(window, { mendDisk: () => (IDBObjectStore.prototype.put = put) })
  })
  await page.keyboard.press('n')
  const retry = page.getByRole('banner').getByRole('button', { name: /not saved$/ })
  await expect(retry).toBeVisible()
  await page.keyboard.press('n')
  const acting = page.getByRole('list', { name: 'Turn order' }).locator('[aria-current="true"]')
  const who = await acting.innerText()

  await page.evaluate('mendDisk()')
  await retry.press('Enter')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(acting).toHaveText(who, { useInnerText: true })
})

test('F5 straight after fast play loses nothing', async ({ page }) => {
  await runSample(page)
  for (let turn = 0; turn < 6; turn++) await page.keyboard.press('n')
  const acting = page.getByRole('list', { name: 'Turn order' }).locator('[aria-current="true"]')
  const who = await acting.innerText()
  const again = page.waitForEvent('load')
  await page.keyboard.press('F5')
  await again
  await expect(acting).toHaveText(who, { useInnerText: true })
})
