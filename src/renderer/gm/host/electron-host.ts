import { readFeedMessage } from '#shared/feed-message'
import type { GmBridge } from '#shared/ipc/bridge'
import { keepStrayDropsOut } from '#shared/stray-drops'
import { OfferInbox, watchDrops } from './file-offers'
import type { DisplayState, Host, Quitting } from './host'

declare global {
  interface Window {
    readonly turnkeeper?: GmBridge
  }
}

/** The host over the preload bridge; the main process does the work. */
export function createElectronHost(bridge: GmBridge): Host {
  const inbox = new OfferInbox()
  keepStrayDropsOut(window)
  watchDrops(window, (offer) => inbox.receive(offer))
  bridge.on('files:offered', (offer) => inbox.receive(offer))
  const onQuit = answerFlush(bridge)
  void bridge.request('app:ready').then((offer) => inbox.receive(offer))
  return {
    kind: 'electron',
    files: {
      choose: async () => inbox.takeChosen(await bridge.request('files:choose')),
      save: (name, text) => bridge.request('files:save', { name, text }),
      backup: (name, text) => bridge.request('files:backup', { name, text }),
      onOffered: (listener) => inbox.listen(listener),
    },
    display: displayOver(bridge),
    onQuit,
  }
}

/** Main does not wait much longer for an answer; a disk that is slower has to be asked about. */
const ANSWER_WITHIN = 2500

/** Main holds the close back until the answer comes, so there is one even when a flush fails. */
function answerFlush(bridge: GmBridge): Host['onQuit'] {
  let quitting: Quitting | null = null
  bridge.on('app:flush', () => void answer())
  return (mine) => void (quitting = mine)

  async function answer(): Promise<void> {
    if (quitting === null) return bridge.request('app:flushed')
    const { flush, copy, ask } = quitting
    if (await inTime(flush())) return copy().finally(() => void bridge.request('app:flushed'))
    await bridge.request('app:stay')
    ask(() => void copy().finally(() => void bridge.request('app:leave')))
  }
}

/** False also when it fails, or takes too long. */
function inTime(flush: Promise<boolean>): Promise<boolean> {
  const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), ANSWER_WITHIN))
  return Promise.race([flush.catch(() => false), tooLate])
}

function displayOver(bridge: GmBridge): Host['display'] {
  const source = crypto.randomUUID()
  return {
    open: () => bridge.request('display:open'),
    close: () => bridge.request('display:close'),
    publish: (view) => {
      const message = readFeedMessage({ source, view })
      if (message) void bridge.request('display:publish', message)
      else console.error('A player view was not sent: it is not shaped as agreed.')
    },
    onState: (listener) => onState(bridge, listener),
  }
}

/** The state now, and every later one. An answer that a later state has overtaken is dropped. */
function onState(bridge: GmBridge, listener: (state: DisplayState) => void): () => void {
  let isFirst = true
  const tell = (state: Omit<DisplayState, 'blocked'>): void => {
    isFirst = false
    listener({ ...state, blocked: null })
  }
  const stop = bridge.on('display:changed', tell)
  void bridge.request('display:state').then((state) => {
    if (isFirst) tell(state)
  })
  return () => {
    isFirst = false
    stop()
  }
}
