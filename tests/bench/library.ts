import { resolve } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { storedBlocks } from './library-blocks.ts'
import { keyToPaint } from './library-page.ts'
import type { Measured } from './measure.ts'
import { chromiumLaunch } from '../support/chromium.mjs'
import { serve } from '../../src/start/serve.mjs'

/** As few waits for the screen as possible: what is measured is work, not the clock of a display. */
const UNTHROTTLED = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/** From a key in the search to the painted list, in a real browser over the build, with so many blocks. */
export async function libraryBench(size: number): Promise<Measured> {
  const server = await serve(resolve(import.meta.dirname, '../../out/renderer'), 0)
  const launch = chromiumLaunch()
  const browser = await chromium.launch({ ...launch, args: [...launch.args, ...UNTHROTTLED] })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const address = new URL('/gm.html#/library', server.address).href
    await fill(page, address, size)
    const { ours, limit } = await page.evaluate(keyToPaint)
    return {
      what: 'library: key to painted list',
      size,
      ours,
      limit,
      limitIs: 'make and paint as many rows by hand',
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

async function fill(page: Page, address: string, size: number): Promise<void> {
  await page.goto(address)
  await page.getByRole('searchbox', { name: 'Search the library' }).waitFor()
  await page.evaluate(putBlocks, storedBlocks(size))
  await page.reload()
  await page.getByRole('option').first().waitFor()
}

async function putBlocks(blocks: readonly object[]): Promise<void> {
  const database = await new Promise<IDBDatabase>((done, failed) => {
    const asked = indexedDB.open('turnkeeper')
    asked.onsuccess = () => done(asked.result)
    asked.onerror = () => failed(new Error('The database did not open.'))
  })
  const writing = database.transaction('statBlocks', 'readwrite')
  for (const block of blocks) writing.objectStore('statBlocks').put(block)
  await new Promise<void>((done, failed) => {
    writing.oncomplete = () => done()
    writing.onerror = () => failed(new Error('The blocks were not written.'))
  })
  database.close()
}
