import { PlainError } from '#shared/plain-error'
import { NewerDatabase } from '#storage/database'
import { StoreTrouble } from '#storage/store-trouble'

/** What an error says when it was written for the GM, else `otherwise`: the machine's own words reach nobody. */
export function plainReason(error: unknown, otherwise: string): string {
  const isOurs = [PlainError, StoreTrouble, NewerDatabase].some((kind) => error instanceof kind)
  if (isOurs && error instanceof Error) return error.message
  console.error(error)
  return otherwise
}
