/** Work that may pause after each step. */
export type Steps<T> = Generator<void, T>

/** What of the machine the turns need; `later` is called once what waits at the window has been done. */
export interface Turns {
  now: () => number
  later: (go: () => void) => void
}

/** Of the 16 ms between two pictures, so that drawing and keys keep the rest. */
const LONGEST = 8
const ofTheWindow: Turns = { now: () => performance.now(), later: (go) => void setTimeout(go) }

/** Works in short turns, the first at once: small things are done in it. Returns how to call it off. */
export function inTurns<T>(
  steps: Steps<T>,
  done: (result: T) => void,
  { now, later }: Turns = ofTheWindow,
): () => void {
  let calledOff = false
  function turn(): void {
    const end = now() + LONGEST
    while (!calledOff) {
      const step = steps.next()
      if (step.done) return done(step.value)
      if (now() >= end) return later(turn)
    }
  }
  turn()
  return () => void (calledOff = true)
}
