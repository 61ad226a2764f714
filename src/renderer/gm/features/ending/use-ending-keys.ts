import { onMounted, type ComputedRef, type ShallowRef } from 'vue'
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
      run: () => cycle(root, 1),
    },
    {
      id: 'ending/last-part',
      label: 'Previous column',
      keys: ['Shift', 'F6'],
      scope: 'fight',
      unlisted: true,
      run: () => cycle(root, -1),
    },
  ])
}

const REACHABLE = '[data-next], button:not([tabindex="-1"]), input'

function cycle(root: Readonly<ShallowRef<HTMLElement | null>>, by: number): void {
  const parts = [...(root.value?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  const here = parts.findIndex((part) => part.contains(document.activeElement))
  const part = parts[(here + by + parts.length) % parts.length]
  ;(part?.querySelector<HTMLElement>(REACHABLE) ?? part)?.focus()
}
