import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { StatBlock } from '#core/engine/model/stat-block'
import type { ImportedItem } from '#core/formats/format'
import { useEncounters } from '#gm/stores/encounters.ts'
import { useRepositories } from '#gm/stores/repositories.ts'
import { createShelf } from '#gm/stores/shelf.ts'

/** Stat blocks and parties, and what an import brings in. */
export const useLibrary = defineStore('library', () => {
  const { statBlocks, parties, imports, writer } = useRepositories()
  const encounters = useEncounters()
  const write = (job: () => Promise<void>): void => writer.write(job)
  const blockShelf = createShelf(statBlocks, { write })
  const partyShelf = createShelf(parties, { write })

  /** Blocks that can be restored, last deleted first. */
  const deletedBlocks = shallowRef<readonly StatBlock[]>([])

  async function load(): Promise<void> {
    await Promise.all([blockShelf.load(), partyShelf.load(), encounters.load()])
    deletedBlocks.value = await statBlocks.listDeleted()
  }

  function removeBlocks(...ids: string[]): void {
    const gone = new Set(ids)
    const removed = blockShelf.all.value.filter(({ id }) => gone.has(id))
    deletedBlocks.value = [...removed, ...deletedBlocks.value.filter(({ id }) => !gone.has(id))]
    blockShelf.remove(...ids)
  }

  function restoreBlocks(...ids: string[]): void {
    const back = new Set(ids)
    deletedBlocks.value = deletedBlocks.value.filter(({ id }) => !back.has(id))
    blockShelf.restore(...ids)
  }

  /** One transaction; throws when it fails, and then nothing was saved. Lists are fresh afterwards. */
  async function saveImport(items: readonly ImportedItem[]): Promise<void> {
    await imports.save(items)
    await load()
  }

  return {
    blocks: blockShelf.all,
    saveBlock: blockShelf.save,
    deletedBlocks,
    removeBlocks,
    restoreBlocks,
    parties: partyShelf.all,
    saveParty: partyShelf.save,
    removeParties: partyShelf.remove,
    restoreParties: partyShelf.restore,
    load,
    saveImport,
  }
})
