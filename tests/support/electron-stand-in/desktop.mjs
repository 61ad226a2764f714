// What surrounds the windows: displays, dialogs, the menu, the power-save blocker.
import { EventEmitter } from 'node:events'

const LAPTOP = { id: 1, label: 'Laptop', internal: true, bounds: { x: 0, y: 0, width: 1920, height: 1080 } }
const TV = {
  id: 2,
  label: 'Living room TV',
  internal: false,
  bounds: { x: 1920, y: 0, width: 1920, height: 1080 },
}

class Screen extends EventEmitter {
  #displays = JSON.parse(process.env.STAND_IN_DISPLAYS ?? JSON.stringify([LAPTOP, TV])).map(withWorkArea)

  getAllDisplays() {
    return [...this.#displays]
  }

  getPrimaryDisplay() {
    return this.#displays[0]
  }

  getDisplayMatching({ x, y }) {
    const holds = ({ bounds: area }) =>
      x >= area.x && x < area.x + area.width && y >= area.y && y < area.y + area.height
    return this.#displays.find(holds) ?? this.getPrimaryDisplay()
  }

  /** For tests: pulls a display's plug. */
  _unplug(id) {
    const gone = this.#displays.find((display) => display.id === id)
    this.#displays = this.#displays.filter((display) => display !== gone)
    this.emit('display-removed', {}, gone)
  }

  /** For tests: plugs a display in. */
  _plug(display) {
    this.#displays.push(withWorkArea(display))
    this.emit('display-added', {}, this.#displays.at(-1))
  }
}

function withWorkArea(display) {
  return { ...display, workArea: display.workArea ?? display.bounds }
}

export const screen = new Screen()

/** Every dialog is cancelled unless a test answers it. */
export const dialog = {
  showOpenDialog: async () => ({ canceled: true, filePaths: [] }),
  showSaveDialog: async () => ({ canceled: true, filePath: '' }),
}

export const Menu = {
  _template: null,
  buildFromTemplate: (template) => template,
  setApplicationMenu(template) {
    Menu._template = template
  },
}

const running = new Set()
let lastBlocker = 0

export const powerSaveBlocker = {
  start() {
    running.add(++lastBlocker)
    return lastBlocker
  },
  stop: (id) => running.delete(id),
  isStarted: (id) => running.has(id),
  /** For tests: how many run now. */
  _count: () => running.size,
}
