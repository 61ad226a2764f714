/** Every row says which version wrote it. In memory everything is of today, and nothing says so. */
import { lift, versionOf } from './lift'
import type { Kind } from './step'
import { VERSION } from './steps'

export interface Stamped {
  /** Absent: version 1. */
  v?: number | undefined
}

export function stamped<T extends object>(row: T): T & Stamped {
  return { ...row, v: VERSION }
}

/** The row as this version would have written it, without its stamp. What can't be lifted is told by its schema. */
export function liftedRow<T extends object>(kind: Kind, { v, ...row }: T & Stamped): T {
  return liftedValue(kind, row, { v }) as T
}

/** What a row of that stamp holds, as this version would have written it. */
export function liftedValue(kind: Kind, value: unknown, { v }: Stamped): unknown {
  return lift(kind, value, versionOf(v) ?? VERSION)
}

/** Why its stamp is none, or null. */
export function faultOfStamp({ v }: Stamped): string | null {
  const version = versionOf(v)
  if (version === null) return 'what it says of its version is no version'
  return version > VERSION ? `it is of version ${String(version)}, which this Turnkeeper does not know` : null
}
