/** What work in steps comes to when nobody pauses it. */
export function toTheEnd<T>(steps: Generator<unknown, T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
