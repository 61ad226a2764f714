import { createBrowserHost } from './browser-host'
import { createElectronHost } from './electron-host'
import type { Host } from './host'

/** The one place that asks which of the two this is. Call it once, before anything else of the page. */
export function createHost(): Host {
  return window.turnkeeper ? createElectronHost(window.turnkeeper) : createBrowserHost()
}
