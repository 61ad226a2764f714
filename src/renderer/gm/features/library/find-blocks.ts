import type { StatBlock } from '#core/engine/model/stat-block'
import type { GameSystem } from '#core/engine/system'
import { numberNames, numberOf } from './block-numbers'
import { isWithin, type LibraryView } from './library-view'
import { holds, parseSearch, type Search } from './parse-search'
import { searchText } from './search-text'

/** A list of values to tick, each with how many blocks it would leave. */
export interface Facet {
  value: string
  count: number
}
export type FacetName = 'systems' | 'kinds' | 'tags' | 'sources'
export type Facets = Readonly<Record<FacetName, readonly Facet[]>>

export interface Found {
  /** In the order in which the blocks came. */
  blocks: StatBlock[]
  facets: Facets
}

type SystemById = (id: string) => GameSystem | null

/**
 * One pass over the library: what is found, and for every list how many blocks each of its values has when
 * all other conditions hold. So ticking a second kind never shows a count that the first one has hidden.
 * It runs with every key over thousands of blocks, so nothing is made per block.
 */
export function findBlocks(
  blocks: readonly StatBlock[],
  view: Pick<LibraryView, 'search' | 'filters'>,
  systems: readonly GameSystem[],
): Found {
  const systemById: SystemById = (id) => systems.find((system) => system.id === id) ?? null
  const search = parseSearch(view.search, numberNames(systems))
  const { filters } = view
  const tallies = {
    systems: new Tally(filters.systems),
    kinds: new Tally(filters.kinds),
    tags: new Tally(filters.tags),
    sources: new Tally(filters.sources),
  }
  const found = blocks.filter((block) => isMeant(block, search, filters, systemById) && tally(block, tallies))
  return {
    blocks: found,
    facets: {
      systems: tallies.systems.facets(),
      kinds: tallies.kinds.facets(),
      tags: tallies.tags.facets(),
      sources: tallies.sources.facets(),
    },
  }
}

/** Counts the block wherever all other lists let it through; true when every list does. */
function tally(block: StatBlock, { systems, kinds, tags, sources }: Record<FacetName, Tally>): boolean {
  const bySystem = systems.lets(block.systemId)
  const byKind = kinds.lets(block.kind)
  const byTags = tags.letsAny(block.tags)
  const bySource = sources.lets(block.source)
  const missed = Number(!bySystem) + Number(!byKind) + Number(!byTags) + Number(!bySource)
  if (missed > 1) return false
  if (missed === 0 || !bySystem) systems.count(block.systemId)
  if (missed === 0 || !byKind) kinds.count(block.kind)
  if (missed === 0 || !bySource) sources.count(block.source)
  if (missed === 0 || !byTags) tags.countAll(block.tags)
  return missed === 0
}

/** How often each value of one list came. */
class Tally {
  private readonly counts = new Map<string, { value: string; count: number }>()

  constructor(private readonly ticked: readonly string[]) {
    for (const value of ticked) this.counts.set(value, { value, count: 0 })
  }

  lets(value: string): boolean {
    return this.ticked.length === 0 || this.ticked.includes(value)
  }

  letsAny(values: readonly string[]): boolean {
    return this.ticked.length === 0 || values.some((value) => this.ticked.includes(value))
  }

  count(value: string): void {
    const known = this.counts.get(value)
    if (known) known.count++
    else this.counts.set(value, { value, count: 1 })
  }

  /** A tag that stands in a block twice is one. */
  countAll(values: readonly string[]): void {
    for (const [place, value] of values.entries()) if (values.indexOf(value) === place) this.count(value)
  }

  /** Most first. What is ticked stays in sight with 0. */
  facets(): Facet[] {
    return [...this.counts.values()].sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
  }
}

function isMeant(
  block: StatBlock,
  { words, comparisons }: Search,
  { defence, number }: LibraryView['filters'],
  systemById: SystemById,
): boolean {
  const text = searchText(block)
  if (!words.every((word) => text.includes(word))) return false
  const system = systemById(block.systemId)
  return (
    isWithin(defence, numberOf(block, system, 'defence')) &&
    (number.key === null || isWithin(number, numberOf(block, system, number.key))) &&
    comparisons.every((each) => holds(each, numberOf(block, system, each.key)))
  )
}
