import { expect, type Page } from '@playwright/test'
import type { PlayerView } from '#core/views/player-view-schema'

/** A view that a journey can tell from others by its title. */
export function titleView(seq: number, title: string): PlayerView {
  return { seq, view: { screen: 'title', title, subtitle: 'Third evening', line: 'We go on at eight' } }
}

/** Publishes as the GM page does, after it has shown its first screen and published its own first view. */
export async function publish(gm: Page, view: unknown, source = 'a journey'): Promise<void> {
  await expect(gm.locator('#app > *').first()).toBeVisible()
  await gm.evaluate((message) => window.turnkeeper!.request('display:publish', message as never), {
    source,
    view,
  })
}
