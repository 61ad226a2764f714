import { expect, test } from '../support/journeys/browser-test'

test('a new GM runs the sample fight with one key, and finds it where it was after a reload', async ({ page }) => {
  await page.goto('/gm.html')
  await expect(page.getByRole('button', { name: /^Run sample fight/ }).first()).toBeFocused()
  await page.keyboard.press('Enter')
  const order = page.getByRole('list', { name: 'Turn order' })
  await expect(order.locator('[aria-current="true"]')).toHaveCount(1)
  await page.keyboard.press('Escape')
  const acting = await order.locator('[aria-current="true"]').innerText()
  const round = await page.getByRole('banner').innerText()

  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(order.locator('[aria-current="true"]')).toHaveText(acting, { useInnerText: true })
  expect(await page.getByRole('banner').innerText()).toBe(round)
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeEnabled()
})
