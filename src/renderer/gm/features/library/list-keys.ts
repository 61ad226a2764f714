/** What a key does in the list of blocks. Pure, so that each rule is a line of a test. */
export type ListMove = { to: number } | { does: 'open' | 'mark' | 'markAll' } | null

export interface ListPlace {
  count: number
  current: number
  page: number
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** `inField`: the search has the focus, so keys that type or move the caret belong to it. */
export function moveFor(press: Press, { count, current, page }: ListPlace, inField: boolean): ListMove {
  if (press.altKey || count === 0) return null
  const isCtrl = press.ctrlKey || press.metaKey
  if (isCtrl) return !inField && press.key.toLowerCase() === 'a' ? { does: 'markAll' } : null
  const step = STEPS[press.key]
  if (step && (!inField || step.inField)) return { to: clamp(step.to({ count, current, page }), count) }
  if (press.key === 'Enter') return { does: 'open' }
  return press.key === ' ' && !inField ? { does: 'mark' } : null
}

const STEPS: Readonly<Record<string, { inField: boolean; to: (place: ListPlace) => number }>> = {
  ArrowDown: { inField: true, to: ({ current }) => current + 1 },
  ArrowUp: { inField: true, to: ({ current }) => current - 1 },
  PageDown: { inField: true, to: ({ current, page }) => current + page },
  PageUp: { inField: true, to: ({ current, page }) => current - page },
  Home: { inField: false, to: () => 0 },
  End: { inField: false, to: ({ count }) => count - 1 },
}

function clamp(place: number, count: number): number {
  return Math.min(count - 1, Math.max(0, place))
}
