/**
 * Runs in a page before its own scripts: gives the built CommonJS preload its require('electron').
 * Self-contained, because only its source gets there.
 */
export function pageRuntime(makeCodec, preload, platform) {
  if (window !== window.top) return
  const { encode, decode } = makeCodec()
  const listeners = new Map()
  const call = window.__standInRequest
  delete window.__standInRequest

  const ipcRenderer = {
    async invoke(channel, ...payload) {
      const { value, error } = decode(await call(channel, encode(payload)))
      if (error) throw new Error(`Error invoking remote method '${channel}': ${error}`)
      return value
    },
    on(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
    },
    removeListener(channel, listener) {
      listeners.set(
        channel,
        (listeners.get(channel) ?? []).filter((other) => other !== listener),
      )
    },
  }
  Object.defineProperty(window, '__standInEvent', {
    value: (channel, payload) => {
      for (const listener of listeners.get(channel) ?? [])
        listener({ sender: ipcRenderer }, ...decode(payload))
    },
  })

  // Electron decides in the same breath; asked in a blocking request, so does this.
  const open = window.open.bind(window)
  window.open = (url = '', ...how) => {
    const question = new XMLHttpRequest()
    question.open('GET', `/__stand-in/window-open?${encodeURIComponent(new URL(url, location.href))}`, false)
    question.send()
    return question.responseText === 'deny' ? null : open(url, ...how)
  }

  // Functions cross the bridge wrapped, all else as a structured clone: a Vue proxy fails as in Electron.
  const cross = (value) => {
    if (typeof value === 'function') return (...given) => cross(value(...given.map(cross)))
    if (value instanceof Promise) return value.then(cross)
    if (
      value &&
      typeof value === 'object' &&
      Object.values(value).some((field) => typeof field === 'function')
    ) {
      return Object.freeze(
        Object.fromEntries(Object.entries(value).map(([key, field]) => [key, cross(field)])),
      )
    }
    return structuredClone(value)
  }
  const contextBridge = {
    exposeInMainWorld: (name, api) =>
      Object.defineProperty(window, name, { value: cross(api), enumerable: true }),
  }
  const require = (name) => {
    if (name === 'electron') return { ipcRenderer, contextBridge }
    throw new Error(`A sandboxed preload cannot require ${name}`)
  }
  preload(require, { exports: {} }, {}, { platform })
}
