/** Where the hands go when what they were on has done its work: the next key is then a command again. */
import { onScopeDispose } from 'vue'

type Home = () => void

const homes: Home[] = []

/** The screen in front says where its next step is: the top of the stack, the first action, the first row. */
export function useHands(home: Home): void {
  homes.push(home)
  onScopeDispose(() => homes.splice(homes.indexOf(home), 1))
}

/**
 * After an Enter that finished something in a box, and when a control goes away that had the focus. The hands
 * go back to where they came from, as long as that is still there, else to the screen's next step.
 */
export function handBack(before: EventTarget | null = null): void {
  if (canTake(before)) before.focus()
  else homes.at(-1)?.()
}

/** The other way round a box would hand the focus to itself or to the next box. */
function canTake(element: EventTarget | null): element is HTMLElement {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false
  return element.matches('button, a[href], [tabindex]') && !element.matches(':disabled')
}
