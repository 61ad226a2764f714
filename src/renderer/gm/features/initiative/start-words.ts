import type { TotalRow } from './total-rows'

/**
 * Blanks are the one thing the app ever fills in, so the button says it before it does. What it can't roll,
 * for want of a stat, it does not promise.
 */
export function startLabel(blanks: readonly TotalRow[]): string {
  if (blanks.length === 0) return 'Start fight'
  const toType = blanks.filter(({ needsTotal }) => needsTotal).length
  if (toType > 0) return `Start fight, ${toType} ${toType === 1 ? 'total' : 'totals'} to type`
  return `Start fight, roll ${blanks.length} ${blanks.length === 1 ? 'blank' : 'blanks'}`
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
