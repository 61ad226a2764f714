import type { Page } from '@playwright/test'

/** From now on nothing can be written or opened, as on a full disk, until `mendStore`. */
export async function breakStore(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fails = (): never => {
      throw new DOMException('Encountered full disk while opening backing store', 'UnknownError')
    }
    const { open } = IDBFactory.prototype
    const { objectStore } = IDBTransaction.prototype
    Object.assign(window, {
      mendStore: () => {
        IDBFactory.prototype.open = open
        IDBTransaction.prototype.objectStore = objectStore
      },
    })
    IDBFactory.prototype.open = fails
    IDBTransaction.prototype.objectStore = fails
  })
}

export async function mendStore(page: Page): Promise<void> {
  await page.evaluate(() => (window as unknown as { mendStore: () => void }).mendStore())
}
