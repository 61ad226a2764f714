import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import type { DesktopApp } from './desktop-app'
import { launch } from './launch'

interface DesktopFixtures {
  /** A profile of this test alone; a test that starts the app several times gives each start the same. */
  userData: string
  app: DesktopApp
  gm: Page
}

/** For journeys of the desktop app: each test has its own profile and its own running app. */
export const test = base.extend<DesktopFixtures>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
  userData: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'turnkeeper-journey-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  },
  app: async ({ userData }, use) => {
    const app = await launch({ userData })
    await use(app)
    await app.close()
  },
  gm: async ({ app }, use) => use(await app.window('gm.html')),
})

export { expect } from '@playwright/test'
