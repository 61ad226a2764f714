import { onBeforeUnmount, onMounted } from 'vue'
import { keepFocus } from '#gm/focus/keep-focus.ts'
import { handBack } from '#gm/intents/hands.ts'

/** Where the hands belong on a screen when nothing is left near the place they were at. */
const HOMES = [
  '[data-resolve]',
  'section.dock [data-field] :is(input, button)',
  '[data-action][tabindex="0"]',
  'main [role="listbox"][tabindex="0"]',
  'main [aria-current="true"]',
]

/** No key goes nowhere: what goes away hands the focus on. */
export function useFocus(): void {
  let stop = (): void => undefined
  onMounted(() => (stop = keepFocus(document, { homes: HOMES, goHome: () => handBack() })))
  onBeforeUnmount(() => stop())
}
