import type { StatBlock } from '#core/engine/model/stat-block'
import type { GameSystem } from '#core/engine/system'
import { numberOf, type NumberKey } from './block-numbers'
import type { LibraryView } from './library-view'

/** Numeric: "Ghoul 2" stands before "Ghoul 10". */
const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })
const byName = (a: StatBlock, b: StatBlock): number => collator.compare(a.name, b.name)

/** "changed" keeps the order of the library, newest first. What has no number stands last both ways. */
export function sortBlocks(
  blocks: readonly StatBlock[],
  { by, down }: LibraryView['sort'],
  systemById: (id: string) => GameSystem | null,
): StatBlock[] {
  if (by === 'changed') return down ? [...blocks].reverse() : [...blocks]
  const way = down ? -1 : 1
  if (by === 'name') return [...blocks].sort((a, b) => way * byName(a, b))
  if (by === 'kind' || by === 'source') {
    return [...blocks].sort((a, b) => way * collator.compare(a[by], b[by]) || byName(a, b))
  }
  return sortByNumber(blocks, by, way, systemById)
}

function sortByNumber(
  blocks: readonly StatBlock[],
  key: NumberKey,
  way: number,
  systemById: (id: string) => GameSystem | null,
): StatBlock[] {
  const numbers = new Map(blocks.map((block) => [block, numberOf(block, systemById(block.systemId), key)]))
  return [...blocks].sort((a, b) => {
    const [one, other] = [numbers.get(a) ?? null, numbers.get(b) ?? null]
    if (one === null || other === null) return Number(one === null) - Number(other === null) || byName(a, b)
    return way * (one - other) || byName(a, b)
  })
}
