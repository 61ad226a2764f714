import { resolve } from 'node:path'
import vue from '@vitejs/plugin-vue'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumLaunch } from './support/chromium.mjs'

const root = resolve(import.meta.dirname, '..')

/** Generous: a busy machine is no fault of a test, and no test here measures time. */
const testTimeout = 60_000

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        plugins: [vue()],
        test: {
          name: 'unit',
          testTimeout,
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/**/*.browser.test.ts', 'tests/journeys/**'],
        },
      },
      {
        root,
        plugins: [vue()],
        cacheDir: 'node_modules/.vite/component-tests',
        optimizeDeps: {
          include: [
            'vue',
            'pinia',
            'dexie',
            'valibot',
            'reka-ui',
            '@vueuse/core',
            '@lucide/vue',
            'markdown-it',
          ],
        },
        test: {
          name: 'component',
          testTimeout,
          include: ['tests/**/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: chromiumLaunch() }),
          },
        },
      },
    ],
  },
})
