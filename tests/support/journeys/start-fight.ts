import { expect, type Page } from '@playwright/test'

/** Starts the fight whatever the dice were: ties that they left are settled by a roll. */
export async function startFight(page: Page): Promise<void> {
  const current = page.getByRole('list', { name: 'Turn order' }).locator('[aria-current="true"]')
  const rolls = page.getByRole('button', { name: /^(Coin flip|Roll off)$/ })
  await expect(async () => {
    for (let open = await rolls.count(); open > 0; open = await rolls.count()) await rolls.first().click()
    if ((await current.count()) === 0)
      await page.getByRole('button', { name: /^Start fight/ }).click({ timeout: 500 })
    await expect(current).toHaveCount(1, { timeout: 500 })
  }).toPass()
}
