import { resolve } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { chromiumLaunch } from '../support/chromium.mjs'
import { serve } from '../../src/start/serve.mjs'

/** As few waits for the screen as possible: what is measured is work, not the clock of a display. */
const UNTHROTTLED = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/** Opens the build in a real browser with an empty profile, and closes all of it afterwards. */
export async function inBrowser<T>(
  use: (context: BrowserContext, addressOf: (path: string) => string) => Promise<T>,
): Promise<T> {
  const server = await serve(resolve(import.meta.dirname, '../../out/renderer'), 0)
  const launch = chromiumLaunch()
  const browser = await chromium.launch({ ...launch, args: [...launch.args, ...UNTHROTTLED] })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    return await use(context, (path) => new URL(path, server.address).href)
  } finally {
    await browser.close()
    await server.close()
  }
}

/** Puts rows into the app's database; the app must have made it. */
export async function fillStore(page: Page, store: string, rows: readonly object[]): Promise<void> {
  await page.evaluate(putRows, { store, rows })
}

async function putRows({ store, rows }: { store: string; rows: readonly object[] }): Promise<void> {
  const database = await new Promise<IDBDatabase>((done, failed) => {
    const asked = indexedDB.open('turnkeeper')
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => failed(new Error('The database did not open.'))
  })
  const writing = database.transaction(store, 'readwrite')
  for (const row of rows) writing.objectStore(store).put(row)
  await new Promise<void>((done, failed) => {
    writing.oncomplete = () => done()
    writing.onerror = () => failed(new Error('The rows were not written.'))
  })
  database.close()
}
