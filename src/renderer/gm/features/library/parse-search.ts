import { folded } from '#ui/words.ts'
import type { NumberKey, NumberName } from './block-numbers'

export interface Comparison {
  key: NumberKey
  sign: '<' | '<=' | '>' | '>=' | '='
  value: number
}

export interface Search {
  /** Every one must stand somewhere in the text of a block. */
  words: readonly string[]
  comparisons: readonly Comparison[]
}

const COMPARISON = /^([\p{L}]+)(<=|>=|<|>|=|≤|≥)(-?\d+)$/u
const SAME: Readonly<Record<string, Comparison['sign']>> = { '≤': '<=', '≥': '>=' }

/** "undead ar<15": words and numbers. What is not a known number is looked for as it stands. */
export function parseSearch(text: string, names: readonly NumberName[]): Search {
  const packed = text.replace(/\s*(<=|>=|<|>|=|≤|≥)\s*/g, '$1')
  const words: string[] = []
  const comparisons: Comparison[] = []
  for (const part of packed.split(/\s+/).filter(Boolean)) {
    const comparison = readComparison(part, names)
    if (comparison) comparisons.push(comparison)
    else words.push(folded(part))
  }
  return { words, comparisons }
}

function readComparison(part: string, names: readonly NumberName[]): Comparison | null {
  const [, name = '', sign = '', value = ''] = COMPARISON.exec(part) ?? []
  const known = names.find(({ words }) => words.includes(name.toLowerCase()))
  if (!known) return null
  return { key: known.key, sign: SAME[sign] ?? (sign as Comparison['sign']), value: Number(value) }
}

export function holds({ sign, value }: Comparison, number: number | null): boolean {
  if (number === null) return false
  if (sign === '=') return number === value
  if (sign === '<' || sign === '<=') return sign === '<' ? number < value : number <= value
  return sign === '>' ? number > value : number >= value
}
