import type { CarriedChange } from '#core/views/after-fight'

/** "HP 6, was 8"; "Bleeding 2". */
export function changeInWords({ kind, label, from, to }: CarriedChange): string {
  if (kind === 'effects') return to === null ? label : `${label} ${to}`
  return `${label} ${to}, was ${from}`
}
