import { computed, nextTick, ref, watch, type ComputedRef, type ShallowRef } from 'vue'
import type { Run } from '../run'
import type { OrderPanel } from './order-panel'
import { linesOf, type OrderView } from './order-view'

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -Infinity,
  End: Infinity,
}

/** Up and Down through all lines, one stop for Tab, and the menu of the line under the keys or the pointer. */
export function useOrderKeys(
  run: Run,
  panel: OrderPanel,
  view: ShallowRef<OrderView>,
  root: Readonly<ShallowRef<HTMLElement | null>>,
) {
  const focused = ref<string | null>(null)
  const hovered = ref<string | null>(null)
  const lines = computed(() => linesOf(view.value))
  /** Tab lands on the line last used, else on whoever acts. */
  const roving: ComputedRef<string | null> = computed(() => {
    const here = lines.value.find(({ key }) => key === focused.value)
    return (here ?? lines.value.find(({ state }) => state === 'current') ?? lines.value[0])?.key ?? null
  })

  function move(event: KeyboardEvent) {
    const by = STEPS[event.key]
    if (by === undefined || event.ctrlKey || event.altKey || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    const place = lines.value.findIndex(({ key }) => key === roving.value)
    const next = lines.value[Math.min(lines.value.length - 1, Math.max(0, place + by))]
    if (next) root.value?.querySelector<HTMLElement>(`[data-line="${CSS.escape(next.key)}"]`)?.focus()
  }
  function openMenu(event: Event) {
    const key = lineUnder(event)
    if (key === null) return
    event.preventDefault()
    hovered.value = key
    void nextTick(() => (panel.menuOf.value = key))
  }

  keepInSight(run, root, () => (focused.value = null))
  const menus = computed(() => [panel.menuOf.value, hovered.value, focused.value])
  return { focused, hovered, lines, roving, menus, move, openMenu, lineUnder }
}

/** The line of whoever acts stays in sight when the turn passes on, and is in sight from the first. */
function keepInSight(run: Run, root: Readonly<ShallowRef<HTMLElement | null>>, passed: () => void): void {
  watch(
    () => run.fight.value.activeEntry,
    async (entry) => {
      passed()
      await nextTick()
      const item = root.value?.querySelector(`[data-entry="${CSS.escape(entry ?? '')}"]`)
      item?.scrollIntoView({ block: 'nearest' })
    },
    { immediate: true },
  )
}

function lineUnder(event: Event): string | null {
  const line = (event.target as Element).closest('.line')
  return line?.querySelector<HTMLElement>('[data-line]')?.dataset['line'] ?? null
}
