/** Further from 0 than any roll: more likely a slip of the keys than a call. */
const STRANGE_TOTAL = 100

/** The question that an initiative total no roll comes to is met with; null for a likely one. */
export function strangeTotal(total: number): string | null {
  return Math.abs(total) > STRANGE_TOTAL ? `Is ${String(total)} really the total?` : null
}
