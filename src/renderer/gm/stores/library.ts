import { defineStore } from 'pinia'
import type { ImportedItem } from '#core/formats/format'
import { useEncounters } from '#gm/stores/encounters.ts'
import { useRepositories } from '#gm/stores/repositories.ts'
import { createShelf } from '#gm/stores/shelf.ts'
import { PlainError } from '#shared/plain-error'

const NOT_SAVED = 'Earlier changes are not saved yet. Import again when they are.'

/** Stat blocks and parties, and what an import brings in. */
export const useLibrary = defineStore('library', () => {
  const { statBlocks, parties, imports, writer } = useRepositories()
  const encounters = useEncounters()
  const write = (job: () => Promise<void>): void => writer.write(job)
  const blockShelf = createShelf(statBlocks, { write })
  const partyShelf = createShelf(parties, { write })

  async function load(): Promise<void> {
    await Promise.all([blockShelf.load(), partyShelf.load(), encounters.load()])
  }

  /** One transaction; throws when it fails, and then nothing was saved. */
  async function saveImport(items: readonly ImportedItem[]): Promise<void> {
    // What still waits for the disk would be written over what comes in.
    if (!(await writer.flush())) throw new PlainError(NOT_SAVED)
    await imports.save(items)
    // Thousands of rows read anew from the disk would hold the window up.
    blockShelf.show(items.flatMap((item) => (item.kind === 'statBlock' ? [item.value] : [])))
    partyShelf.show(items.flatMap((item) => (item.kind === 'party' ? [item.value] : [])))
    encounters.show(items.flatMap((item) => (item.kind === 'encounter' ? [item.value] : [])))
  }

  return {
    blocks: blockShelf.all,
    deletedBlocks: blockShelf.deleted,
    saveBlock: blockShelf.save,
    removeBlocks: blockShelf.remove,
    restoreBlocks: blockShelf.restore,
    parties: partyShelf.all,
    deletedParties: partyShelf.deleted,
    saveParty: partyShelf.save,
    removeParties: partyShelf.remove,
    restoreParties: partyShelf.restore,
    load,
    saveImport,
    fightsOf: (ids: readonly string[]) => imports.fightsOf(ids),
  }
})
