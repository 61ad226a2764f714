import { expect, test } from '../support/journeys/browser-test'

test('a second tab waits for the first and then goes on with its fight', async ({ page, context }) => {
  await page.goto('/gm.html')
  await page
    .getByRole('button', { name: /^Run sample fight/ })
    .first()
    .click()
  await expect(page.getByRole('list', { name: 'Turn order' })).toBeVisible()

  const second = await context.newPage()
  await second.goto('/gm.html')
  await expect(second.getByRole('heading', { name: 'Turnkeeper is open in another tab' })).toBeVisible()
  await expect(second.getByRole('list', { name: 'Turn order' })).toHaveCount(0)

  const order = await page.getByRole('list', { name: 'Turn order' }).innerText()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.close()
  await expect(second.getByRole('list', { name: 'Turn order' })).toHaveText(order.replace(/\n+/g, ' '), {
    useInnerText: true,
  })
})
