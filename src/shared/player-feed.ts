/**
 * Where the players' page gets its views from. In Electron they come through the preload bridge, in a plain
 * browser through a channel between pages of one origin. Either way a page that opens late asks for the
 * newest view, every view is checked against the strict schema, and an older one is never shown.
 */
import type { PlayerView } from '#core/views/player-view-schema'
import { BROWSER_CHANNEL, PLAYER_WINDOW_LOCK } from '#shared/browser-channel'
import { readFeedMessage, ViewGate } from '#shared/feed-message'

export interface PlayerFeed {
  /** Calls the listener with the newest view, now or as soon as there is one, and with every later one. */
  onView(listener: (view: PlayerView) => void): () => void
}

/** What the players' preload puts on the window: raw messages, the newest one first. */
export interface PlayerBridge {
  onView: (listener: (message: unknown) => void) => () => void
}

declare global {
  interface Window {
    readonly turnkeeperPlayer?: PlayerBridge
  }
}

export function openPlayerFeed(): PlayerFeed {
  const subscribe = window.turnkeeperPlayer?.onView ?? subscribeToChannel
  return {
    onView: (listener) => {
      const gate = new ViewGate()
      return subscribe((value) => {
        const message = readFeedMessage(value)
        const view = message && gate.pass(message)
        if (view) listener(view)
      })
    },
  }
}

/**
 * "here" asks the GM page for the newest view and tells it that this window exists. The lock tells it when
 * the window is gone, however it went; a crash takes the lock along, a farewell message it would not.
 */
function subscribeToChannel(listener: (message: unknown) => void): () => void {
  const channel = new BroadcastChannel(BROWSER_CHANNEL)
  const sayHere = (): void => {
    channel.postMessage({ type: 'here' })
  }
  channel.onmessage = (event: MessageEvent<{ type?: unknown; message?: unknown }>) => {
    if (event.data.type === 'view') listener(event.data.message)
    if (event.data.type === 'who-is-here') sayHere()
    if (event.data.type === 'close') window.close()
  }
  sayHere()
  const release = holdLock(sayHere)
  return () => {
    release()
    channel.close()
  }
}

function holdLock(onHeld: () => void): () => void {
  const closing = new AbortController()
  const untilClosed = new Promise<void>((resolve) => {
    closing.signal.addEventListener('abort', () => {
      resolve()
    })
  })
  void navigator.locks.request(PLAYER_WINDOW_LOCK, { mode: 'shared' }, () => {
    if (closing.signal.aborted) return undefined
    onHeld()
    return untilClosed
  })
  return () => {
    closing.abort()
  }
}
