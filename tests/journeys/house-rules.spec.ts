import { expect, test } from '../support/journeys/browser-test'

test('a house rule changed in the fight is told, counts from the next turn and can be kept for new encounters', async ({
  page,
}) => {
  await page.goto('/gm.html')
  await page
    .getByRole('button', { name: /^Run sample fight/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'This fight', exact: true }).click()
  await page.getByRole('menuitem', { name: 'House rules' }).click()

  const rules = page.getByRole('dialog', { name: 'House rules of this fight' })
  await rules.getByRole('switch').first().click()
  await expect(rules.getByText('Changed here')).toHaveCount(1)
  await rules.getByRole('button', { name: 'Use these for new encounters' }).click()

  await expect(page.getByText('New Terra Magia encounters begin with these house rules.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Log' })).toContainText(
    /House rule: .* from the next turn on/,
  )
})
