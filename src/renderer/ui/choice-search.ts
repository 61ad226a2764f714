import type { Choice } from './choice'
import { folded, holdsWords } from './words'

/** Options that contain every typed word; those that begin with the query come first, else order is kept. */
export function matching<T extends string>(options: readonly Choice<T>[], query: string): Choice<T>[] {
  const typed = folded(query.trim())
  if (typed === '') return [...options]
  const hits = options.filter(({ label }) => holdsWords(label, typed))
  const first = hits.filter(({ label }) => folded(label).startsWith(typed))
  return [...first, ...hits.filter((hit) => !first.includes(hit))]
}
