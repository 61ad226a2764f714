import { tellWithUndo } from '#gm/notices/ways-back.ts'
import { useEncounters } from '#gm/stores/encounters.ts'
import { useLibrary } from '#gm/stores/library.ts'
import { changedIn, missingFrom, untouchedIn } from './pack-changes'
import { addedInWords, removedInWords } from './pack-words'
import type { ReadPack, Things } from './read-pack'

/** Adds or removes a pack as a whole, each with its way back. */
export function usePacks() {
  const library = useLibrary()
  const encounters = useEncounters()
  const held = (): Things => ({
    blocks: library.blocks,
    parties: library.parties,
    encounters: encounters.all,
  })

  function put(things: Things): void {
    library.saveBlock(...things.blocks)
    library.saveParty(...things.parties)
    encounters.save(...things.encounters)
  }

  function take(things: Things): void {
    library.removeBlocks(...ids(things.blocks))
    library.removeParties(...ids(things.parties))
    encounters.remove(...ids(things.encounters))
  }

  function giveBack(things: Things): void {
    library.restoreBlocks(...ids(things.blocks))
    library.restoreParties(...ids(things.parties))
    encounters.restore(...ids(things.encounters))
  }

  function add(pack: ReadPack): void {
    const added = missingFrom(held(), pack)
    put(added)
    tellWithUndo(addedInWords(added), () => take(untouchedIn(held(), added)))
  }

  function remove(pack: ReadPack): void {
    const gone = untouchedIn(held(), pack)
    const kept = changedIn(held(), pack)
    take(gone)
    tellWithUndo(removedInWords(gone, kept), () => giveBack(gone))
  }

  return { held, add, remove }
}

function ids(things: readonly { id: string }[]): string[] {
  return things.map(({ id }) => id)
}
