import { EventEmitter } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { takeLock } from './single-instance.mjs'
import { userData } from './switches.mjs'

const manifest = JSON.parse(readFileSync(resolve('package.json'), 'utf8'))

class App extends EventEmitter {
  isPackaged = false
  name = manifest.productName
  #paths = { userData, documents: join(userData, 'documents') }
  #state = 'starting'
  #ready = new Promise((done) => this.once('ready', done))
  #windows = () => []
  #shutDown = async () => {}

  /** The rest of the stand-in reports here what there is to close. */
  _connect({ windows, shutDown }) {
    this.#windows = windows
    this.#shutDown = shutDown
  }

  _becomeReady() {
    if (this.#state !== 'starting') return
    this.#state = 'ready'
    this.emit('ready', {}, {})
  }

  isReady() {
    return this.#state !== 'starting'
  }

  whenReady() {
    return this.#ready
  }

  getVersion() {
    return manifest.version
  }

  getPath(name) {
    const path = this.#paths[name]
    if (!path) throw new Error(`The stand-in has no path "${name}"`)
    mkdirSync(path, { recursive: true })
    return path
  }

  requestSingleInstanceLock(data) {
    return takeLock(data, (...start) => this.emit('second-instance', {}, ...start))
  }

  /** Closes every window; one that holds its close back cancels the quit, as in Electron. */
  quit() {
    if (this.#state === 'starting') this.exit(0)
    if (this.#state !== 'ready') return
    this.#state = 'quitting'
    this.emit('before-quit', { preventDefault() {} })
    void this.#closeAll()
  }

  async #closeAll() {
    for (const window of this.#windows()) {
      if (await window._close()) continue
      this.#state = 'ready'
      return
    }
    this.exit(0)
  }

  exit(code) {
    if (this.#state === 'gone') return
    this.#state = 'gone'
    void this.#shutDown().finally(() => process.exit(code))
  }
}

export const app = new App()
