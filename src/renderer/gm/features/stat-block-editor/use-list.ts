import { computed, nextTick, useTemplateRef } from 'vue'
import type { StatBlock } from '#core/engine/model/stat-block'
import { useEditor } from './editor'
import { movedBy, withAt, withoutAt } from './list-changes'

type Lists = Pick<StatBlock, 'skills' | 'attacks' | 'abilities' | 'traits' | 'affinities'>
/** Lists whose items have names of their own. */
export type NamedList = Exclude<keyof Lists, 'affinities'>
export type ItemOf<K extends keyof Lists> = Lists[K][number]

/** One list of the block with everything a form does to it. `ref="list"` stands on its element. */
export function useList<K extends keyof Lists>(key: K) {
  const { block, change } = useEditor()
  const element = useTemplateRef<HTMLElement>('list')
  const items = computed(() => block.value[key] as readonly ItemOf<K>[])
  const put = (list: readonly ItemOf<K>[], field: string | null = null): void =>
    change({ [key]: list }, field)

  return {
    items,
    /** `field` names what is typed into, so that a word is one step of undo. */
    set: (place: number, part: Partial<ItemOf<K>>, field: string) =>
      put(withAt(items.value, place, part), `${key} ${place} ${field}`),
    remove: (place: number) => put(withoutAt(items.value, place)),
    move: (place: number, step: 1 | -1) => put(movedBy(items.value, place, step)),
    /** The first field of what was added has the focus. */
    add: async (item: ItemOf<K>) => {
      put([...items.value, item])
      await nextTick()
      element.value?.querySelector<HTMLElement>(':scope > li:last-child :is(input, button)')?.focus()
    },
  }
}
