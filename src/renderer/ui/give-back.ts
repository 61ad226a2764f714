/**
 * Something that lies over the page gives the focus back to what had it when it closes, to its button only when
 * that has opened it. Not when what was chosen has taken the focus on, nor after a click somewhere else.
 */
export function useGiveBack() {
  let before: Element | null = null
  return {
    remember: (): void => {
      before = document.activeElement
    },
    forget: (): void => {
      before = null
    },
    giveBack: (event: Event): void => {
      event.preventDefault()
      const at = document.activeElement
      // What closes may still be there and have it.
      const isClosing = event.target instanceof Node && event.target.contains(at)
      const isTaken = at !== null && at !== document.body && !isClosing
      if (!isTaken && before instanceof HTMLElement && before.isConnected) before.focus()
    },
  }
}
