import { keepStrayDropsOut } from '#shared/stray-drops'
import { BrowserDisplay } from './browser-display'
import { browserFiles } from './browser-files'
import { OfferInbox, watchDrops } from './file-offers'
import type { Host, Quitting } from './host'

/** The host of a plain browser: picker, drop and download for files, a second window for the players. */
export function createBrowserHost(): Host {
  const inbox = new OfferInbox()
  keepStrayDropsOut(window)
  watchDrops(window, (offer) => inbox.receive(offer))
  return {
    kind: 'browser',
    files: browserFiles(inbox),
    display: new BrowserDisplay().asHost(),
    onQuit: flushBeforeGoing,
  }
}

/**
 * A browser does not wait; being hidden is the last moment at which a page can count on being run. Its keys for
 * loading anew are ours first: they reload when all is on disk, and not before.
 */
function flushBeforeGoing({ flush, isUnsaved, ask }: Quitting): void {
  let isGoing = false
  const reload = (): void => {
    isGoing = true
    location.reload()
  }
  window.addEventListener('beforeunload', (event) => {
    if (!isGoing && isUnsaved()) event.preventDefault()
  })
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void flush()
  })
  window.addEventListener('pagehide', () => void flush())
  window.addEventListener('keydown', (event) => {
    if (!isReload(event)) return
    event.preventDefault()
    void flush().then((saved) => {
      if (saved) reload()
      else ask(reload)
    })
  })
}

function isReload({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key === 'F5' || ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'r')
}
