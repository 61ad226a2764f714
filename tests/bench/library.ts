import { fillStore, inBrowser } from './in-browser.ts'
import { storedBlocks } from './library-blocks.ts'
import { keyToPaint } from './library-page.ts'
import type { Measured } from './measure.ts'

/** From a key in the search to the painted list, in a real browser over the build, with so many blocks. */
export function libraryBench(size: number): Promise<Measured> {
  return inBrowser(async (context, addressOf) => {
    const page = await context.newPage()
    await page.goto(addressOf('/gm.html#/library'))
    await page.getByRole('searchbox', { name: 'Search the library' }).waitFor()
    await fillStore(page, 'statBlocks', storedBlocks(size))
    await page.reload()
    await page.getByRole('option').first().waitFor()
    const { ours, limit } = await page.evaluate(keyToPaint)
    return {
      what: 'library: key to painted list',
      size,
      ours,
      limit,
      limitIs: 'make and paint as many rows by hand',
    }
  })
}
