/** One clause of a rules system, so that each can be pointed at, tested and shown. */
export interface RuleClause {
  /** "TM-4.03": never reused for another clause. Tests carry it in their title. */
  id: string
  /** The rule in our own words, as a sentence about the table. */
  clause: string
  /** Page of the book, or "Decision" where the book leaves it open and we decide. */
  source: string
}

/** Clauses of one section, numbered in the order they are given: "TM-4" gives TM-4.01, TM-4.02 … */
export function numbered(
  section: string,
  list: readonly (readonly [source: string, clause: string])[],
): RuleClause[] {
  return list.map(([source, clause], place) => ({
    id: `${section}.${String(place + 1).padStart(2, '0')}`,
    clause,
    source,
  }))
}
