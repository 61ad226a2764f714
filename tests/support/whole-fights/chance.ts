/** Choices that follow a seed: a failing fight repeats, and shrinks to fewer hands. */
export interface Chance {
  /** A whole number from 0 up to, not including, `below`; 0 when there is nothing to choose from. */
  upTo(below: number): number
  one<T>(list: readonly T[]): T | undefined
  /** True `percent` times of a hundred. */
  often(percent: number): boolean
}

export function chanceOf(seed: number): Chance {
  let state = (seed ^ 0x9e3779b9) >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    return (mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ (mixed >>> 14)) >>> 0
  }
  const upTo = (below: number): number => (below <= 0 ? 0 : next() % below)
  return { upTo, one: (list) => list[upTo(list.length)], often: (percent) => upTo(100) < percent }
}
