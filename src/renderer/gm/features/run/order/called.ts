import type { TypedTotal } from '#gm/features/initiative/index.ts'

/** What was called for newcomers, as a command takes it. */
export function calledFor(typed: Readonly<Record<string, TypedTotal>>): {
  totals: Record<string, number>
  bareDice: Record<string, number>
} {
  const of = (kind: 'total' | 'die'): Record<string, number> =>
    Object.fromEntries(
      Object.entries(typed).flatMap(([key, each]) => (each.kind === kind ? [[key, each.value]] : [])),
    )
  return { totals: of('total'), bareDice: of('die') }
}

/** Nothing that is no number stands in the way. */
export function isReadable({ kind }: TypedTotal): boolean {
  return kind !== 'refused' && kind !== 'unfinished'
}
