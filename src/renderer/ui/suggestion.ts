/** One line under a field that suggests what is meant. */
export interface Suggestion {
  key: string
  label: string
  /** Quiet words at the far end. */
  aside?: string | undefined
  /** Only what was typed, without anything behind it: looks different. */
  own?: boolean | undefined
}

/** Lower case, without accents, so that "ilse" finds "Ílse". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}

/** Every word typed begins a word of the name, in any order. */
export function isMeantBy(name: string, typed: string): boolean {
  const words = fold(name).split(/[\s,()/-]+/)
  return fold(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)))
}

/** What is called exactly so first, then what begins so, else the order is kept. */
export function bestFirst<T extends { label: string }>(found: readonly T[], typed: string): T[] {
  const wanted = fold(typed)
  const rank = ({ label }: T): number => {
    const name = fold(label)
    if (name === wanted) return 0
    return name.startsWith(wanted) ? 1 : 2
  }
  return [...found].sort((a, b) => rank(a) - rank(b))
}
