import type { ShallowRef } from 'vue'
import { useTyping, type Taker } from '#gm/intents/typing.ts'

/**
 * A form beside the fight: a character typed on one of its buttons is no command. What nothing in the form takes is
 * refused, with the way on.
 */
export function useFormTyping(root: Readonly<ShallowRef<HTMLElement | null>>, take: Taker = refused): void {
  useTyping(() => root.value?.contains(document.activeElement) === true, take)
}

const refused: Taker = () => ({ refused: 'Nothing is typed here. Tab goes on, Esc closes.' })
