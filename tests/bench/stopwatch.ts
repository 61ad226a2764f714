/** What the pages of the screen benches share. Runs in a page before its own scripts, so it uses nothing else. */
export interface Stopwatch {
  /** Microseconds from each key press to the painted frame, since the list was last emptied. */
  keyTimes: number[]
  /** Resolves when what was changed by now is on the screen. */
  painted: () => Promise<void>
  /** Keeps the page as it stands, to be compared with how it stands later. */
  remember: () => void
  /**
   * Makes the change between the remembered page and this one again and again on a copy of it, by hand: only
   * the attributes, texts and children that differ. Microseconds to the painted frame, the median.
   */
  byHand: () => Promise<number>
  median: (times: readonly number[]) => number
}

declare global {
  interface Window {
    stopwatch: Stopwatch
  }
}

export function startStopwatch(): void {
  type Change = (to: 'before' | 'after') => void
  const keyTimes: number[] = []
  let remembered: Element | null = null

  const painted = (): Promise<void> =>
    new Promise((done) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.onmessage = () => done()
        channel.port2.postMessage(null)
      })
    })
  const median = (times: readonly number[]): number => {
    const sorted = times.toSorted((a, b) => a - b)
    return sorted[Math.floor(sorted.length / 2)] ?? 0
  }
  /** Without what floats above the page: where that hangs in the document differs from time to time. */
  const app = (): Element => {
    const found = document.querySelector('#app')
    if (!found) throw new Error('There is no app in this page.')
    return found
  }
  const copy = (): Element => app().cloneNode(true) as Element

  const ofAttributes = (from: Element, to: Element): Change[] => {
    const names = new Set([...from.getAttributeNames(), ...to.getAttributeNames()])
    return [...names].flatMap((name) => {
      const values = { before: from.getAttribute(name), after: to.getAttribute(name) }
      if (values.before === values.after) return []
      return (at) => {
        const value = values[at]
        if (value === null) from.removeAttribute(name)
        else from.setAttribute(name, value)
      }
    })
  }
  const isAlike = (one: Node, other: Node | undefined): boolean => one.nodeName === other?.nodeName
  /** What is equal at both ends of a list stays where it is. */
  const ofList = (parent: Node, before: ChildNode[], after: ChildNode[]): Change => {
    const equal = (one?: Node, other?: Node): boolean => one?.isEqualNode(other ?? null) === true
    let start = 0
    while (equal(before[start], after[start])) start++
    let end = 0
    const most = Math.min(before.length, after.length) - start
    while (end < most && equal(before.at(-1 - end), after.at(-1 - end))) end++
    const middle = {
      before: before.slice(start, before.length - end),
      after: after.slice(start, after.length - end),
    }
    const anchor = before[before.length - end] ?? null
    return (at) => {
      for (const node of middle[at === 'after' ? 'before' : 'after']) node.remove()
      for (const node of middle[at]) parent.insertBefore(node, anchor)
    }
  }
  const ofChildren = (from: Node, to: Node): Change[] => {
    const before = [...from.childNodes]
    const after = [...to.childNodes]
    if (before.length === after.length && before.every((node, place) => isAlike(node, after[place])))
      return before.flatMap((node, place) => changes(node, after[place] ?? node))
    return [ofList(from, before, after)]
  }
  const changes = (from: Node, to: Node): Change[] => {
    if (from instanceof Element && to instanceof Element)
      return [...ofAttributes(from, to), ...ofChildren(from, to)]
    const texts = { before: from.nodeValue, after: to.nodeValue }
    return texts.before === texts.after ? [] : [(at) => (from.nodeValue = texts[at])]
  }

  window.addEventListener(
    'keydown',
    () => {
      const began = performance.now()
      void painted().then(() => keyTimes.push(1000 * (performance.now() - began)))
    },
    { capture: true },
  )

  window.stopwatch = {
    keyTimes,
    painted,
    median,
    remember: () => (remembered = copy()),
    byHand: async () => {
      if (!remembered) throw new Error('Nothing is remembered.')
      const made = changes(remembered, copy())
      if (made.length === 0) throw new Error('Nothing has changed.')
      app().replaceWith(remembered)
      await painted()
      const times: number[] = []
      for (let round = 0; round < 60; round++) {
        const began = performance.now()
        for (const change of made) change(round % 2 === 0 ? 'after' : 'before')
        await painted()
        times.push(1000 * (performance.now() - began))
      }
      return median(times)
    },
  }
}
