/** What is only in memory, in words: steps of a fight where there are any. */
export function unsavedInWords(steps: number): string {
  if (steps === 0) return 'The last changes are only in memory.'
  return steps === 1
    ? 'The last step is only in memory.'
    : `The last ${String(steps)} steps are only in memory.`
}

/** The same in three words, for the top bar. */
export function unsavedInShort(steps: number): string {
  if (steps === 0) return 'Changes not saved'
  return steps === 1 ? '1 step not saved' : `${String(steps)} steps not saved`
}
