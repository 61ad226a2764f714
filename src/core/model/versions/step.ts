/** Any object of an earlier version. What is in it is looked at before it is believed. */
export type Old = Readonly<Record<string, unknown>>

/** What a step can change: things that are stored, and things that stand inside of them. */
export type Kind =
  | 'statBlock'
  | 'seed'
  | 'encounter'
  | 'party'
  | 'effect'
  | 'slot'
  | 'combatant'
  | 'pastTurn'
  | 'prompt'
  | 'consequence'
  | 'fight'
  | 'event'
  | 'batch'
  | 'fightRow'
  | 'draft'
  | 'document'
  | 'writtenMember'
  | 'writtenEncounter'
  | 'writtenFight'

/**
 * What one version changed. Each `up` is pure and takes what the version before wrote; what it does not
 * understand it leaves as it is, for the reader to tell of. What stands inside has been lifted already.
 */
export interface Step {
  /** The version it leads to. */
  readonly to: number
  readonly up: { readonly [K in Kind]?: (old: Old) => Old }
}

export function isOld(value: unknown): value is Old {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
