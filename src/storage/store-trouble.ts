/** Why the disk does not take or give anything, in words a GM knows. The machine's own words stay in `cause`. */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble'

  constructor(cause: unknown) {
    super(inWords(cause), { cause })
  }
}

const FULL = /quota|disk (is )?full|full disk|no space|space left/i
const REFUSED = /security|notallowed|denied/i

function inWords(cause: unknown): string {
  const said = namesOf(cause).join(' ')
  if (FULL.test(said)) return 'The disk is full.'
  return REFUSED.test(said) ? 'The browser refuses to store.' : 'The store could not be opened.'
}

/** What failed stands at any depth: Dexie wraps the browser's error, sometimes twice. */
function namesOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error || error instanceof DOMException) || depth > 4) return []
  const { inner, cause } = error as { inner?: unknown; cause?: unknown }
  return [error.name, error.message, ...namesOf(inner, depth + 1), ...namesOf(cause, depth + 1)]
}
