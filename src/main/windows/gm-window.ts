import { screen, type BrowserWindow } from 'electron'
import { createWindow } from './create-window'
import { bringOnScreen, centre } from './placement'
import type { WindowMemory } from './window-memory'

/** The design's sizes: laid out for the first, still whole at the second. */
const SIZE = { width: 1440, height: 900 }
const LEAST = { minWidth: 1100, minHeight: 700 }

export function createGmWindow(memory: WindowMemory): BrowserWindow {
  const bounds = startBounds(memory)
  const window = createWindow('gm', {
    ...bounds,
    minWidth: Math.min(LEAST.minWidth, bounds.width),
    minHeight: Math.min(LEAST.minHeight, bounds.height),
    title: 'Turnkeeper',
    backgroundColor: '#111017',
  })
  // With displays of different scale the constructor measures in the wrong one; once more in place is right.
  window.setBounds(bounds)
  if (memory.gm?.isMaximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  return window
}

function startBounds(memory: WindowMemory): Electron.Rectangle {
  if (!memory.gm) return centre(SIZE, screen.getPrimaryDisplay().workArea)
  const primary = screen.getPrimaryDisplay()
  const others = screen.getAllDisplays().filter((display) => display.id !== primary.id)
  return bringOnScreen(memory.gm.bounds, [primary, ...others])
}

export function rememberGmWindow(window: BrowserWindow): WindowMemory['gm'] {
  return { bounds: window.getNormalBounds(), isMaximized: window.isMaximized() }
}

/** Brings the window before the GM's eyes, wherever it is. */
export function bringUp(window: BrowserWindow | null): void {
  if (!window || window.isDestroyed()) return
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
