/** Temporary points: a counter that stands beside a vital and goes first. */
import type { Combatant } from '../engine/model/combatant'
import type { CounterDefinition, GameSystem } from '../engine/system'

export function extraCounter(
  { counters }: Pick<GameSystem, 'counters'>,
  vital: string,
): CounterDefinition | null {
  return counters.find((each) => each.vital === vital) ?? null
}

export function extraPoints(
  { counters }: Pick<Combatant, 'counters'>,
  vital: string,
  system: Pick<GameSystem, 'counters'>,
): number {
  const counter = extraCounter(system, vital)
  return counter ? (counters[counter.id] ?? counter.initial) : 0
}
