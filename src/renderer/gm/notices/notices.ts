import { readonly, shallowRef } from 'vue'

/** One sentence for the GM that stands until the next one or until it is dismissed. */
export interface Notice {
  id: number
  text: string
  /** A refusal is spoken at once, news when the screen reader has time. */
  tone: 'news' | 'refusal'
  action: { label: string; run: () => void } | null
}

const current = shallowRef<Notice | null>(null)
let last = 0

export const notice = readonly(current)

export function tell(text: string, action: Notice['action'] = null): void {
  current.value = { id: ++last, text, tone: 'news', action }
}

export function refuse(text: string, action: Notice['action'] = null): void {
  current.value = { id: ++last, text, tone: 'refusal', action }
}

export function dismissNotice(): void {
  current.value = null
}

/** News stays; a refusal is over as soon as something else is done. */
export function dismissRefusal(): void {
  if (current.value?.tone === 'refusal') current.value = null
}
