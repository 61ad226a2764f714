import { computed, ref, watch, type Ref } from 'vue'
import type { StatBlock } from '#core/engine/model/stat-block'
import type { GameSystem } from '#core/engine/system'
import { numberColumns } from './columns'
import { findBlocks } from './find-blocks'
import type { LibraryView } from './library-view'
import { sortBlocks } from './sort-blocks'

/** What the list shows: sorted once per sort, then filtered with every key, so that typing never waits. */
export function useFound(
  blocks: () => readonly StatBlock[],
  systems: () => readonly GameSystem[],
  view: Ref<LibraryView>,
) {
  const systemById = (id: string): GameSystem | null => systems().find((system) => system.id === id) ?? null
  const by = computed(() => view.value.sort.by)
  const down = computed(() => view.value.sort.down)
  const sorted = computed(() => sortBlocks(blocks(), { by: by.value, down: down.value }, systemById))
  const search = computed(() => view.value.search)
  const filters = computed(() => view.value.filters)
  const found = computed(() =>
    findBlocks(sorted.value, { search: search.value, filters: filters.value }, systems()),
  )
  const current = computed(
    () => found.value.blocks.find(({ id }) => id === view.value.current) ?? found.value.blocks[0] ?? null,
  )
  const inView = computed(() => {
    const ids = new Set(found.value.facets.systems.filter(({ count }) => count > 0).map(({ value }) => value))
    const ticked = filters.value.systems
    return systems().filter(({ id }) => (ticked.length > 0 ? ticked.includes(id) : ids.has(id)))
  })
  const columns = computed(() => numberColumns(inView.value.length > 0 ? inView.value : systems()))
  return { found, current, columns, systemById, ...useMarks(blocks) }
}

/** Blocks marked for one change of many. A block that is gone is not marked any more. */
function useMarks(blocks: () => readonly StatBlock[]) {
  const marked = ref<ReadonlySet<string>>(new Set())
  const markedBlocks = computed(() => blocks().filter(({ id }) => marked.value.has(id)))

  watch(blocks, () => {
    if (markedBlocks.value.length < marked.value.size) mark(markedBlocks.value)
  })

  function mark(some: readonly StatBlock[]): void {
    marked.value = new Set(some.map(({ id }) => id))
  }

  function toggleMark({ id }: StatBlock): void {
    const next = new Set(marked.value)
    if (!next.delete(id)) next.add(id)
    marked.value = next
  }

  return { marked, markedBlocks, mark, toggleMark }
}
