import { defineConfig } from '@playwright/test'
import { chromiumLaunch } from './support/chromium.mjs'

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'line',
  use: { launchOptions: chromiumLaunch(), viewport: { width: 1440, height: 900 } },
})
