import { join } from 'node:path'
import { BrowserWindow, type BrowserWindowConstructorOptions } from 'electron'
import type { Role } from '#shared/ipc/contract'
import { ORIGIN } from '../app-scheme'

/** A crash right after a reload would come again; the page then stays as it is. */
const RELOAD_PAUSE = 10_000

/** Loads the page of a role in a hidden, sandboxed window; its owner decides where and when it is shown. */
export function createWindow(
  role: Role,
  { webPreferences, ...options }: BrowserWindowConstructorOptions,
): BrowserWindow {
  const window = new BrowserWindow({
    show: false,
    autoHideMenuBar: true,
    ...options,
    webPreferences: {
      ...webPreferences,
      preload: join(import.meta.dirname, `../preload/${role}.cjs`),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      // The checker would fetch its word lists from the net.
      spellcheck: false,
    },
  })
  reloadAfterCrash(window)
  void window.loadURL(pageOf(role))
  return window
}

export function pageOf(role: Role): string {
  return `${ORIGIN}/${role}.html`
}

/** The GM page restores its fight from the journal, the players' page asks for the newest view. */
function reloadAfterCrash(window: BrowserWindow): void {
  let last = 0
  window.webContents.on('render-process-gone', (_event, { reason }) => {
    const now = Date.now()
    if (reason === 'clean-exit' || now - last < RELOAD_PAUSE) return
    last = now
    window.webContents.reload()
  })
}
