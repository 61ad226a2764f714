import { computed, nextTick, ref, watch, type ComputedRef, type Ref, type ShallowRef } from 'vue'
import type { Run } from '../run'
import type { OrderPanel } from './order-panel'
import { linesOf, type OrderLine, type OrderView } from './order-view'

type Root = Readonly<ShallowRef<HTMLElement | null>>
/** How a line was pressed: alone, as one more or less, or as the end of a range. */
export type LinePress = 'one' | 'toggle' | 'range'

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: -Infinity,
  End: Infinity,
}

/**
 * Up and Down through all lines, one stop for Tab, and the menu of the line under the keys or the pointer. The
 * line that the keys are on is the one that is meant: selection goes along.
 */
export function useOrderKeys(run: Run, panel: OrderPanel, view: ShallowRef<OrderView>, root: Root) {
  const focused = ref<string | null>(null)
  const hovered = ref<string | null>(null)
  const lines = computed(() => linesOf(view.value))
  const isMeant = ({ combatant }: OrderLine): boolean => run.targets.value.some(({ id }) => id === combatant)
  /** Tab lands on the line last used while it is meant, else on whoever is. */
  const roving: ComputedRef<string | null> = computed(() => {
    const here = lines.value.find((line) => line.key === focused.value && isMeant(line))
    const current = lines.value.find(({ state }) => state === 'current')
    return (here ?? lines.value.find(isMeant) ?? current ?? lines.value[0])?.key ?? null
  })
  const go = (key: string): void =>
    root.value?.querySelector<HTMLElement>(`[data-line="${CSS.escape(key)}"]`)?.focus()
  const picks = usePicks(run, lines, roving, go)

  function move(event: KeyboardEvent) {
    const by = STEPS[event.key]
    if (by === undefined || event.ctrlKey || event.altKey || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    const place = lines.value.findIndex(({ key }) => key === roving.value)
    const next = lines.value[Math.min(lines.value.length - 1, Math.max(0, place + by))]
    if (next) picks.goTo(next, event.shiftKey)
  }
  function openMenu(event: Event) {
    const key = lineUnder(event)
    const line = lines.value.find((each) => each.key === key)
    if (!line) return
    event.preventDefault()
    // What the menu is for is what is meant; part of a larger selection stays that.
    if (!isMeant(line)) run.select([line.combatant])
    hovered.value = line.key
    void nextTick(() => (panel.menuOf.value = line.key))
  }

  /** However the keys have come to a line, it is the one that is meant. A click says more, and is on its way. */
  function reach(key: string) {
    focused.value = key
    const line = lines.value.find((each) => each.key === key)
    if (line && !isMeant(line) && document.activeElement?.matches(':focus-visible')) run.pass(line.combatant)
  }
  keepInSight(run, root, () => (focused.value = null))
  forgetGone(lines, [focused, hovered, panel.menuOf])
  const menus = computed(() => [panel.menuOf.value, hovered.value, focused.value])
  return { hovered, roving, menus, move, reach, openMenu, lineUnder, pick: picks.pick }
}

/** What a click, Enter, an arrow or Shift with any of them does to the selection. */
function usePicks(
  run: Run,
  lines: ComputedRef<readonly OrderLine[]>,
  roving: ComputedRef<string | null>,
  go: (key: string) => void,
) {
  /** Where a range begins: the line that was picked or reached last without Shift. */
  let anchor: string | null = null
  const rangeTo = (end: string): readonly string[] => {
    const keys = lines.value.map(({ key }) => key)
    const from = keys.indexOf(keys.includes(anchor ?? '') ? (anchor ?? '') : (roving.value ?? end))
    const [first, last] = [from, keys.indexOf(end)].sort((a, b) => a - b)
    return lines.value.slice(first, (last ?? 0) + 1).map(({ combatant }) => combatant)
  }
  function pick({ key, combatant }: OrderLine, how: LinePress) {
    if (how === 'range') {
      run.select(rangeTo(key))
      return
    }
    anchor = key
    if (how === 'one') run.select([combatant])
    else run.toggle(combatant)
    // The hands go on from a line that is meant, not from the one just taken out.
    if (!run.selected.value.has(combatant)) void nextTick(() => roving.value !== null && go(roving.value))
  }
  function goTo({ key, combatant }: OrderLine, isRange: boolean) {
    if (isRange) run.select(rangeTo(key))
    else {
      anchor = key
      run.pass(combatant)
    }
    go(key)
  }
  return { pick, goTo }
}

/** No menu and no ring waits for a line that has left: it would open by itself when Undo brings the line back. */
function forgetGone(lines: ComputedRef<readonly OrderLine[]>, keys: readonly Ref<string | null>[]): void {
  watch(lines, (now) => {
    const there = new Set(now.map(({ key }) => key))
    for (const each of keys) if (each.value !== null && !there.has(each.value)) each.value = null
  })
}

/** The line of whoever acts stays in sight when the turn passes on, and is in sight from the first. */
function keepInSight(run: Run, root: Root, passed: () => void): void {
  watch(
    () => run.fight.value.activeEntry,
    async (entry) => {
      passed()
      await nextTick()
      const item = root.value?.querySelector(`[data-entry="${CSS.escape(entry ?? '')}"]`)
      // Whoever came before and whoever is on deck are seen with it; where there is no room, it alone.
      for (const each of [item?.nextElementSibling, item?.previousElementSibling, item])
        each?.scrollIntoView({ block: 'nearest' })
    },
    { immediate: true },
  )
}

function lineUnder(event: Event): string | null {
  const line = (event.target as Element).closest('.line')
  return line?.querySelector<HTMLElement>('[data-line]')?.dataset['line'] ?? null
}
