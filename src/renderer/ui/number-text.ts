/** What a number field makes of typed text. `unfinished` is a lone sign: no number yet, no mistake either. */
export type NumberReading =
  | { kind: 'number'; value: number }
  | { kind: 'blank' }
  | { kind: 'unfinished' }
  | { kind: 'refused'; why: string }

export interface NumberLimits {
  allowDecimals?: boolean | undefined
  min?: number | undefined
  max?: number | undefined
  /** What other text stands for, such as dice: null where it stands for nothing. */
  worth?: ((text: string) => number | null) | undefined
}

/** Past nine digits a tracker has been typed into by mistake, and sums start to lose digits. */
const DIGITS = String.raw`\d{1,9}`
const WHOLE = new RegExp(`^[+-]?${DIGITS}$`)
const DECIMAL = new RegExp(String.raw`^[+-]?(${DIGITS}([.,]\d{1,6})?|[.,]\d{1,6})$`)

/** Reads "7", " 7 ", "-3", "+4" and the typographic minus. Blank is an answer of its own, never zero. */
export function readNumber(text: string, limits: NumberLimits = {}): NumberReading {
  const plain = text.trim().replace('\u2212', '-')
  if (plain === '') return { kind: 'blank' }
  if (plain === '-' || plain === '+') return { kind: 'unfinished' }
  if (!(limits.allowDecimals ? DECIMAL : WHOLE).test(plain)) {
    const value = limits.worth?.(plain) ?? null
    return value === null ? { kind: 'refused', why: mistake(limits) } : withinLimits(value, limits)
  }
  return withinLimits(Number(plain.replace(',', '.')), limits)
}

function mistake({ allowDecimals }: NumberLimits): string {
  return allowDecimals ? 'Numbers only, such as 7 or 2.5.' : 'Whole numbers only, such as 7 or -3.'
}

function withinLimits(value: number, { min, max }: NumberLimits): NumberReading {
  if (min !== undefined && value < min) return { kind: 'refused', why: `Needs ${min} or more.` }
  if (max !== undefined && value > max) return { kind: 'refused', why: `Needs ${max} or less.` }
  // "-0" would read as 0 everywhere but compare as another value.
  return { kind: 'number', value: value === 0 ? 0 : value }
}
