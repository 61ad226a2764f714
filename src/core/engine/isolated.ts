/** Names of any writing direction inside of our sentences. */

/** Right-to-left letters, and the signs that turn whatever comes after them. */
const TURNS_TEXT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFF\u202A-\u202E\u2066-\u2069]/u
const BEGIN = '\u2068'
const END = '\u2069'

/** Closed in itself, so that it turns nothing around it; any other name as it is. */
export function isolated(name: string): string {
  if (!TURNS_TEXT.test(name)) return name
  // An end of its own would let the rest of the name out.
  return BEGIN + name.replace(/[\u2066-\u2069]/gu, '') + END
}

/** Without those signs, to compare and to abbreviate. */
export function bare(text: string): string {
  return text.replace(/[\u202A-\u202E\u2066-\u2069]/gu, '')
}
