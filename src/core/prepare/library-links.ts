/** How what an encounter or a party embeds stands to the library, and to the party that a character is of. */
import type { Party } from '../engine/model/party'
import type { CombatantSeed } from '../engine/model/seed'
import type { StatBlock } from '../engine/model/stat-block'
import { isSameCharacter } from './after-fight'

/** What is compared with. Without `parties` (a party itself is looked at) only the blocks count. */
export interface Sources {
  blocks: readonly StatBlock[]
  /** Ids of blocks that were deleted from the library. */
  deleted: readonly string[]
  parties?: readonly Party[]
}

export interface LibraryLink {
  /** What is spoken of: a block, or a character of a party. Copies share one. */
  id: string
  /** Its name as it is embedded here. */
  name: string
  /** `newer`: the library's block differs. `changed`: its party has it otherwise. `gone`: deleted from the library; what is embedded stays whole. */
  state: 'newer' | 'changed' | 'gone'
}

/** What the seed would take over; null when its block is gone. */
type Written = Pick<CombatantSeed, 'block' | 'overrides' | 'player'>
interface Source {
  id: string
  state: LibraryLink['state']
  written: Written | null
}

/**
 * One line for everything that the library (or the party) no longer has as it is here, unless the GM has
 * kept it against just that. A block that never was in the library is not spoken of.
 */
export function libraryLinks(seeds: readonly CombatantSeed[], sources: Sources): LibraryLink[] {
  const sourceOf = finder(sources)
  const links = new Map<string, LibraryLink>()
  for (const seed of seeds) {
    const source = sourceOf(seed)
    if (!source || !differs(seed, source) || seed.kept === markOf(source)) continue
    const { id, state } = source
    links.set(id, { id, name: seed.overrides.name ?? seed.block.name, state })
  }
  return [...links.values()]
}

/** The same seeds with what the library or the party has now. What an encounter changes of a block stays. */
export function updatedSeeds(
  seeds: readonly CombatantSeed[],
  ids: readonly string[],
  sources: Sources,
): CombatantSeed[] {
  const sourceOf = finder(sources)
  return seeds.map((seed) => {
    const source = sourceOf(seed)
    if (!source?.written || !ids.includes(source.id) || !differs(seed, source)) return seed
    const { kept: _kept, ...rest } = seed
    return { ...rest, ...source.written }
  })
}

/** Kept as it is here: not asked about again until the library (or the party) changes once more. */
export function keptSeeds(
  seeds: readonly CombatantSeed[],
  ids: readonly string[],
  sources: Sources,
): CombatantSeed[] {
  const sourceOf = finder(sources)
  return seeds.map((seed) => {
    const source = sourceOf(seed)
    return source && ids.includes(source.id) && differs(seed, source)
      ? { ...seed, kept: markOf(source) }
      : seed
  })
}

function finder({ blocks, deleted, parties = [] }: Sources): (seed: CombatantSeed) => Source | null {
  const byId = new Map(blocks.map((block) => [block.id, block]))
  const members = parties.flatMap(({ id, systemId, members: all }) =>
    all.map((member) => ({ id: `party/${id}/${member.key}`, systemId, member })),
  )
  return (seed) => {
    const { block, overrides, player, side } = seed
    const known = { name: overrides.name ?? block.name, block, player }
    const found = members.find(
      ({ systemId, member }) =>
        systemId === block.systemId && member.side === side && isSameCharacter(member, known),
    )
    if (found) return { id: found.id, state: 'changed', written: writtenIn(found.member) }
    const now = byId.get(block.id)
    if (now) return { id: now.id, state: 'newer', written: { ...writtenIn(seed), block: now } }
    return deleted.includes(block.id) ? { id: block.id, state: 'gone', written: null } : null
  }
}

function writtenIn({ block, overrides, player }: CombatantSeed): Written {
  return { block, overrides, player }
}

function differs(seed: CombatantSeed, { written }: Source): boolean {
  return written === null || !sameJson(writtenIn(seed), written)
}

/** Short and the same for the same content: what the GM has seen and decided against. */
function markOf({ written }: Source): string {
  if (written === null) return 'gone'
  let mark = 5381
  for (const letter of inOrder(written)) mark = (Math.imul(mark, 33) ^ letter.charCodeAt(0)) >>> 0
  return mark.toString(36)
}

function inOrder(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    isObject(each) && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}

/** Equal as JSON, whatever the order of the keys; a key that is undefined counts as absent. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => sameJson(one[key], other[key]))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
