import { chromium, type BrowserContext, type Page } from '@playwright/test'
import { chromiumLaunch } from '../support/chromium.mjs'
import { expect, test } from '../support/journeys/browser-test'
import { runSample } from '../support/journeys/run-sample'
import { SmallDisk } from '../support/journeys/small-disk'

/** How often the disk fills and empties during the fight: DISK_FILLS=10 for the long form. */
const FILLS = Number(process.env.DISK_FILLS ?? 2)
const STEPS_WHILE_FULL = 6
/** Longer than the longest pause between two tries. */
const BY_ITSELF = 40_000

/** How many steps of fights are on disk, and the last one's label. */
async function stepsOnDisk(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('turnkeeper')
        opening.onerror = () => reject(new Error('could not be opened'))
        opening.onsuccess = () => {
          const count = opening.result.transaction('batches').objectStore('batches').count()
          count.onsuccess = () => {
            opening.result.close()
            resolve(count.result)
          }
        }
      }),
  )
}

const acting = (page: Page): Promise<string> =>
  page.getByRole('main').getByRole('heading', { level: 1 }).innerText()
const saved = (page: Page) =>
  expect(page.getByText('Saved', { exact: true })).toBeVisible({ timeout: BY_ITSELF })

/** Fills the disk before each step: the browser itself gives some of it back now and then, enough for saving to go on. */
async function playOn(page: Page, disk: SmallDisk): Promise<void> {
  for (let step = 0; step < STEPS_WHILE_FULL; step++) {
    disk.fill()
    await page.keyboard.press('n')
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

test('a small disk that fills and empties during a fight loses nothing, and saving goes on by itself', async ({
  origin,
}) => {
  test.setTimeout(60_000 + FILLS * 60_000)
  const disk = SmallDisk.mount(40)
  test.skip(disk === null, 'no disk can be mounted here')
  if (!disk) return
  let context: BrowserContext | null = null
  const figures: string[] = []
  try {
    const launch = chromiumLaunch()
    const args = [
      ...launch.args,
      '--disk-cache-size=1',
      '--media-cache-size=1',
      '--disable-gpu-shader-disk-cache',
    ]
    context = await chromium.launchPersistentContext(disk.path, { ...launch, args, baseURL: origin })
    const page = context.pages()[0] ?? (await context.newPage())
    await runSample(page)
    await saved(page)
    for (let fill = 1; fill <= FILLS; fill++) {
      const before = await stepsOnDisk(page)
      await playOn(page, disk)
      await expect(page.getByRole('region', { name: 'Not saved' })).toBeVisible()
      const banner = await page.getByRole('region', { name: 'Not saved' }).innerText({ timeout: 5_000 })
      const emptied = Date.now()
      disk.empty()
      await saved(page)
      const after = await stepsOnDisk(page)
      figures.push(
        `${String(fill)}: ${String(before)} → ${String(after)} after ${String(Date.now() - emptied)} ms; ${banner.replace(/\s+/g, ' ')}`,
      )
      expect(after - before).toBe(STEPS_WHILE_FULL)
    }
    const [name, steps] = [await acting(page), await stepsOnDisk(page)]
    await page.reload()
    await expect(page.getByRole('list', { name: 'Turn order' })).toBeVisible()
    expect([await acting(page), await stepsOnDisk(page)]).toEqual([name, steps])
  } finally {
    await context?.close()
    disk.unmount()
  }
  if (process.env.DISK_FILLS) console.log(figures.join('\n'))
})
