import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { app } from './app.mjs'
import { openPage, toApp, toChromium } from './chromium.mjs'
import { makeCodec } from './codec.mjs'
import { answerRequest } from './ipc-main.mjs'
import { pageRuntime } from './page-runtime.mjs'
import { session } from './session.mjs'
import { WebContents } from './web-contents.mjs'

const windows = new Set()
let lastId = 0

export class BrowserWindow extends EventEmitter {
  id = ++lastId
  #page = null
  #opened
  #isGone = false
  #look = { isVisible: true, isFullScreen: false, isMaximized: false, isMinimized: false }
  #bounds
  #title

  static getAllWindows() {
    return [...windows]
  }

  constructor({ webPreferences = {}, show = true, title = '', x = 0, y = 0, width = 800, height = 600 }) {
    super()
    if (!app.isReady()) throw new Error('No window before the app is ready')
    checkPreferences(webPreferences)
    this.#bounds = { x, y, width, height }
    this.#title = title
    this.#look.isVisible = show
    this.#opened = Promise.resolve().then(() => this.#open(webPreferences))
    this.webContents = new WebContents(this.#opened)
    windows.add(this)
  }

  async #open({ partition, preload }) {
    const own = partition ? session.fromPartition(partition) : session.defaultSession
    this.#page = await openPage(own, mayNavigate)
    await this.webContents._attach(this.#page)
    this.#page.on('close', () => this.#gone())
    this.#page.on('domcontentloaded', () => this.emit('ready-to-show'))
    await this.#page.setViewportSize(sizeOf(this.#bounds))
    await this.#page.exposeBinding('__standInRequest', (_source, channel, payload) =>
      answerRequest(this.webContents, toApp(this.#page.url()), channel, payload),
    )
    await this.#page.addInitScript({ content: preloadScript(preload) })
  }

  async loadURL(url) {
    await this.#opened
    await this.webContents
      ._load(() => this.#page.goto(toChromium(url)))
      .catch((error) => {
        if (!this.#isGone) throw error
      })
  }

  close() {
    void this._close()
  }

  /** @returns {Promise<boolean>} false when the close was held back */
  async _close() {
    let isPrevented = false
    this.emit('close', { preventDefault: () => (isPrevented = true) })
    if (isPrevented) return false
    await this.#opened
    await this.#page.close().catch(() => {})
    this.#gone()
    return true
  }

  #gone() {
    if (this.#isGone) return
    this.#isGone = true
    windows.delete(this)
    this.emit('closed')
  }

  _shows(page) {
    return this.#page === page
  }

  isDestroyed() {
    return this.#isGone
  }

  #change(look, event) {
    Object.assign(this.#look, look)
    this.emit(event)
  }

  show() {
    this.#change({ isVisible: true }, 'show')
  }

  showInactive() {
    this.#change({ isVisible: true }, 'show')
  }

  hide() {
    this.#change({ isVisible: false }, 'hide')
  }

  minimize() {
    this.#change({ isMinimized: true }, 'minimize')
  }

  restore() {
    this.#change({ isMinimized: false }, 'restore')
  }

  maximize() {
    this.#change({ isMaximized: true }, 'maximize')
  }

  setFullScreen(isFullScreen) {
    this.#change({ isFullScreen }, isFullScreen ? 'enter-full-screen' : 'leave-full-screen')
  }

  setSimpleFullScreen(isFullScreen) {
    this.setFullScreen(isFullScreen)
  }

  focus() {
    void this.#opened.then(() => this.#page.bringToFront())
  }

  isVisible() {
    return this.#look.isVisible
  }

  isMinimized() {
    return this.#look.isMinimized
  }

  isMaximized() {
    return this.#look.isMaximized
  }

  isFullScreen() {
    return this.#look.isFullScreen
  }

  getTitle() {
    return this.#title
  }

  removeMenu() {}

  getBounds() {
    return { ...this.#bounds }
  }

  getNormalBounds() {
    return this.getBounds()
  }

  setBounds(bounds) {
    Object.assign(this.#bounds, bounds)
    void this.#opened.then(() => this.#page.setViewportSize(sizeOf(this.#bounds))).catch(() => {})
  }
}

function sizeOf({ width, height }) {
  return { width, height }
}

function checkPreferences({ sandbox, contextIsolation, nodeIntegration, preload }) {
  const isSafe = sandbox === true && contextIsolation === true && nodeIntegration === false
  if (!isSafe) throw new Error('The stand-in opens sandboxed, isolated windows only')
  if (!preload?.endsWith('.cjs')) throw new Error('A sandboxed preload has to be CommonJS')
}

function preloadScript(path) {
  const preload = `function (require, module, exports, process) {\n${readFileSync(path, 'utf8')}\n}`
  return `(${pageRuntime})(${makeCodec}, ${preload}, ${JSON.stringify(process.platform)})`
}

function mayNavigate(request, url) {
  const frame = frameOf(request)
  const window = BrowserWindow.getAllWindows().find((one) => frame && one._shows(frame.page()))
  return window ? window.webContents._navigate(url, frame.parentFrame() === null) : false
}

/** A pop-up asks for its page before it has a frame; windows of the app always have one. */
function frameOf(request) {
  try {
    return request.frame()
  } catch {
    return null
  }
}
