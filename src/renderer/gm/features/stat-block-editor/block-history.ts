import { computed, shallowRef } from 'vue'
import type { StatBlock } from '#core/engine/model/stat-block'

/** Steps that can be taken back; more than anybody goes. */
const MOST_STEPS = 500

/**
 * The block in the editor and every state before. Typing in one field is one step until the field is left or
 * another is changed; a change without a field (a button) is always a step of its own.
 */
export function createHistory(start: StatBlock) {
  const block = shallowRef(start)
  const past = shallowRef<readonly StatBlock[]>([])
  const future = shallowRef<readonly StatBlock[]>([])
  let typing: string | null = null

  function change(next: StatBlock, field: string | null = null): void {
    const goesOn = field !== null && field === typing && past.value.length > 0
    if (!goesOn) past.value = [...past.value, block.value].slice(-MOST_STEPS)
    future.value = []
    typing = field
    block.value = next
  }

  /** What is typed next is a step of its own, even in the same field. */
  function settle(): void {
    typing = null
  }

  function undo(): void {
    const before = past.value.at(-1)
    if (!before) return
    future.value = [block.value, ...future.value]
    past.value = past.value.slice(0, -1)
    block.value = before
    settle()
  }

  function redo(): void {
    const [after, ...rest] = future.value
    if (!after) return
    past.value = [...past.value, block.value]
    future.value = rest
    block.value = after
    settle()
  }

  const canUndo = computed(() => past.value.length > 0)
  const canRedo = computed(() => future.value.length > 0)
  return { block, change, settle, undo, redo, canUndo, canRedo }
}
