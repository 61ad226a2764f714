import type Dexie from 'dexie'
import { FightNotStored } from '#core/history/journal-store'
import { StoreTrouble } from './store-trouble'

/**
 * A connection that has failed stays failed: Dexie answers every later question with the first error. So what
 * fails is asked once more over a new connection. Every method must be one transaction, or harmless when done twice.
 */
export function healing<T extends object>(repository: T, openAnew: () => Promise<void>): T {
  return new Proxy(repository, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key, target)
      if (typeof member !== 'function') return member
      return (...given: unknown[]) =>
        askTwice(() => Reflect.apply(member, target, given) as unknown, openAnew)
    },
  })
}

async function askTwice(ask: () => unknown, openAnew: () => Promise<void>): Promise<unknown> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof FightNotStored) throw error
  }
  try {
    await openAnew()
    return await ask()
  } catch (error) {
    throw error instanceof FightNotStored ? error : new StoreTrouble(error)
  }
}

/** Closes and opens, once for all who ask meanwhile. */
export function reopener(database: Dexie): () => Promise<void> {
  let opening: Promise<void> | null = null
  const open = async (): Promise<void> => {
    database.close({ disableAutoOpen: false })
    await database.open()
  }
  return () => (opening ??= open().finally(() => (opening = null)))
}
