import type { TotalRow } from './total-rows'

/** Blanks are the one thing the app ever fills in, so the button says it before it does. */
export function startLabel(blanks: number): string {
  if (blanks === 0) return 'Start fight'
  return `Start fight, roll ${blanks} ${blanks === 1 ? 'blank' : 'blanks'}`
}

/** What is still open, as one sentence under the heading. */
export function startNote(blanks: readonly TotalRow[], openTies: number): string {
  const parts = [missing(blanks), tied(openTies)].filter((part) => part !== '')
  return parts.length === 0 ? 'All totals are in.' : `${parts.join(', ')}.`
}

function missing(blanks: readonly TotalRow[]): string {
  const [only] = blanks
  if (!only) return ''
  return blanks.length === 1
    ? `${only.name}’s total is still missing`
    : `${blanks.length} totals still missing`
}

function tied(openTies: number): string {
  if (openTies === 0) return ''
  return openTies === 1 ? 'one tie to settle' : `${openTies} ties to settle`
}
