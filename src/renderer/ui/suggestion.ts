import { folded } from './words'

/** One line under a field that suggests what is meant. */
export interface Suggestion {
  key: string
  label: string
  /** Quiet words at the far end. */
  aside?: string | undefined
  /** Only what was typed, without anything behind it: looks different. */
  own?: boolean | undefined
}

/** What is called exactly so first, then what begins so, else the order is kept. */
export function bestFirst<T extends { label: string }>(found: readonly T[], typed: string): T[] {
  const wanted = folded(typed).trim()
  const rank = ({ label }: T): number => {
    const name = folded(label).trim()
    if (name === wanted) return 0
    return name.startsWith(wanted) ? 1 : 2
  }
  return [...found].sort((a, b) => rank(a) - rank(b))
}
