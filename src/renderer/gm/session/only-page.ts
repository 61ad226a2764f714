/** Held by the one page that reads and writes the fights. */
const TABLE_LOCK = 'turnkeeper-table'

/**
 * Two pages would write over each other's steps. The first holds the lock as long as it lives; a later one
 * calls `onWait` and resolves when the first is gone.
 */
export async function becomeOnlyPage(
  onWait: () => void,
  locks: LockManager = navigator.locks,
): Promise<void> {
  const free = await take(locks, { ifAvailable: true })
  if (free) return
  onWait()
  await take(locks, {})
}

/** True once the lock is held, false when it was not to be waited for. */
function take(locks: LockManager, options: LockOptions): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const held = (lock: Lock | null): Promise<void> | null => {
      resolve(lock !== null)
      return lock && new Promise<void>(() => undefined)
    }
    locks.request(TABLE_LOCK, options, held).catch(reject)
  })
}
