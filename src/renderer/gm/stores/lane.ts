import { ref } from 'vue'

/**
 * One write per id waits at most, and it takes the newest text when its turn comes, so fast typing never
 * piles up. A lane beside the session's queue, because that one says "Saving" and "Saved", which nobody wants
 * to hear with every letter; what fails goes into it, where it is tried again and the GM is told.
 */
export function createLane(
  store: (id: string) => Promise<void>,
  fallBack: (job: () => Promise<void>) => void,
) {
  const waiting = new Set<string>()
  const isWriting = ref(false)
  let writing = Promise.resolve()

  function write(id: string): void {
    if (waiting.has(id)) return
    waiting.add(id)
    const job = (): Promise<void> => {
      waiting.delete(id)
      return store(id)
    }
    const mine = writing.then(job).catch(() => fallBack(job))
    writing = mine
    isWriting.value = true
    void mine.then(() => (isWriting.value = writing !== mine))
  }

  /** Resolves when everything up to now is written, or handed to the session's queue. */
  const written = (): Promise<void> => writing

  return { write, written, isWriting }
}
