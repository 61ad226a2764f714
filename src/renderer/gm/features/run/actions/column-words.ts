/** What holds for a whole column of actions, said once above it and not again in each line. */
import type { CatalogueAction, CatalogueColumn } from '#core/views/available-actions'

export interface ColumnWords {
  /** '' when there is nothing to say. */
  words: string
  /** A dearer slot would pay: worth the eye. */
  lamp: boolean
  /** The refusal that the lines need not repeat. */
  reason: string | null
}

/** For the columns from left to right; what one has said of the creature, the next need not say again. */
export function columnWords(columns: readonly Pick<CatalogueColumn, 'actions' | 'note'>[]): ColumnWords[] {
  const told = new Set<string>()
  return columns.map(({ actions, note }) => {
    const reason = sharedReason(actions)
    if (reason !== null) {
      const words = told.has(reason) ? '' : reason
      told.add(reason)
      return { words, lamp: false, reason }
    }
    const payer = sharedPayer(actions)
    if (payer !== null) return { words: `Would be paid with ${payer}.`, lamp: true, reason: null }
    // With nothing in sight there is nothing to explain.
    return { words: actions.length > 0 ? note : '', lamp: false, reason: note === '' ? null : note }
  })
}

/** Of several lines, or of the only one. */
function sharedReason(actions: readonly Pick<CatalogueAction, 'reason'>[]): string | null {
  const counts = new Map<string, number>()
  for (const { reason } of actions) if (reason !== null) counts.set(reason, (counts.get(reason) ?? 0) + 1)
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most && (most[1] > 1 || actions.length === 1) ? most[0] : null
}

/** The slot that would pay for all that can be done here. */
function sharedPayer(actions: readonly Pick<CatalogueAction, 'reason' | 'wouldUse'>[]): string | null {
  const open = actions.filter(({ reason }) => reason === null)
  const [first] = open
  return first && open.every(({ wouldUse }) => wouldUse === first.wouldUse) ? first.wouldUse : null
}
