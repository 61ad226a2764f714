import type { Choice } from './choice'

/** Lower case, without accents, so that "ilse" finds "Ílse". */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Options that contain every typed word; those that begin with the query come first, else order is kept. */
export function matching<T extends string>(options: readonly Choice<T>[], query: string): Choice<T>[] {
  const typed = fold(query.trim())
  if (typed === '') return [...options]
  const words = typed.split(/\s+/)
  const hits = options.filter(({ label }) => words.every((word) => fold(label).includes(word)))
  const first = hits.filter(({ label }) => fold(label).startsWith(typed))
  return [...first, ...hits.filter((hit) => !first.includes(hit))]
}
