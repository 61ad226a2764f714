import { shallowRef } from 'vue'
import type { LibraryRepository } from '#storage/library-repository'
import { plainCopy } from '#gm/session/plain-copy.ts'
import type { Repositories } from '#gm/stores/repositories.ts'

/** Library things of one kind as the screens see them. Changes show at once and are written behind. */
export function createShelf<T extends { id: string }>(
  repository: LibraryRepository<T>,
  { write }: { write: Repositories['writer']['write'] },
) {
  const { all, deleted, notDeleted, show } = createLists<T>()
  const changes = createChanges<T>(write, (things) => repository.save(things))

  async function load(): Promise<void> {
    ;({ living: all.value, deleted: deleted.value } = await repository.load())
  }

  function save(...things: T[]): void {
    const saved = things.map(plainCopy)
    show(saved)
    changes.add(saved)
  }

  /** Can be taken back with `restore`. */
  function remove(...ids: string[]): void {
    const gone = new Set(ids)
    const removed = all.value.filter(({ id }) => gone.has(id))
    notDeleted(ids)
    deleted.value = [...removed, ...deleted.value]
    all.value = all.value.filter(({ id }) => !gone.has(id))
    changes.close()
    write(() => repository.remove(ids))
  }

  function restore(...ids: string[]): void {
    changes.close()
    notDeleted(ids)
    write(async () => {
      await repository.restore(ids)
      await load()
    })
  }

  return { all, deleted, load, show, save, remove, restore, byId: (id: string) => found(all.value, id) }
}

function createLists<T extends { id: string }>() {
  /** Newest change first. */
  const all = shallowRef<readonly T[]>([])
  /** What can be restored, last deleted first. */
  const deleted = shallowRef<readonly T[]>([])

  function notDeleted(ids: Iterable<string>): void {
    const back = new Set(ids)
    deleted.value = deleted.value.filter(({ id }) => !back.has(id))
  }

  /** What is on disk already. */
  function show(things: readonly T[]): void {
    const ids = new Set(things.map(({ id }) => id))
    // What is saved is there again, also when it lay among the deleted ones.
    notDeleted(ids)
    all.value = [...things, ...all.value.filter(({ id }) => !ids.has(id))]
  }

  return { all, deleted, notDeleted, show }
}

function found<T extends { id: string }>(things: readonly T[], id: string): T | null {
  return things.find((each) => each.id === id) ?? null
}

/**
 * Changes on their way to the disk. Every key is one; one write waits at most and takes the newest of each
 * thing when its turn comes, so that fast typing never piles up.
 */
function createChanges<T extends { id: string }>(
  write: Repositories['writer']['write'],
  store: (things: readonly T[]) => Promise<void>,
) {
  let waiting: Map<string, T> | null = null

  function add(things: readonly T[]): void {
    const known = waiting
    const batch = known ?? new Map<string, T>()
    for (const thing of things) batch.set(thing.id, thing)
    if (known) return
    waiting = batch
    write(() => {
      if (waiting === batch) waiting = null
      return store([...batch.values()])
    })
  }

  /** What comes from now on is written after whatever is asked for next. */
  const close = (): void => void (waiting = null)

  return { add, close }
}
