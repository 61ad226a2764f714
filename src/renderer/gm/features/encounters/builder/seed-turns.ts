export const TURNS = [
  { value: '0', label: 'None' },
  { value: '1', label: '1' },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
]

const MOST_TOTALS = 5

/** "15, 5": fixed totals, one for each turn. Empty: none. Null when it is something else. */
export function readTotals(text: string): number[] | null {
  const parts = text.split(/[,;\s]+/).filter((part) => part !== '')
  const sound = parts.every((part) => /^[-\u2212]?\d{1,3}$/.test(part)) && parts.length <= MOST_TOTALS
  return sound ? parts.map((part) => Number(part.replace('\u2212', '-'))) : null
}
