import { ref } from 'vue'
import type { Run } from '../run'

const TYPE = 'application/x-turn-entry'

/** Moving a line with the pointer; the menu's "Change place" does the same with the keys. */
export function useOrderDrag(ask: Run['ask']) {
  /** Entry that what is dropped goes before; null: last. Undefined: nothing is being dragged here. */
  const before = ref<string | null | undefined>(undefined)
  return {
    before,
    start(event: DragEvent) {
      const entry = (event.target as HTMLElement).closest<HTMLElement>('[data-entry]')?.dataset['entry']
      event.dataTransfer?.setData(TYPE, entry ?? '')
    },
    over(event: DragEvent) {
      if (!event.dataTransfer?.types.includes(TYPE)) return
      event.preventDefault()
      before.value = placeUnder(event)
    },
    leave() {
      before.value = undefined
    },
    drop(event: DragEvent) {
      const entry = event.dataTransfer?.getData(TYPE) ?? ''
      const target = placeUnder(event)
      before.value = undefined
      if (entry === '' || entry === target) return
      event.preventDefault()
      ask({ type: 'moveEntry', entry, before: target, when: 'now' })
    },
  }
}

/** The upper half of a line means before it, the lower half before the next one. */
function placeUnder(event: Pick<DragEvent, 'target' | 'clientY'>): string | null {
  const line = (event.target as Element).closest<HTMLElement>('[data-entry]')
  if (!line) return null
  const { top, height } = line.getBoundingClientRect()
  const before = event.clientY > top + height / 2 ? line.nextElementSibling : line
  return (before as HTMLElement | null)?.dataset['entry'] ?? null
}
