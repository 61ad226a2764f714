import { contextBridge } from 'electron'
import { GM_EVENTS, GM_REQUESTS } from '#shared/ipc/contract'
import { makeBridge } from './make-bridge'

contextBridge.exposeInMainWorld('turnkeeper', makeBridge(GM_REQUESTS, GM_EVENTS))
