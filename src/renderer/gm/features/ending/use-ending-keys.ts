import { onMounted, type ComputedRef, type ShallowRef } from 'vue'
import { toNextColumn } from '#gm/focus/next-column.ts'
import { useIntents } from '#gm/intents/registry.ts'

interface Ways {
  undo: () => void
  next: () => void
  /** What the amber button says. */
  label: ComputedRef<string>
}

/** Enter goes on, Ctrl Z takes the fight up again, F6 walks the columns. */
export function useEndingKeys(root: Readonly<ShallowRef<HTMLElement | null>>, ways: Ways): void {
  onMounted(() => root.value?.querySelector<HTMLElement>('[data-next]')?.focus())
  useIntents(() => [
    { id: 'ending/next', label: ways.label.value, keys: 'Enter', scope: 'fight', run: ways.next },
    { id: 'ending/undo', label: 'Take it up again', keys: ['Ctrl', 'Z'], scope: 'fight', run: ways.undo },
    {
      id: 'ending/part',
      label: 'Next column',
      keys: 'F6',
      scope: 'fight',
      unlisted: true,
      run: () => toNextColumn(root, 1, '[data-next]'),
    },
    {
      id: 'ending/last-part',
      label: 'Previous column',
      keys: ['Shift', 'F6'],
      scope: 'fight',
      unlisted: true,
      run: () => toNextColumn(root, -1, '[data-next]'),
    },
  ])
}
