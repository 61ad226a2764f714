import { onBeforeUnmount, onMounted, watch } from 'vue'
import { keepFocus, takeAlong, type FocusHomes } from '#gm/focus/keep-focus.ts'
import { handBack } from '#gm/intents/hands.ts'
import { currentScreen } from '#gm/routing/route.ts'

/** Where the hands belong on a screen when nothing is left near the place they were at. */
const HOMES = [
  '[data-resolve]',
  'section.dock [data-field] :is(input, button)',
  '[data-action][tabindex="0"]',
  'main [role="listbox"][tabindex="0"]',
  ':is(main, section) button[aria-current="true"]',
  'main .tk-empty button',
]
const TO: FocusHomes = { homes: HOMES, goHome: () => handBack() }
/** What stands over all screens and stays when another comes to the front. */
const OVER_SCREENS = '[data-over-screens]'

/** No key goes nowhere: what goes away hands the focus on, and a new screen takes it along. */
export function useFocus(): void {
  let stop = (): void => undefined
  onMounted(() => (stop = keepFocus(document, TO)))
  onBeforeUnmount(() => stop())
  // Not before the next frame: the Enter on a link would press what has the focus by then.
  watch(currentScreen, () => void requestAnimationFrame(() => takeAlong(document, TO, OVER_SCREENS)))
}
