/** The known word that a mistyped one most likely means, or null. Case and punctuation do not count. */
export function nearWord(word: string, known: readonly string[]): string | null {
  const wanted = plain(word)
  let best: string | null = null
  let bestDistance = Infinity
  for (const each of known) {
    const distance = wordDistance(wanted, plain(each))
    if (distance < bestDistance) [best, bestDistance] = [each, distance]
  }
  return bestDistance <= Math.max(1, Math.floor(wanted.length / 2.5)) ? best : null
}

/** " Did you mean X?", or nothing. Goes at the end of a sentence. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearWord(word, known)
  return near === null ? '' : ` Did you mean ${near}?`
}

export function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** A prefix counts as near ("init" for "initiative"), so do one or two wrong, missing or swapped letters. */
function wordDistance(a: string, b: string): number {
  if (a.length >= 3 && (b.startsWith(a) || a.startsWith(b)) && b.length >= 3) return 0.5
  if (Math.abs(a.length - b.length) > 3 || a.length > 40) return Infinity
  let previous: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_, place) => place)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const step = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (same ? 0 : 1))
      next.push(swapped ? Math.min(step, at(previous, j - 2) + 1) : step)
    }
    previous = row
    row = next
  }
  return at(row, b.length)
}

function at(row: readonly number[], place: number): number {
  return row[place] ?? Infinity
}
