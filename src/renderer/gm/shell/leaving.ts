import { shallowRef } from 'vue'

/** How to leave although not everything is saved, while the GM is asked about it. */
export const leaving = shallowRef<(() => void) | null>(null)

export function askBeforeLeaving(go: () => void): void {
  leaving.value = go
}

export function stay(): void {
  leaving.value = null
}

/** Once: what is unsaved was given up, or is saved by now. */
export function leave(): void {
  const go = leaving.value
  leaving.value = null
  go?.()
}
