import type { Dice } from '#core/engine/dice'

const RANGE = 2 ** 32

/** The app's dice. Values that would favour low faces are drawn again. */
export const cryptoDice: Dice = {
  die(faces) {
    const fair = RANGE - (RANGE % faces)
    let drawn = fair
    while (drawn >= fair) drawn = crypto.getRandomValues(new Uint32Array(1))[0] ?? fair
    return 1 + (drawn % faces)
  },
}

/** Ids say nothing about how many there are: the players' window may see one. */
export const randomId = (): string => crypto.randomUUID()
