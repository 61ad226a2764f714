import type { EventOf, EventType, FightEvent } from './events'
import { combatantEvolvers } from './evolvers/combatants'
import { effectEvolvers } from './evolvers/effects'
import { spendingEvolvers } from './evolvers/spending'
import { stackEvolvers } from './evolvers/stack'
import { turnEvolvers } from './evolvers/turns'
import type { Fight } from './model/fight'

export type Evolver<T extends EventType> = (fight: Fight, event: EventOf<T>) => Fight

/** One evolver per event: a new event does not compile until it has one. */
const evolvers: { [T in EventType]: Evolver<T> } = {
  ...turnEvolvers,
  ...spendingEvolvers,
  ...stackEvolvers,
  ...effectEvolvers,
  ...combatantEvolvers,
}

/** The fight after an event. No rules, no dice, no clock: only what the event says. */
export function evolve(fight: Fight, event: FightEvent): Fight {
  const evolver = evolvers[event.type] as Evolver<EventType>
  return evolver(fight, event)
}
