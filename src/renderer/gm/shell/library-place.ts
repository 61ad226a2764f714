import { shallowRef } from 'vue'
import type { StatBlock } from '#core/engine/model/stat-block'
import { firstView } from '#gm/features/library/index.ts'

/** How the library is looked at. Stands while the GM is on another screen. */
export const libraryView = shallowRef(firstView())

/** The block in the editor, as it was when editing began; null: the list is in front. */
export const editing = shallowRef<{ block: StatBlock; isNew: boolean } | null>(null)

export function showBlock(id: string): void {
  libraryView.value = { ...libraryView.value, current: id, deleted: false }
}
