// The module that the main process gets when it imports electron.
import { app } from './app.mjs'
import { BrowserWindow } from './browser-window.mjs'
import { startChromium, stopChromium } from './chromium.mjs'
import { dialog, Menu, powerSaveBlocker, screen } from './desktop.mjs'
import { ipcMain } from './ipc-main.mjs'
import { takeOrders } from './remote-control.mjs'
import { protocol, session } from './session.mjs'

export { app, BrowserWindow, dialog, ipcMain, Menu, powerSaveBlocker, protocol, screen, session }

takeOrders({ app, BrowserWindow, dialog, ipcMain, Menu, powerSaveBlocker, protocol, screen, session })
app._connect({ windows: () => BrowserWindow.getAllWindows(), shutDown: stopChromium })

// The main module runs to its end first, as it does before Electron becomes ready.
setImmediate(async () => {
  try {
    const port = await startChromium(() => app.exit(0))
    app._becomeReady()
    process.send?.({ type: 'ready', port })
  } catch (error) {
    console.error(error)
    process.exit(1)
  }
})
