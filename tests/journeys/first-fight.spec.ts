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

  await page.reload()
  await expect(order.locator('[aria-current="true"]')).toHaveText(acting, { useInnerText: true })
  expect(await page.getByRole('banner').innerText()).toBe(round)
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeEnabled()
})
