/** Places that change when the next round begins. What is kept is the whole order to come, told as moves. */
import type { Fight } from '../model/fight'
import type { TurnEntryId } from '../model/ids'

type Moves = Fight['movesToCome']

/** The order with the moves that were planned for the next round. */
export function orderWithMoves(fight: Fight): TurnEntryId[] {
  return fight.movesToCome.reduce<TurnEntryId[]>(
    (order, { entry, before }) => placeBefore(order, entry, before),
    [...fight.order],
  )
}

export function isPlanned({ movesToCome }: Fight, entry: TurnEntryId): boolean {
  return movesToCome.some((move) => move.entry === entry)
}

/** Where an entry is to stand from the next round on: before which other, null for last; undefined: no plan. */
export function plannedPlace(fight: Fight, entry: TurnEntryId): TurnEntryId | null | undefined {
  if (!isPlanned(fight, entry)) return undefined
  const order = orderWithMoves(fight)
  return order[order.indexOf(entry) + 1] ?? null
}

/** The planned moves when entries leave: each keeps the place between the neighbours that are left. */
export function movesWithout(fight: Fight, stays: (entry: TurnEntryId) => boolean): Moves {
  if (fight.movesToCome.every(({ entry, before }) => stays(entry) && (before === null || stays(before))))
    return fight.movesToCome
  return movesTo(orderWithMoves(fight).filter(stays), (entry) => isPlanned(fight, entry))
}

/** What is planned once somebody else is planned to go elsewhere. */
export function movesWith(fight: Fight, entry: TurnEntryId, before: TurnEntryId | null): Moves {
  const toCome = placeBefore(orderWithMoves(fight), entry, before)
  return movesTo(toCome, (each) => each === entry || isPlanned(fight, each))
}

/**
 * What is planned once `moved` stands elsewhere in the present `order`, and where in the order to come: it has no plan
 * of its own any more, unless only a plan can bring it to the place that it has there.
 */
export function movesAfter(
  fight: Fight,
  order: readonly TurnEntryId[],
  toCome: readonly TurnEntryId[],
  moved: TurnEntryId,
): Moves {
  const stays = (entry: TurnEntryId): boolean => entry !== moved && isPlanned(fight, entry)
  const [now, then] = [order, toCome].map((list) => list.filter((entry) => !stays(entry)).join())
  return movesTo(toCome, (entry) => stays(entry) || (now !== then && entry === moved))
}

/** What is planned once `back` has come back behind somebody: to its own plan that makes no difference. */
export function movesBehind(fight: Fight, order: readonly TurnEntryId[], back: TurnEntryId): Moves {
  const toCome = orderWithMoves(fight)
  if (isPlanned(fight, back)) return movesAfter(fight, order, toCome, back)
  const above = order.slice(0, order.indexOf(back)).findLast((entry) => !isPlanned(fight, entry))
  const rest = toCome.filter((entry) => entry !== back)
  const place = above === undefined ? 0 : rest.indexOf(above) + 1
  return movesAfter(fight, order, rest.toSpliced(place, 0, back), back)
}

/** Two that exchange their places exchange what is planned for these too. */
export function movesSwapped(fight: Fight, first: TurnEntryId, second: TurnEntryId): Moves {
  const other = (entry: TurnEntryId): TurnEntryId =>
    entry === first ? second : entry === second ? first : entry
  return movesTo(orderWithMoves(fight).map(other), (entry) => isPlanned(fight, other(entry)))
}

/** The lowest stands first, so that whatever it goes before has its own place already. */
function movesTo(toCome: readonly TurnEntryId[], isMoved: (entry: TurnEntryId) => boolean): Moves {
  return toCome
    .flatMap((entry, place) => (isMoved(entry) ? [{ entry, before: toCome[place + 1] ?? null }] : []))
    .reverse()
}

/** `before: null` means last. */
export function placeBefore(
  order: readonly TurnEntryId[],
  entry: TurnEntryId,
  before: TurnEntryId | null,
): TurnEntryId[] {
  const rest = order.filter((each) => each !== entry)
  const place = before === null ? -1 : rest.indexOf(before)
  return place < 0 ? [...rest, entry] : [...rest.slice(0, place), entry, ...rest.slice(place)]
}
