/** What adding or removing a pack changes; never what the GM has made of a thing of it. */
import type { Things } from './read-pack'

type Thing = { id: string }

/** What of the pack the library does not hold. A thing that is there, changed or not, is left alone. */
export function missingFrom(library: Things, pack: Things): Things {
  return each(pack, (things, known) => things.filter(({ id }) => !known.has(id)), library)
}

/** What of the pack is still as it came. */
export function untouchedIn(library: Things, pack: Things): Things {
  const isOriginal = (thing: Thing, known: ReadonlyMap<string, Thing>): boolean =>
    known.has(thing.id) && contentOf(known.get(thing.id)) === contentOf(thing)
  return each(pack, (things, known) => things.filter((thing) => isOriginal(thing, known)), library)
}

/** What of the pack the GM has changed, as the pack has it. */
export function changedIn(library: Things, pack: Things): Things {
  const isChanged = (thing: Thing, known: ReadonlyMap<string, Thing>): boolean =>
    known.has(thing.id) && contentOf(known.get(thing.id)) !== contentOf(thing)
  return each(pack, (things, known) => things.filter((thing) => isChanged(thing, known)), library)
}

export function countOf({ blocks, parties, encounters }: Things): number {
  return blocks.length + parties.length + encounters.length
}

type Choice = <T extends Thing>(things: readonly T[], known: ReadonlyMap<string, Thing>) => T[]

function each(pack: Things, choose: Choice, library: Things): Things {
  return {
    blocks: choose(pack.blocks, byId(library.blocks)),
    parties: choose(pack.parties, byId(library.parties)),
    encounters: choose(pack.encounters, byId(library.encounters)),
  }
}

function byId(things: readonly Thing[]): Map<string, Thing> {
  return new Map(things.map((thing) => [thing.id, thing]))
}

/**
 * Two things of equal content read equal, whatever the order of their keys. Inner ids say nothing: a later
 * pack may number its attacks otherwise. That a fight was fought is no change either.
 */
function contentOf(thing: unknown): string {
  return JSON.stringify(thing, (key, value: unknown) => {
    if (key === 'id' || key === 'status') return undefined
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
  })
}
