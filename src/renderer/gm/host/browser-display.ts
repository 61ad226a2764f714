import { BROWSER_CHANNEL, GM_LOCK, PLAYER_WINDOW_LOCK } from '#shared/browser-channel'
import { readFeedMessage, type FeedMessage } from '#shared/feed-message'
import type { DisplayState, Host } from './host'
import { PlainError } from '#shared/plain-error'

const WINDOW_NAME = 'turnkeeper-players'
const FEATURES = 'popup,width=960,height=540'
const BLOCKED = 'Another tab of Turnkeeper is open and drives the players’ display. Close it to use this one.'

/**
 * The players' page is a second window of the same origin. The newest view is kept and sent again to every
 * page that says it is here. Only one GM page at a time drives the display; a later one says so and takes
 * over when the first is gone.
 */
export class BrowserDisplay {
  private readonly channel = new BroadcastChannel(BROWSER_CHANNEL)
  private readonly source = crypto.randomUUID()
  private readonly listeners = new Set<(state: DisplayState) => void>()
  private newest: FeedMessage | null = null
  private isDriving = false
  private isBlocked = false
  private isOpen = false

  constructor() {
    this.channel.onmessage = (event: MessageEvent<{ type?: unknown }>) => {
      if (event.data.type === 'here') this.playerIsHere()
    }
    void this.drive()
  }

  asHost(): Host['display'] {
    return {
      open: () => this.open(),
      close: () => this.close(),
      publish: (view) => this.publish(view),
      onState: (listener) => this.listen(listener),
    }
  }

  private async drive(): Promise<void> {
    await navigator.locks.request(GM_LOCK, { ifAvailable: true }, (lock) => lock && this.begin())
    // Only reached when another page holds the lock: begin() never ends.
    this.isBlocked = true
    this.tell()
    await navigator.locks.request(GM_LOCK, () => this.begin())
  }

  /** Holds the lock as long as the page lives. */
  private begin(): Promise<never> {
    this.isDriving = true
    this.isBlocked = false
    this.channel.postMessage({ type: 'who-is-here' })
    this.send()
    this.tell()
    return new Promise(() => undefined)
  }

  private open(): Promise<void> {
    if (this.isBlocked) return Promise.reject(new PlainError(BLOCKED))
    // An empty address brings back the window of this name as it is, also after this page was loaded anew.
    const players = window.open('', WINDOW_NAME, FEATURES)
    if (!players) {
      const reason = 'The browser blocked the players’ window. Allow pop-ups for this address and try again.'
      return Promise.reject(new PlainError(reason))
    }
    if (players.location.href === 'about:blank')
      players.location.href = new URL('player.html', location.href).href
    players.focus()
    return Promise.resolve()
  }

  private close(): Promise<void> {
    this.channel.postMessage({ type: 'close' })
    return Promise.resolve()
  }

  private publish(view: FeedMessage['view']): void {
    const message = readFeedMessage({ source: this.source, view })
    if (!message) {
      console.error('A player view was not sent: it is not shaped as agreed.')
      return
    }
    this.newest = message
    this.send()
  }

  private send(): void {
    if (this.isDriving && this.newest) this.channel.postMessage({ type: 'view', message: this.newest })
  }

  private playerIsHere(): void {
    this.send()
    if (this.isOpen) return
    this.isOpen = true
    this.tell()
    void navigator.locks.request(PLAYER_WINDOW_LOCK, () => {
      this.isOpen = false
      this.tell()
    })
  }

  private listen(listener: (state: DisplayState) => void): () => void {
    this.listeners.add(listener)
    listener(this.state)
    return () => void this.listeners.delete(listener)
  }

  private tell(): void {
    for (const listener of this.listeners) listener(this.state)
  }

  private get state(): DisplayState {
    return {
      open: this.isOpen,
      place: this.isOpen ? 'Browser window' : '',
      mirrored: isOnlyScreen(),
      blocked: this.isBlocked ? BLOCKED : null,
    }
  }
}

/** Known in Chromium only; where it is not, nobody is warned. */
function isOnlyScreen(): boolean {
  return 'isExtended' in window.screen && window.screen.isExtended === false
}
