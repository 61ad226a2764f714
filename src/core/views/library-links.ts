/** How the stat blocks that an encounter or a party embeds stand to those of the library. */
import type { CombatantSeed } from '../engine/model/seed'
import type { StatBlock } from '../engine/model/stat-block'

export interface LibraryLink {
  /** Id of the block in question. */
  block: string
  /** Its name as it is embedded here. */
  name: string
  /** `newer`: the library's block differs. `gone`: it was deleted there; what is embedded stays whole. */
  state: 'newer' | 'gone'
}

/**
 * One line per embedded block that the library no longer has as it is here. A block that never was in the
 * library (one made up for this encounter, one of a sample) is not spoken of.
 */
export function libraryLinks(
  seeds: readonly CombatantSeed[],
  library: readonly StatBlock[],
  deleted: readonly string[],
): LibraryLink[] {
  const known = new Map(library.map((block) => [block.id, block]))
  const links = new Map<string, LibraryLink>()
  for (const { block } of seeds) {
    const now = known.get(block.id)
    const gone = !now && deleted.includes(block.id)
    if (gone || (now && !sameJson(now, block))) {
      links.set(block.id, { block: block.id, name: block.name, state: gone ? 'gone' : 'newer' })
    }
  }
  return [...links.values()]
}

/** The same seeds with the library's present block; what the encounter itself changes stays. */
export function withLibraryBlock(seeds: readonly CombatantSeed[], block: StatBlock): CombatantSeed[] {
  return seeds.map((seed) => (seed.block.id === block.id ? { ...seed, block } : seed))
}

/** Kept as it is here: the embedded block gets an id of its own, so it is not asked about again. */
export function keptAsOwn(seeds: readonly CombatantSeed[], block: string, ownId: string): CombatantSeed[] {
  return seeds.map((seed) =>
    seed.block.id === block ? { ...seed, block: { ...seed.block, id: ownId } } : seed,
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
