import type { App, Session } from 'electron'

const REMOTE = ['http://*/*', 'https://*/*', 'ws://*/*', 'wss://*/*', 'ftp://*/*']

/** Pages of this app ask for no permission and load nothing from elsewhere. */
export function lockSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.webRequest.onBeforeRequest({ urls: REMOTE }, (_details, decide) => decide({ cancel: true }))
  session.on('will-download', (event) => event.preventDefault())
}

/** No page leads anywhere else, opens a window or embeds one; a dropped file does not replace the app. */
export function lockWindows(app: App): void {
  app.on('web-contents-created', (_created, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-frame-navigate', (event) => {
      if (!isReload(event.url, contents.getURL())) event.preventDefault()
    })
    contents.on('will-redirect', (event) => event.preventDefault())
    contents.on('will-attach-webview', (event) => event.preventDefault())
  })
}

/** A page may load itself anew; everything the GM did is in the journal by then. */
function isReload(target: string, current: string): boolean {
  return target === current
}
