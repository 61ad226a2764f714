// Sessions: the default one is kept on disk, every named partition lives in memory.
import { EventEmitter } from 'node:events'
import { app } from './app.mjs'

/** Schemes that were registered as privileged. */
export const schemes = new Set()

export const protocol = {
  registerSchemesAsPrivileged(list) {
    if (app.isReady()) throw new Error('Schemes must be registered before the app is ready')
    for (const { scheme } of list) schemes.add(scheme)
  },
}

class Session extends EventEmitter {
  handlers = new Map()
  permissionRequestHandler = null
  protocol = {
    handle: (scheme, handler) => {
      if (!schemes.has(scheme)) throw new Error(`Scheme ${scheme} was not registered as privileged`)
      this.handlers.set(scheme, handler)
    },
  }
  webRequest = { onBeforeRequest() {} }

  constructor(partition) {
    super()
    this.partition = partition
  }

  setPermissionRequestHandler(handler) {
    this.permissionRequestHandler = handler
  }

  setPermissionCheckHandler() {}
  setDevicePermissionHandler() {}
}

const defaultSession = new Session(null)
const partitions = new Map()

export const session = {
  defaultSession,
  fromPartition(name) {
    if (name.startsWith('persist:')) throw new Error('The stand-in has in-memory partitions only')
    if (!partitions.has(name)) partitions.set(name, new Session(name))
    return partitions.get(name)
  },
}
