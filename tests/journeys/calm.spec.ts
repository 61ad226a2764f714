import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test'

/** Words of two letters or more that can be seen, notes included; the hint that is shown once is put away first. */
function wordsInSight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const inSight = (text: Text): boolean => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, top, bottom, width, height } = range.getBoundingClientRect()
      if (width < 2 || height < 2 || bottom <= 0 || top >= innerHeight) return false
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { clipPath, overflowX, overflowY } = getComputedStyle(box)
        if (clipPath !== 'none') return false
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const edge = box.getBoundingClientRect()
        if (right <= edge.left || left >= edge.right || bottom <= edge.top || top >= edge.bottom) return false
      }
      return text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false
    }
    const seen: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) {
      const text = walk.currentNode as Text
      if (text.data.trim() !== '' && inSight(text)) seen.push(text.data)
    }
    return (seen.join(' ').match(/\p{L}[\p{L}'’]+/gu) ?? []).length
  })
}

for (const [title, place, most] of [
  ['The Drowned Chapel', 0, 281],
  ['Ember Court', 1, 279],
] as const) {
  test(`the first screen of ${title} has at most ${most} words`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/gm.html')
    await page
      .getByRole('button', { name: /^Run sample fight/ })
      .nth(place)
      .click()
    await page.getByRole('button', { name: 'Got it' }).click()
    await expect(page.locator('[data-action]').first()).toBeVisible()
    await page.mouse.move(720, 640)
    expect(await wordsInSight(page)).toBeLessThanOrEqual(most)
  })
}

test('no focus ring of the run screen is cut', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/gm.html')
  await page
    .getByRole('button', { name: /^Run sample fight/ })
    .first()
    .click()
  await expect(page.locator('[data-action]').first()).toBeVisible()
  const cut: string[] = []
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused === document.body) return null
      const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(focused)
      if (outlineStyle === 'none') return null
      const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth)
      const own = focused.getBoundingClientRect()
      for (let box = focused.parentElement; box; box = box.parentElement) {
        if (getComputedStyle(box).overflow === 'visible') continue
        const edge = box.getBoundingClientRect()
        const spills = [
          edge.left - own.left,
          own.right - edge.right,
          edge.top - own.top,
          own.bottom - edge.bottom,
        ]
        if (Math.max(...spills) + ring > 1) return `${focused.outerHTML.slice(0, 90)} in ${box.className}`
      }
      return null
    })
    if (found !== null) cut.push(found)
  }
  expect(cut).toEqual([])
})
