import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { StatBlock } from '#core/engine/model/stat-block'
import type { ImportedItem } from '#core/formats/format'
import { useEncounters } from '#gm/stores/encounters.ts'
import { useRepositories, type Repositories } from '#gm/stores/repositories.ts'
import { createShelf } from '#gm/stores/shelf.ts'
import { PlainError } from '#shared/plain-error'

const NOT_SAVED = 'Earlier changes are not saved yet. Import again when they are.'

/** Stat blocks and parties, and what an import brings in. */
export const useLibrary = defineStore('library', () => {
  const { statBlocks, parties, imports, writer } = useRepositories()
  const encounters = useEncounters()
  const write = (job: () => Promise<void>): void => writer.write(job)
  const { load: loadBlocks, ...blocks } = createBlocks(statBlocks, write)
  const partyShelf = createShelf(parties, { write })

  async function load(): Promise<void> {
    await Promise.all([loadBlocks(), partyShelf.load(), encounters.load()])
  }

  /** One transaction; throws when it fails, and then nothing was saved. Lists are fresh afterwards. */
  async function saveImport(items: readonly ImportedItem[]): Promise<void> {
    // What still waits for the disk would be written over what comes in.
    if (!(await writer.flush())) throw new PlainError(NOT_SAVED)
    await imports.save(items)
    await load()
  }

  return {
    ...blocks,
    parties: partyShelf.all,
    saveParty: partyShelf.save,
    removeParties: partyShelf.remove,
    restoreParties: partyShelf.restore,
    load,
    saveImport,
    fightsOf: (ids: readonly string[]) => imports.fightsOf(ids),
  }
})

/** The stat blocks, and those that can be restored. */
function createBlocks(repository: Repositories['statBlocks'], write: (job: () => Promise<void>) => void) {
  const shelf = createShelf(repository, { write })
  /** Last deleted first. */
  const deletedBlocks = shallowRef<readonly StatBlock[]>([])

  function notDeleted(ids: readonly string[]): void {
    const back = new Set(ids)
    deletedBlocks.value = deletedBlocks.value.filter(({ id }) => !back.has(id))
  }

  async function load(): Promise<void> {
    await shelf.load()
    deletedBlocks.value = await repository.listDeleted()
  }

  /** What is saved is there again, also when it lay among the deleted ones. */
  function saveBlock(...blocks: StatBlock[]): void {
    notDeleted(blocks.map(({ id }) => id))
    shelf.save(...blocks)
  }

  function removeBlocks(...ids: string[]): void {
    const gone = new Set(ids)
    const removed = shelf.all.value.filter(({ id }) => gone.has(id))
    notDeleted(ids)
    deletedBlocks.value = [...removed, ...deletedBlocks.value]
    shelf.remove(...ids)
  }

  function restoreBlocks(...ids: string[]): void {
    notDeleted(ids)
    shelf.restore(...ids)
  }

  return { blocks: shelf.all, deletedBlocks, saveBlock, removeBlocks, restoreBlocks, load }
}
