import { makeCodec } from './codec.mjs'

const { encode, decode } = makeCodec()
const handlers = new Map()

export const ipcMain = {
  handle(channel, handler) {
    if (handlers.has(channel)) throw new Error(`A second handler for '${channel}'`)
    handlers.set(channel, handler)
  },
}

/** Answers one request of a page. */
export async function answerRequest(sender, url, channel, payload) {
  const handler = handlers.get(channel)
  if (!handler) return encode({ error: `No handler registered for '${channel}'` })
  try {
    const event = { sender, senderFrame: { url, parent: null } }
    return encode({ value: await handler(event, ...decode(payload)) })
  } catch (error) {
    return encode({ error: String(error) })
  }
}

/** Sends an event to a page, in order, after the page is there. */
export function sendToPage(page, channel, payload) {
  return page.evaluate(([name, text]) => window.__standInEvent(name, text), [channel, encode(payload)])
}
