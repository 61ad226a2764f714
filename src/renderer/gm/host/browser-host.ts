import { keepStrayDropsOut } from '#shared/stray-drops'
import { BrowserDisplay } from './browser-display'
import { browserFiles } from './browser-files'
import { OfferInbox, watchDrops } from './file-offers'
import type { Host } from './host'

/** The host of a plain browser: picker, drop and download for files, a second window for the players. */
export function createBrowserHost(): Host {
  const inbox = new OfferInbox()
  keepStrayDropsOut(window)
  watchDrops(window, (offer) => inbox.receive(offer))
  return {
    kind: 'browser',
    files: browserFiles(inbox),
    display: new BrowserDisplay().asHost(),
    onQuit: flushOnHide,
  }
}

/** A browser does not wait; being hidden is the last moment at which a page can count on being run. */
function flushOnHide(flush: () => Promise<void>): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush()
  })
  window.addEventListener('pagehide', () => void flush())
}
