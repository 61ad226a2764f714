import { decide } from '#core/engine/decide'
import type { Command } from '#core/engine/commands'
import { createFight } from '#core/engine/setup/create-fight'
import type { FightEvent } from '#core/engine/events'
import type { Encounter } from '#core/engine/model/encounter'
import type { Fight } from '#core/engine/model/fight'
import type { GameSystem } from '#core/engine/system'
import { openTies } from '#core/engine/time/turn-order'
import { seededDice } from '#support/dice.ts'
import { toCommand, type Gesture } from '#support/random-commands.ts'

export interface Step {
  command: Command
  before: Fight
  events: readonly FightEvent[]
  after: Fight
}

/** Starts an encounter (ties settled as they stand), plays gestures on it and keeps every step that was allowed. */
export function play(
  encounter: Encounter,
  system: GameSystem,
  gestures: readonly Gesture[],
  seed = 7,
): { origin: Fight; steps: Step[] } {
  let ids = 0
  const ports = { system, dice: seededDice(seed), newId: (kind: string) => `${kind}-${String(++ids)}` }
  const origin = createFight(encounter, ports)
  const steps: Step[] = []
  let fight = origin
  const give = (command: Command | null): void => {
    if (command === null) return
    const decided = decide(fight, command, ports)
    if (!decided.ok) return
    steps.push({ command, before: fight, events: decided.events, after: decided.fight })
    fight = decided.fight
  }
  give({ type: 'startFight', override: true })
  for (const group of openTies(Object.values(fight.entries), system)) {
    give({ type: 'settleTie', entries: group.map(({ id }) => id), by: 'gm' })
  }
  give({ type: 'startFight', override: true })
  for (const gesture of gestures) give(toCommand(fight, system, gesture))
  return { origin, steps }
}
