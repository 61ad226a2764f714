import type { WrittenFight } from '#core/formats/format'
import { sameJson } from '#core/prepare/library-links'

/** All that the one has is in the other, which may have gone on since. */
export function addsNothing({ journal }: WrittenFight, { journal: there }: WrittenFight): boolean {
  if (journal.batches.length > there.batches.length) return false
  return (
    sameJson(journal.origin, there.origin) &&
    journal.batches.every((batch, place) => sameJson(batch, there.batches[place]))
  )
}
