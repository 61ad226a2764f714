/** Where the segments, pointer and ticks of a turn dial lie. Units are those of the dial's own viewBox. */
export type DialState = 'acted' | 'current' | 'next' | 'waiting' | 'defeated' | 'hidden'

export interface DialSegment {
  key: string
  state: DialState
}

export interface DialShape {
  radius: number
  /** Stroke width that the states multiply. */
  weight: number
  /** Degrees left free on each side of a segment. */
  gap: number
  /** Half the side of the square viewBox. */
  reach: number
  ornate: boolean
}

export const DIAL_SHAPES = {
  mark: { radius: 38, weight: 6.5, gap: 5.5, reach: 51, ornate: false },
  clock: { radius: 40, weight: 6.5, gap: 3.95, reach: 53, ornate: false },
  card: { radius: 43, weight: 4, gap: 3.96, reach: 51, ornate: false },
  tv: { radius: 44, weight: 3, gap: 1.6, reach: 62, ornate: true },
  title: { radius: 44, weight: 1.6, gap: 1.6, reach: 53.6, ornate: true },
} as const satisfies Record<string, DialShape>

/** Thickness says it before colour does: a hairline is out, the thickest is now. */
const THICKNESS: Record<DialState, number> = {
  acted: 1.1,
  current: 2.7,
  next: 2,
  waiting: 1.6,
  defeated: 0.5,
  hidden: 1,
}

export function strokeWidth(state: DialState, { weight }: DialShape): number {
  return THICKNESS[state] * weight
}

/** A point on a circle, degrees clockwise from the top. */
function point(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`
}

/** The arc of one segment out of `count`. Beyond thirty the gap narrows, so that a segment always shows. */
export function arc(index: number, count: number, { radius, gap }: DialShape): string {
  const step = 360 / count
  const room = Math.min(gap, step / 4)
  const from = point(radius, index * step + room)
  const to = point(radius, (index + 1) * step - room)
  const large = step - 2 * room > 180 ? 1 : 0
  return `M${from}A${radius} ${radius} 0 ${large} 1 ${to}`
}

/** The triangle inside the ring that points at a segment. */
export function pointer(index: number, count: number, { radius, weight }: DialShape): string {
  const middle = ((index + 0.5) * 360) / count
  const base = radius - 5 * weight
  return `M${point(radius - 2.5 * weight, middle)}L${point(base, middle - 3.4)}L${point(base, middle + 3.4)}Z`
}

export interface Tick {
  path: string
  long: boolean
}

/** Seventy-two ticks around an ornate dial, every sixth longer, as on the face of a clock. */
export function ticks({ radius, weight }: DialShape): Tick[] {
  return Array.from({ length: 72 }, (_, index) => {
    const long = index % 6 === 0
    const outer = radius + (long ? 5.5 : 4.5) * weight
    return { long, path: `M${point(radius + 3.8 * weight, index * 5)}L${point(outer, index * 5)}` }
  })
}
