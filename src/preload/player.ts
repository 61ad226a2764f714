import { contextBridge } from 'electron'
import { PLAYER_EVENTS, PLAYER_REQUESTS, type EventPayload } from '#shared/ipc/contract'
import { makeBridge } from './make-bridge'

const bridge = makeBridge(PLAYER_REQUESTS, PLAYER_EVENTS)

/** Listens first and asks then, so that no view falls between; the page drops the older of two. */
function onView(listener: (message: EventPayload<'player:view'>) => void): () => void {
  const stop = bridge.on('player:view', listener)
  void bridge.request('player:newest').then((newest) => {
    if (newest) listener(newest)
  })
  return stop
}

contextBridge.exposeInMainWorld('turnkeeperPlayer', { onView })
