import { app, Menu, type MenuItemConstructorOptions } from 'electron'

/**
 * Few entries and no reload among them: the default menu binds Ctrl+R. The app's own keys, undo among them,
 * are the page's business; macOS alone needs an Edit menu for copy and paste to work in fields.
 */
export function setupMenu(): void {
  const isMac = process.platform === 'darwin'
  const view: MenuItemConstructorOptions[] = [
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
  ]
  if (!app.isPackaged) view.push({ type: 'separator' }, { role: 'toggleDevTools' })
  const template: MenuItemConstructorOptions[] = isMac
    ? [{ role: 'appMenu' }, { role: 'editMenu' }, { label: 'View', submenu: view }, { role: 'windowMenu' }]
    : [
        { label: '&File', submenu: [{ role: 'quit' }] },
        { label: '&View', submenu: view },
        { label: '&Help', submenu: [{ role: 'about' }] },
      ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(template))
}
