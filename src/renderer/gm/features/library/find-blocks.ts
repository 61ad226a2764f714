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
const NAMES: readonly FacetName[] = ['systems', 'kinds', 'tags', 'sources']

/**
 * One pass over the library: what is found, and for every list how many blocks each of its values has when
 * all other conditions hold. So ticking a second kind never shows a count that the first one has hidden.
 */
export function findBlocks(
  blocks: readonly StatBlock[],
  view: Pick<LibraryView, 'search' | 'filters'>,
  systems: readonly GameSystem[],
): Found {
  const systemById: SystemById = (id) => systems.find((system) => system.id === id) ?? null
  const search = parseSearch(view.search, numberNames(systems))
  const counts = new Map(NAMES.map((name) => [name, new Map<string, number>()]))
  const found: StatBlock[] = []
  for (const block of blocks) {
    if (!isMeant(block, search, view.filters, systemById)) continue
    const missed = NAMES.filter((name) => !isTicked(valuesOf(block, name), view.filters[name]))
    if (missed.length === 0) found.push(block)
    if (missed.length > 1) continue
    for (const name of missed.length === 0 ? NAMES : missed) countIn(counts.get(name), valuesOf(block, name))
  }
  return { blocks: found, facets: facetsFrom(counts, view) }
}

function isMeant(
  block: StatBlock,
  { words, comparisons }: Search,
  { defence, number }: LibraryView['filters'],
  systemById: SystemById,
): boolean {
  const text = searchText(block)
  if (!words.every((word) => text.includes(word))) return false
  if (comparisons.length === 0 && number.key === null)
    return isWithin(defence, numberOf(block, null, 'defence'))
  const system = systemById(block.systemId)
  return (
    isWithin(defence, numberOf(block, system, 'defence')) &&
    (number.key === null || isWithin(number, numberOf(block, system, number.key))) &&
    comparisons.every((each) => holds(each, numberOf(block, system, each.key)))
  )
}

function valuesOf(block: StatBlock, name: FacetName): readonly string[] {
  if (name === 'tags') return block.tags
  return [name === 'systems' ? block.systemId : name === 'kinds' ? block.kind : block.source]
}

function isTicked(values: readonly string[], ticked: readonly string[]): boolean {
  return ticked.length === 0 || values.some((value) => ticked.includes(value))
}

function countIn(counts: Map<string, number> | undefined, values: readonly string[]): void {
  for (const value of new Set(values)) counts?.set(value, (counts.get(value) ?? 0) + 1)
}

/** What is ticked stays in sight with 0; the rest is ordered by how much there is of it. */
function facetsFrom(
  counts: ReadonlyMap<FacetName, ReadonlyMap<string, number>>,
  { filters }: Pick<LibraryView, 'filters'>,
): Facets {
  const of = (name: FacetName): Facet[] => {
    const known = counts.get(name) ?? new Map<string, number>()
    const values = new Set([...filters[name], ...known.keys()])
    return [...values]
      .map((value) => ({ value, count: known.get(value) ?? 0 }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value))
  }
  return { systems: of('systems'), kinds: of('kinds'), tags: of('tags'), sources: of('sources') }
}
