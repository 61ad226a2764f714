import type { Page } from '@playwright/test'

/** Puts rows into the app's database as a fault or another program might have left them there. */
export async function spoil(
  page: Page,
  rows: readonly (readonly [table: string, row: object])[],
): Promise<void> {
  // Opened before the app has made its tables, it would be an empty database of another version.
  await page.waitForFunction(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'turnkeeper'),
  )
  await page.evaluate(
    (all) =>
      new Promise<void>((done, failed) => {
        const opening = indexedDB.open('turnkeeper')
        opening.onerror = () => {
          failed(new Error('not opened'))
        }
        opening.onsuccess = () => {
          const database = opening.result
          const writing = database.transaction([...new Set(all.map(([table]) => table))], 'readwrite')
          for (const [table, row] of all) writing.objectStore(table).put(row)
          writing.oncomplete = () => {
            database.close()
            done()
          }
        }
      }),
    rows,
  )
}
