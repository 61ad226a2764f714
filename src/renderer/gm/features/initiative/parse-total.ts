import { readNumber, type NumberLimits } from '#ui/number-text.ts'

/** What a GM types when a player calls a number: the total, or the bare die as "d14". */
export type TypedTotal =
  | { kind: 'total'; value: number }
  | { kind: 'die'; value: number }
  | { kind: 'blank' }
  | { kind: 'unfinished' }
  | { kind: 'refused'; why: string }

/** `dice` is what the system rolls ("1d20"); a bare die must be one that it can show. */
export function parseTotal(text: string, dice: string, limits: NumberLimits = {}): TypedTotal {
  const bare = /^d\s*(.*)$/i.exec(text.trim())
  if (bare) return parseDie(bare[1] ?? '', dice)
  const read = readNumber(text, limits)
  if (read.kind === 'number') return { kind: 'total', value: read.value }
  if (read.kind === 'refused') return { kind: 'refused', why: 'Needs a number, or d14.' }
  return read
}

function parseDie(digits: string, dice: string): TypedTotal {
  if (digits === '') return { kind: 'unfinished' }
  const faces = facesOf(dice)
  const read = readNumber(digits, faces === null ? { min: 1 } : { min: 1, max: faces })
  if (read.kind === 'number') return { kind: 'die', value: read.value }
  return {
    kind: 'refused',
    why: faces === null ? 'Type d and the number on the die.' : `A d${faces} shows 1 to ${faces}.`,
  }
}

/** Null for several dice: then any sum may be called. */
function facesOf(dice: string): number | null {
  const single = /^1?d(\d+)$/.exec(dice)
  return single ? Number(single[1]) : null
}
