import type { BrowserWindow } from 'electron'
import * as v from 'valibot'
import { GM_EVENTS, PLAYER_EVENTS, type EventName, type EventPayload } from '#shared/ipc/contract'

const EVENTS = { ...GM_EVENTS, ...PLAYER_EVENTS }

/** Sends an event of the contract to a window, if the window is still there. Throws on a wrong shape. */
export function sendEvent<Name extends EventName>(
  window: BrowserWindow | null,
  name: Name,
  ...payload: undefined extends EventPayload<Name> ? [] : [EventPayload<Name>]
): void {
  if (!window || window.isDestroyed()) return
  window.webContents.send(name, v.parse(EVENTS[name], payload[0]))
}
