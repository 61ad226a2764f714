import { sameJson } from '#core/prepare/library-links'
import { refuse } from '#gm/notices/notices.ts'

interface Change<T> {
  before: readonly T[]
  after: readonly T[]
}

interface Shelf<T> {
  now: readonly T[]
  save: (...things: T[]) => void
  named: (thing: T) => string
}

/** Takes a change back where things are still as it left them: a newer version is not written over by an old one. */
export function giveBack<T extends { id: string }>({ before, after }: Change<T>, shelf: Shelf<T>): void {
  const at = (things: readonly T[], id: string): T | undefined => things.find((each) => each.id === id)
  const same = before.filter(({ id }) => sameJson(at(shelf.now, id), at(after, id)))
  if (same.length > 0) shelf.save(...same)
  const newer = before.filter((thing) => !same.includes(thing)).map(shelf.named)
  if (newer.length > 0) refuse(`Changed since, so it stays as it is now: ${newer.join(', ')}.`)
}
