/** How long the page may take to write what is in flight. A page that hangs must not keep the app open. */
export const FLUSH_LIMIT = 4000

interface Parts {
  /** Asks the GM page to write everything. */
  ask: () => void
  /** Closes for good; the next close is let through. */
  finish: () => void
  limit?: number
}

/** Holds the first close back until the page has written everything, or the time is up. */
export class QuitHandshake {
  private state: 'open' | 'asking' | 'done' = 'open'
  private isPageListening = false
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly parts: Parts) {}

  pageReady(): void {
    this.isPageListening = true
  }

  /** The page went or loads anew: nothing will answer, and nothing is held up. */
  pageGone(): void {
    this.isPageListening = false
    if (this.state === 'asking') this.flushed()
  }

  /** Call on every try to close. False: hold it back, the handshake closes by itself later. */
  mayClose(): boolean {
    if (this.state === 'done' || !this.isPageListening) return true
    if (this.state === 'open') this.begin()
    return false
  }

  flushed(): void {
    if (this.state !== 'asking') return
    clearTimeout(this.timer)
    this.state = 'done'
    this.parts.finish()
  }

  /** Something could not be written: the window stays, and a later try to close asks again. */
  stay(): void {
    if (this.state !== 'asking') return
    clearTimeout(this.timer)
    this.state = 'open'
  }

  /** The GM gives up what is not written. */
  leave(): void {
    clearTimeout(this.timer)
    this.state = 'done'
    this.parts.finish()
  }

  private begin(): void {
    this.state = 'asking'
    this.timer = setTimeout(() => this.flushed(), this.parts.limit ?? FLUSH_LIMIT)
    this.parts.ask()
  }
}
