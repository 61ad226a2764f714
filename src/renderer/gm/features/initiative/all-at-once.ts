import { parseTotal, type TypedTotal } from './parse-total'
import type { TotalRow } from './total-rows'

export interface NamedTotal {
  row: TotalRow
  text: string
  typed: TypedTotal
}

/** "27 23 - 18": one number per row, a dash leaves a row as it is. Fewer than rows is fine, more is not. */
export function readTotals(
  text: string,
  rows: readonly TotalRow[],
  dice: string,
): { totals: NamedTotal[] } | { why: string } {
  const words = text.split(/[\s,;]+/).filter(Boolean)
  if (words.length > rows.length)
    return { why: `That is ${words.length} numbers for ${rows.length} players.` }
  const totals: NamedTotal[] = []
  for (const [place, word] of words.entries()) {
    const row = rows[place]
    if (!row || word === '-' || word === '?') continue
    const typed = parseTotal(word, dice)
    if (typed.kind === 'refused') return { why: `${row.name}: ${typed.why}` }
    if (typed.kind === 'total' || typed.kind === 'die') totals.push({ row, text: word, typed })
  }
  return { totals }
}
