import { shallowRef } from 'vue'
import type { StatBlock } from '#core/engine/model/stat-block'
import { sameJson } from '#core/prepare/library-links'
import type { BlockDraft } from '#gm/stores/drafts.ts'

/** A draft that was begun from another version than the library has by now. */
export interface DraftConflict {
  mine: StatBlock
  /** Null: it was deleted meanwhile. */
  now: StatBlock | null
  /** What goes on when the GM has chosen. */
  done: () => void
}

/** While the GM is asked. */
export const draftConflict = shallowRef<DraftConflict | null>(null)

/** Drafts from before versions were kept know none, and are taken as begun from what is there. */
export function isOutdated(draft: BlockDraft | null, now: StatBlock | null): boolean {
  return draft?.from !== undefined && !sameJson(draft.from, now)
}
