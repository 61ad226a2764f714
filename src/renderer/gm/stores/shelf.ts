import { shallowRef } from 'vue'
import type { LibraryRepository } from '#storage/library-repository'
import { plainCopy } from '#gm/session/plain-copy.ts'
import type { Repositories } from '#gm/stores/repositories.ts'

/** Library things of one kind as the screens see them. Changes show at once and are written behind. */
export function createShelf<T extends { id: string }>(
  repository: LibraryRepository<T>,
  { write }: { write: Repositories['writer']['write'] },
) {
  /** Newest change first. */
  const all = shallowRef<readonly T[]>([])

  async function load(): Promise<void> {
    all.value = await repository.list()
  }

  function save(...things: T[]): void {
    const saved = things.map(plainCopy)
    const ids = new Set(saved.map(({ id }) => id))
    all.value = [...saved, ...all.value.filter(({ id }) => !ids.has(id))]
    write(() => repository.save(saved))
  }

  /** Can be taken back with `restore`. */
  function remove(...ids: string[]): void {
    all.value = all.value.filter(({ id }) => !ids.includes(id))
    write(() => repository.remove(ids))
  }

  function restore(...ids: string[]): void {
    write(async () => {
      await repository.restore(ids)
      await load()
    })
  }

  const byId = (id: string): T | null => all.value.find((each) => each.id === id) ?? null

  return { all, load, save, remove, restore, byId }
}
