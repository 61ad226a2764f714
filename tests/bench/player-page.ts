/** All of it runs in the players' page, so it may use nothing but the page. */
interface Message {
  type: 'view'
  message: { source: string; view: { seq: number } }
}

declare global {
  interface Window {
    heard: Promise<Message[]>
  }
}

/** From now on the next so many views that the GM's page sends come into `window.heard`. */
export function listen({ channel, count }: { channel: string; count: number }): void {
  window.heard = new Promise((done) => {
    const found: Message[] = []
    const feed = new BroadcastChannel(channel)
    feed.onmessage = ({ data }: MessageEvent<Message | { type: 'hello' }>) => {
      if (data.type === 'view' && found.push(data) === count) done(found)
    }
  })
}

/** Microseconds from a message to the painted frame, the median. */
export async function viewToPaint({
  channel,
  messages,
  rounds,
}: {
  channel: string
  messages: readonly Message[]
  rounds: number
}): Promise<{ ours: number; limit: number }> {
  const { painted, median, remember, byHand } = window.stopwatch
  const feed = new BroadcastChannel(channel)
  const arrival = new BroadcastChannel(channel)
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const sent = messages[round % messages.length]
    if (!sent) throw new Error('The GM sent no view.')
    const view = { ...sent.message.view, seq: round + 1 }
    remember()
    const arrived = new Promise((done) => (arrival.onmessage = done))
    const began = performance.now()
    feed.postMessage({ type: 'view', message: { source: 'the bench', view } })
    await arrived
    await painted()
    times.push(1000 * (performance.now() - began))
  }
  return { ours: median(times), limit: await byHand() }
}
