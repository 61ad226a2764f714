import { MOST_AT_ONCE } from '../engine/setup/quantity'

/** Past these a file is not a prepared fight but an accident, and reading it would freeze the window. */
export const LIMITS = {
  /** Levels of brackets inside brackets. */
  depth: 64,
  statBlocks: 20_000,
  parties: 1_000,
  encounters: 5_000,
  fights: 500,
  /** Seeds of one encounter, and creatures they make together. */
  members: MOST_AT_ONCE,
  batches: 100_000,
  /** Of a table. */
  columns: 500,
  /** Characters. */
  name: 200,
  text: 100_000,
  /** Issues shown; more are counted. */
  issues: 2_000,
} as const

/** Numbers past this are typing mistakes, and arithmetic on them stops being exact. */
export const LARGEST_NUMBER = 1_000_000
