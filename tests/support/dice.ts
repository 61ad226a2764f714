import type { Dice } from '#core/engine/dice'

/** Dice that fall as the test says, in order. Throws when more are rolled than were given. */
export function fixedDice(...values: number[]): Dice {
  const queue = [...values]
  return {
    die: (faces) => {
      const value = queue.shift()
      if (value === undefined) throw new Error(`No die left for a d${String(faces)}`)
      if (value > faces) throw new Error(`${String(value)} does not fit on a d${String(faces)}`)
      return value
    },
  }
}

/** Dice that follow a seed: for laws, where any roll will do but a failure must repeat. */
export function seededDice(seed: number): Dice {
  let state = seed >>> 0
  return {
    die: (faces) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return 1 + (state % faces)
    },
  }
}
