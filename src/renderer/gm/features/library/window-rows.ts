import { useElementSize } from '@vueuse/core'
import { computed, nextTick, ref, toValue, type MaybeRefOrGetter, type Ref } from 'vue'

/** Rows drawn above and below what is seen, so that a fast scroll meets no gap. */
const SPARE = 6

export interface Slice {
  /** First row drawn, and the row after the last. */
  from: number
  to: number
}

/** Which of many rows of one height are drawn. */
export function visibleRows(count: number, rowHeight: number, scrolled: number, height: number): Slice {
  const from = Math.max(0, Math.floor(scrolled / rowHeight) - SPARE)
  const to = Math.min(count, Math.ceil((scrolled + height) / rowHeight) + SPARE)
  return { from: Math.min(from, to), to }
}

/** Where to scroll so that a row is in sight: not at all when it is. */
export function scrollTo(place: number, rowHeight: number, scrolled: number, height: number): number {
  const top = place * rowHeight
  if (top < scrolled) return top
  return top + rowHeight > scrolled + height ? top + rowHeight - height : scrolled
}

/** Windowing for a scrolling element: bind `@scroll` to `follow` and draw `rows`. */
export function useWindowRows(
  element: Readonly<Ref<HTMLElement | null>>,
  count: MaybeRefOrGetter<number>,
  rowHeight: number,
) {
  const scrolled = ref(0)
  const { height } = useElementSize(element)
  const rows = computed(() => visibleRows(toValue(count), rowHeight, scrolled.value, height.value))

  function follow(): void {
    scrolled.value = element.value?.scrollTop ?? 0
  }

  async function show(place: number): Promise<void> {
    await nextTick()
    if (!element.value || place < 0) return
    const { scrollTop, clientHeight } = element.value
    element.value.scrollTop = scrollTo(place, rowHeight, scrollTop, clientHeight)
    follow()
  }

  const page = computed(() => Math.max(1, Math.floor(height.value / rowHeight) - 1))
  return { rows, page, follow, show }
}
