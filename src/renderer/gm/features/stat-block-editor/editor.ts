import { computed, inject, provide, reactive, type ComputedRef, type InjectionKey, type Ref } from 'vue'
import type { StatBlock } from '#core/engine/model/stat-block'
import type { GameSystem } from '#core/engine/system'
import type { Words } from './words'

/** What every part of the form needs. */
export interface Editor {
  block: Readonly<Ref<StatBlock>>
  system: GameSystem
  words: ComputedRef<Words>
  /** Changes some of the block. Changes of one `field` in a row are one step of undo. */
  change: (part: Partial<StatBlock>, field?: string | null) => void
  /** Changes the whole block, where something is to be gone from it. */
  replace: (block: StatBlock) => void
  /** Texts that stand in number fields and are no numbers; saving would lose them. */
  unread: Map<string, string>
}

const EDITOR: InjectionKey<Editor> = Symbol('stat block editor')

export function provideEditor(
  system: GameSystem,
  block: Editor['block'],
  put: (block: StatBlock, field: string | null) => void,
  words: () => Words,
): Editor {
  const editor: Editor = {
    block,
    system,
    words: computed(words),
    change: (part, field = null) => put({ ...block.value, ...part }, field),
    replace: (next) => put(next, null),
    unread: reactive(new Map<string, string>()),
  }
  provide(EDITOR, editor)
  return editor
}

export function useEditor(): Editor {
  const editor = inject(EDITOR)
  if (!editor) throw new Error('A part of the stat block editor stands outside of it.')
  return editor
}
