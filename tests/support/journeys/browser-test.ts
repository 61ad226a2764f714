import { resolve } from 'node:path'
import { expect, test as base } from '@playwright/test'
import { serve } from '../../../src/start/serve.mjs'

/** A build of one's own, while `out` is in use by others. */
const BUILD = process.env.TURNKEEPER_BUILD ?? resolve(import.meta.dirname, '../../../out')

/** What the screen tells at the same time, so that a journey about it needs no second word. */
const TOLD = /^A write failed/

interface BrowserFixtures {
  /** Where this worker's copy of the app is served, without a final slash. */
  origin: string
}

/**
 * For journeys of the browser host: the build as `npm start` serves it. Every test has a pristine browser
 * context, so a database of its own; `page.goto('/gm.html')` opens the app.
 */
export const test = base.extend<{ baseURL: string; complaints: string[] }, BrowserFixtures>({
  /** What the browser had to complain of. Every journey ends without any; one that means to cause some empties it. */
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      context.on('console', (message) => {
        if (message.type() === 'error' && !TOLD.test(message.text())) complaints.push(message.text())
      })
      context.on('weberror', (error) => complaints.push(String(error.error())))
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
  origin: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = await serve(resolve(BUILD, 'renderer'), 0)
      await use(new URL(server.address).origin)
      await server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin),
})

export { expect } from '@playwright/test'
