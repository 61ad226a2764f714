import { EventEmitter } from 'node:events'
import { app } from './app.mjs'
import { toApp } from './chromium.mjs'
import { sendToPage } from './ipc-main.mjs'

export class WebContents extends EventEmitter {
  #page = null
  #queue
  #isLoadingByMain = false
  #windowOpenHandler = () => ({ action: 'allow' })

  constructor(pageOpened) {
    super()
    this.#queue = pageOpened
    app.emit('web-contents-created', {}, this)
  }

  async _attach(page) {
    this.#page = page
    await page.route('**/__stand-in/window-open?*', (route) => {
      const url = decodeURIComponent(new URL(route.request().url()).search.slice(1))
      return route.fulfill({ body: this.#windowOpenHandler({ url: toApp(url) }).action })
    })
    page.on('crash', () => this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 }))
    // A link with a target asks nobody beforehand.
    page.on('popup', (popup) => {
      if (this.#windowOpenHandler({ url: toApp(popup.url()) }).action === 'deny') void popup.close()
    })
  }

  /** Loading by the app itself asks nobody; whatever the page starts can be prevented. */
  async _load(load) {
    this.#isLoadingByMain = true
    await load().finally(() => (this.#isLoadingByMain = false))
  }

  /** @returns {boolean} whether a navigation may go on */
  _navigate(url, isMainFrame) {
    let isPrevented = false
    const event = { url, isMainFrame, preventDefault: () => (isPrevented = true) }
    if (!this.#isLoadingByMain) this.emit('will-frame-navigate', event)
    if (!isPrevented) this.emit('did-start-navigation', { url, isMainFrame, isSameDocument: false })
    return !isPrevented
  }

  send(channel, ...payload) {
    this.#queue = this.#queue.then(() => sendToPage(this.#page, channel, payload)).catch(() => {})
  }

  setWindowOpenHandler(handler) {
    this.#windowOpenHandler = handler
  }

  getURL() {
    return toApp(this.#page?.url() ?? '')
  }

  reload() {
    void this._load(() => this.#page.reload())
  }
}
