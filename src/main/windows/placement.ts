/** Where windows go. Pure, in the screen's own units (device-independent pixels). */
import type { Display, Rectangle } from 'electron'

export type DisplayFacts = Pick<Display, 'id' | 'label' | 'internal' | 'bounds' | 'workArea'>

/** How a display is known again: numbers change with the port, labels with the cable, sizes with settings. */
export interface DisplayIdentity {
  id: number
  label: string
  width: number
  height: number
}

export type PlayerPlace =
  { kind: 'fullScreen'; display: DisplayFacts } | { kind: 'window'; bounds: Rectangle }

const PLAYER_WINDOW = { width: 960, height: 540 }

/** Puts a window wholly onto the live display it overlaps most, or onto the first when it overlaps none. */
export function bringOnScreen(wanted: Rectangle, displays: readonly DisplayFacts[]): Rectangle {
  const areas = displays.map((display) => display.workArea)
  const best = areas.toSorted((a, b) => overlap(wanted, b) - overlap(wanted, a))[0]
  if (!best) return wanted
  return overlap(wanted, best) > 0 ? moveInside(wanted, best) : centre(wanted, best)
}

/** A first window, in the middle of a display. */
export function centre(size: { width: number; height: number }, area: Rectangle): Rectangle {
  const width = Math.min(size.width, area.width)
  const height = Math.min(size.height, area.height)
  const x = area.x + Math.round((area.width - width) / 2)
  return { x, y: area.y + Math.round((area.height - height) / 2), width, height }
}

function moveInside(wanted: Rectangle, area: Rectangle): Rectangle {
  const width = Math.min(wanted.width, area.width)
  const height = Math.min(wanted.height, area.height)
  const x = clamp(wanted.x, area.x, area.x + area.width - width)
  return { x, y: clamp(wanted.y, area.y, area.y + area.height - height), width, height }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}

function overlap(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, width) * Math.max(0, height)
}

export function identityOf(display: DisplayFacts): DisplayIdentity {
  const { id, label, bounds } = display
  return { id, label, width: bounds.width, height: bounds.height }
}

/** What the GM reads for a display. */
export function nameOf(display: Pick<DisplayIdentity, 'label' | 'width' | 'height'>): string {
  return display.label || `Display of ${display.width} × ${display.height}`
}

/** True when this display can pass for the remembered one. */
export function isSameDisplay(display: DisplayFacts, remembered: DisplayIdentity): boolean {
  return likeness(display, remembered) >= 2
}

/** Label 2, number 2, size 1. An unnamed display that shares only its size is any display. */
function likeness(display: DisplayFacts, remembered: DisplayIdentity): number {
  const label = remembered.label !== '' && display.label === remembered.label ? 2 : 0
  const number = display.id === remembered.id ? 2 : 0
  const { width, height } = display.bounds
  return label + number + (width === remembered.width && height === remembered.height ? 1 : 0)
}

/**
 * Full screen on a display that the GM does not sit at: the one used last, else an external one, else any.
 * With no other display, a window on the GM's own.
 */
export function choosePlayerPlace(
  displays: readonly DisplayFacts[],
  gmDisplay: DisplayFacts,
  remembered: DisplayIdentity | null,
): PlayerPlace {
  const rank = (display: DisplayFacts): number => {
    const likely = remembered ? likeness(display, remembered) : 0
    return (likely >= 2 ? 10 * likely : 0) + (display.internal ? 0 : 1)
  }
  const others = displays.filter((display) => display.id !== gmDisplay.id)
  const best = others.toSorted((a, b) => rank(b) - rank(a))[0]
  return best
    ? { kind: 'fullScreen', display: best }
    : { kind: 'window', bounds: cornerOf(gmDisplay.workArea) }
}

/** The lower right corner covers the least of the GM's own work. */
function cornerOf(area: Rectangle): Rectangle {
  const { width, height } = PLAYER_WINDOW
  const corner = { x: area.x + area.width - width - 24, y: area.y + area.height - height - 24, width, height }
  return moveInside(corner, area)
}
