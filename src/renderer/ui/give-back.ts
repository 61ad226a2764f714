/**
 * Something that lies over the page gives the focus back when it closes: to what had it, or to its `opener` where
 * nothing else opens it. Not when what was chosen has taken the focus on, nor after a click somewhere else.
 */
export function useGiveBack(opener: () => Element | null = () => null) {
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
      const to = before ?? opener()
      if (!isTaken && to instanceof HTMLElement && to.isConnected) to.focus({ preventScroll: true })
    },
  }
}
