/** Lists of a block (attacks, skills, traits …) after one change. None of them is ever changed in place. */
export function withAt<T>(list: readonly T[], place: number, part: Partial<T>): T[] {
  return list.map((each, at) => (at === place ? { ...each, ...part } : each))
}

export function withoutAt<T>(list: readonly T[], place: number): T[] {
  return list.filter((_, at) => at !== place)
}

export function movedBy<T>(list: readonly T[], place: number, step: 1 | -1): T[] {
  const to = place + step
  const moving = list[place]
  if (moving === undefined || to < 0 || to >= list.length) return [...list]
  const rest = withoutAt(list, place)
  return [...rest.slice(0, to), moving, ...rest.slice(to)]
}

/** "reach 2 m, blocking" as a list; commas part, empty parts are nothing. */
export function partsOf(text: string): string[] {
  const parts = text.split(',').map((part) => part.trim())
  return [...new Set(parts.filter((part) => part !== ''))]
}
