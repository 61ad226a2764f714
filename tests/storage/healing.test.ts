import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { FightNotStored } from '#core/history/journal-store'
import { openDatabase } from '#storage/database'
import { healing, reopener } from '#storage/healing'
import { SettingsRepository } from '#storage/settings-repository'
import { StoreTrouble } from '#storage/store-trouble'

const fullDisk = (): Error =>
  new DOMException('Encountered full disk while opening backing store', 'UnknownError')

describe('a repository whose connection has failed', () => {
  it('is asked once more over a new one', async () => {
    const openAnew = vi.fn(() => Promise.resolve())
    let broken = true
    const put = (): Promise<string> => {
      if (!broken) return Promise.resolve('done')
      broken = false
      return Promise.reject(fullDisk())
    }
    expect(await healing({ put }, openAnew).put()).toBe('done')
    expect(openAnew).toHaveBeenCalledOnce()
  })

  it('writes again as soon as the disk is back, although opening had failed meanwhile', async () => {
    const database = await openDatabase('healing')
    const settings = healing(new SettingsRepository(database), reopener(database))
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw fullDisk()
    })
    database.close()
    await expect(settings.put('theme', 'light')).rejects.toThrow('The disk is full.')
    await expect(settings.put('theme', 'light')).rejects.toThrow('The disk is full.')
    open.mockRestore()
    await settings.put('theme', 'light')
    expect(await settings.all()).toEqual({ theme: 'light' })
  })

  it('does not take a fight that was cleared for a failing disk', async () => {
    const openAnew = vi.fn(() => Promise.resolve())
    const append = (): Promise<void> => Promise.reject(new FightNotStored('a'))
    await expect(healing({ append }, openAnew).append()).rejects.toThrow(FightNotStored)
    expect(openAnew).not.toHaveBeenCalled()
  })
})

describe('what the GM reads of a failing store', () => {
  const wrapped = Object.assign(new Error('AbortError'), {
    inner: new DOMException('', 'QuotaExceededError'),
  })

  it.each([
    ['a full disk', fullDisk(), 'The disk is full.'],
    ['a quota, inside of another error', wrapped, 'The disk is full.'],
    ['a browser that forbids it', new DOMException('', 'SecurityError'), 'The browser refuses to store.'],
    ['anything else', new Error('x1F0'), 'The store could not be opened.'],
  ])('%s is said in plain words', (_case, cause, words) => {
    expect(new StoreTrouble(cause).message).toBe(words)
  })
})
