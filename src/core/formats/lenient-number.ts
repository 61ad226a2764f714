import { averageOf, parseDice } from '../engine/dice'

/**
 * What text in a number's place most likely means. `number`: read without doubt. `dice`: only dice, whose
 * average is a proposal. `none`: anything else.
 */
export type NumberInText =
  { kind: 'number'; value: number } | { kind: 'dice'; average: number } | { kind: 'empty' } | { kind: 'none' }

/** Reads "22", " -3 ", "+2", "22 (4d8+4)" and "4d10+4". */
export function numberInText(text: string): NumberInText {
  const trimmed = text.trim().replace(/^[−–]/, '-')
  if (trimmed === '') return { kind: 'empty' }
  const [, plain, bracket] = /^([+-]?\d+(?:\.\d+)?)\s*(?:\(([^()]*)\))?$/.exec(trimmed) ?? []
  if (plain !== undefined && (bracket === undefined || parseDice(bracket) !== null)) {
    return { kind: 'number', value: Number(plain) }
  }
  const average = parseDice(trimmed) ? averageOf(trimmed) : null
  return average === null ? { kind: 'none' } : { kind: 'dice', average: Math.floor(average) }
}
