/** Said for a mistake of the app that nobody has foreseen; the details are in the console and not for the table. */
export const FAULT_WORDS = 'The app made a mistake with this. The fight is as it was; try another way.'

/** Vue tells where an error came from in words while developing, and by the number of a page once built. */
export function failedInHandler(info: string): boolean {
  return /event handler|#runtime-[56]$/.test(info)
}

/** Runs it; where that fails, it is told in words, and whoever called goes on. */
export function orTell(work: () => void, tell: (words: string) => void): void {
  try {
    work()
  } catch (error) {
    console.error(error)
    tell(FAULT_WORDS)
  }
}

/** What can be worked out, or the stand-in for what can't. */
export function orElse<T>(work: () => T, standIn: T): T {
  try {
    return work()
  } catch (error) {
    console.error(error)
    return standIn
  }
}
