/** Whether NaN or an infinity stands anywhere in plain data: no fight may hold one, and JSON could not keep it. */
export function hasOddNumber(value: unknown): boolean {
  if (typeof value === 'number') return !Number.isFinite(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(hasOddNumber)
}
