import { countOf } from './pack-changes'
import type { ReadPack, Things } from './read-pack'

/** "31 stat blocks, 4 encounters and 1 party". */
export function thingsInWords({ blocks, parties, encounters }: Things): string {
  const kinds = [
    counted(blocks.length, 'stat block', 'stat blocks'),
    counted(encounters.length, 'encounter', 'encounters'),
    counted(parties.length, 'party', 'parties'),
  ].filter((words) => words !== '')
  const last = kinds.pop() ?? 'nothing'
  return kinds.length === 0 ? last : `${kinds.join(', ')} and ${last}`
}

export function addedInWords(added: Things): string {
  return `Added ${thingsInWords(added)}.`
}

/** "Removed 30 stat blocks, 4 encounters and 1 party. Kept 1 that you changed." */
export function removedInWords(gone: Things, kept: Things): string {
  const stays = countOf(kept)
  const removed = `Removed ${thingsInWords(gone)}.`
  return stays === 0 ? removed : `${removed} Kept ${String(stays)} that you changed.`
}

/** What there is to know before one presses: what the pack holds, or what of it is in the library. */
export function packInWords(pack: ReadPack, missing: Things): string {
  const all = countOf(pack)
  const here = all - countOf(missing)
  if (here === 0) return `${thingsInWords(pack)}.`
  return here === all ? 'In your library.' : `${String(here)} of ${String(all)} in your library.`
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${String(count)} ${count === 1 ? one : many}`
}
