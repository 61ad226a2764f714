/**
 * Hands the focus on when what had it goes away or can't be used any more, so that no key goes nowhere. A
 * screen that knows better puts the focus itself; this looks one frame later and only when nobody has.
 */
import { isUsable, nearestTo, reachable, type Place } from './usable'

export interface FocusHomes {
  /** The screen in front puts the focus where its next step is. */
  goHome?: () => void
  /** Where the hands belong when nothing is left near the place; the first selector that finds something. */
  homes: readonly string[]
}

interface Held {
  element: HTMLElement
  /** What lies directly on the page and holds it: the app, or something that opened over it. */
  layer: Element | null
}

const SHORT = 8

/** Watches the whole page; returns the function that stops. */
export function keepFocus(page: Document, homes: FocusHomes): () => void {
  const watcher = new FocusWatcher(page, homes)
  watcher.start()
  return () => watcher.stop()
}

class FocusWatcher {
  private trail: Held[] = []
  private place: Place | null = null
  /** A click beside everything lets go on purpose, as Tab does at the end of the page; the second of two clicks by habit. */
  private by: 'purpose' | 'habit' | 'key' = 'key'
  /** The frame in which it looks next; 0: none. */
  private due = 0
  private readonly changes = new MutationObserver((records) => this.changed(records))
  private readonly heard: readonly [string, (event: Event) => void][] = [
    ['focusin', ({ target }) => this.took(target)],
    ['focusout', () => this.look()],
    ['keydown', (event) => (this.by = (event as KeyboardEvent).key === 'Tab' ? 'purpose' : 'key')],
    ['mousedown', (event) => (this.by = (event as MouseEvent).detail > 1 ? 'habit' : 'purpose')],
  ]

  constructor(
    private readonly page: Document,
    private readonly to: FocusHomes,
  ) {}

  start(): void {
    for (const [type, listener] of this.heard) this.page.addEventListener(type, listener, true)
    const attributes = { attributes: true, attributeFilter: ['disabled', 'hidden', 'inert'] }
    this.changes.observe(this.page.body, { childList: true, subtree: true, ...attributes })
    this.look()
  }

  stop(): void {
    for (const [type, listener] of this.heard) this.page.removeEventListener(type, listener, true)
    this.changes.disconnect()
    cancelAnimationFrame(this.due)
  }

  private took(target: EventTarget | null): void {
    if (!(target instanceof HTMLElement) || target === this.page.body) return
    this.place = null
    this.trail = [...this.trail.filter(({ element }) => element !== target), held(target)].slice(-SHORT)
  }

  private changed(records: readonly MutationRecord[]): void {
    const last = this.trail.at(-1)?.element
    if (last && !last.isConnected && this.place === null) {
      this.place = placeOf(last, records)
      // A look that was due already would come before the screen that knows better.
      cancelAnimationFrame(this.due)
      this.due = 0
    }
    this.look()
  }

  /** Not before the next frame: the Enter that took something away would press what has the focus by then. */
  private look(): void {
    if (this.due !== 0) return
    this.due = requestAnimationFrame(() => {
      this.due = 0
      this.handOn()
    })
  }

  private handOn(): void {
    const { activeElement, body } = this.page
    const at = activeElement === body ? null : activeElement
    if (at && isUsable(at)) return
    const last = this.trail.at(-1) ?? null
    const letGo = last !== null && isUsable(last.element)
    if (letGo && this.by !== 'key') {
      if (this.by === 'habit') last.element.focus()
      return
    }
    const place = letGo || !last ? null : (this.place ?? besides(last.element))
    const next = (place && nearestTo(place)) ?? this.before(last)
    if (next) next.focus()
    else this.goHome()
  }

  /** What had the focus before it, when that is still there. What was inside of something closed does not count. */
  private before(last: Held | null): HTMLElement | null {
    const earlier = this.trail.filter((each) => each !== last && each.layer?.isConnected === true)
    const [element] = earlier.slice(-1).map((each) => each.element)
    return element && isUsable(element) ? element : null
  }

  private goHome(): void {
    this.to.goHome?.()
    if (this.page.activeElement === this.page.body) homeOf(this.page, this.to.homes)?.focus()
  }
}

/** Where the hands belong on the screen in front. */
function homeOf(page: Document, homes: readonly string[]): HTMLElement | null {
  for (const selector of homes) {
    const found = [...page.querySelectorAll<HTMLElement>(selector)].find(isUsable)
    if (found) return found
  }
  const main = page.querySelector('main')
  return main ? (reachable(main)[0] ?? null) : null
}

/** A screen that has come to the front takes the hands along from what stands over all screens. */
export function takeAlong(page: Document, { goHome, homes }: FocusHomes, over: string): void {
  const left = page.activeElement
  const isOver = (): boolean => page.activeElement === left && left?.closest(over) != null
  if (!isOver()) return
  goHome?.()
  if (isOver()) homeOf(page, homes)?.focus()
}

function held(element: HTMLElement): Held {
  let layer: Element = element
  while (layer.parentElement && layer.parentElement !== element.ownerDocument.body)
    layer = layer.parentElement
  return { element, layer }
}

/** Where it stood, from what the page says was removed; innermost first, as it was removed. */
function placeOf(lost: Node, records: readonly MutationRecord[]): Place | null {
  let node = lost
  let place: Place | null = null
  for (const { removedNodes, target, nextSibling } of records) {
    if (!(target instanceof Element) || ![...removedNodes].some((each) => each.contains(node))) continue
    place = { parent: target, next: nextSibling }
    node = target
  }
  return place
}

/** It is still there but can't be used. */
function besides(element: HTMLElement): Place | null {
  return element.parentElement && { parent: element.parentElement, next: element.nextSibling }
}
