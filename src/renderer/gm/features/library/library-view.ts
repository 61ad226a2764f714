import type { NumberKey } from './block-numbers'

export interface Range {
  min: number | null
  max: number | null
}

/** Ticked values of each list; an empty list lets everything through. */
export interface Filters {
  systems: readonly string[]
  kinds: readonly string[]
  tags: readonly string[]
  sources: readonly string[]
  defence: Range
  /** One more number of the GM's choice, such as the battle rating. */
  number: Range & { key: NumberKey | null }
}

export type SortBy = 'name' | 'kind' | 'source' | 'changed' | NumberKey

/** How the GM looks at the library. Outlives the screen, so that coming back finds it as it was left. */
export interface LibraryView {
  search: string
  filters: Filters
  sort: { by: SortBy; down: boolean }
  /** Id of the block that is shown. */
  current: string | null
  /** Shows what was deleted instead. */
  deleted: boolean
}

export function noFilters(): Filters {
  const any: Range = { min: null, max: null }
  return { systems: [], kinds: [], tags: [], sources: [], defence: any, number: { key: null, ...any } }
}

export function firstView(): LibraryView {
  return {
    search: '',
    filters: noFilters(),
    sort: { by: 'name', down: false },
    current: null,
    deleted: false,
  }
}

export function isFiltered({ search, filters }: LibraryView): boolean {
  const { systems, kinds, tags, sources, defence, number } = filters
  const ticked = [systems, kinds, tags, sources].some((list) => list.length > 0)
  return search.trim() !== '' || ticked || isLimited(defence) || (number.key !== null && isLimited(number))
}

export function isLimited({ min, max }: Range): boolean {
  return min !== null || max !== null
}

export function isWithin({ min, max }: Range, value: number | null): boolean {
  if (min === null && max === null) return true
  return value !== null && (min === null || value >= min) && (max === null || value <= max)
}
