import { ipcRenderer } from 'electron'
import type { Bridge } from '#shared/ipc/bridge'
import type { Answer, EventName, RequestName } from '#shared/ipc/contract'

type AnyListener = (payload: never) => void

/** Main checks sender and shape of everything again; these tables keep honest mistakes out of the channel. */
export function makeBridge<Request extends RequestName, Event extends EventName>(
  requests: Readonly<Record<Request, unknown>>,
  events: Readonly<Record<Event, unknown>>,
): Bridge<Request, Event> {
  return {
    request: async (name, ...payload) => {
      if (!Object.hasOwn(requests, name)) throw new Error(`${name} is not a request of this window`)
      const answer = (await ipcRenderer.invoke(name, ...payload)) as Answer
      if (!answer.ok) throw new Error(answer.reason)
      return answer.value as never
    },
    on: (name, listener) => {
      if (!Object.hasOwn(events, name)) throw new Error(`${name} is not an event of this window`)
      return listen(name, listener)
    },
  }
}

/** The page gets the payload alone; the event object would hand it the ipcRenderer. */
function listen(name: EventName, listener: AnyListener): () => void {
  const pass = (_event: unknown, payload: unknown): void => listener(payload as never)
  ipcRenderer.on(name, pass)
  return () => void ipcRenderer.removeListener(name, pass)
}
