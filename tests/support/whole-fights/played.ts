/** A whole fight played by careless hands, kept as the app keeps it: every step with its moment before and after. */
import { createFight } from '#core/engine/setup/create-fight'
import { decide } from '#core/engine/decide'
import type { Command } from '#core/engine/commands'
import type { FightEvent } from '#core/engine/events'
import { isRunning, type Fight } from '#core/engine/model/fight'
import type { Encounter } from '#core/engine/model/encounter'
import type { GameSystem } from '#core/engine/system'
import { openTies } from '#core/engine/time/turn-order'
import type { Moment } from '#core/history/journal'
import { firstMoment, stepMoment } from '#core/history/replay'
import { seededDice } from '#support/dice.ts'
import type { Chance } from './chance.ts'
import { commandOf } from './hands.ts'

export interface PlayedStep {
  command: Command
  before: Moment
  events: readonly FightEvent[]
  after: Moment
}

export interface PlayedFight {
  origin: Fight
  steps: readonly PlayedStep[]
  /** False when nothing that a GM can press leads to the next round although somebody stands. */
  goesOn: boolean
}

/** Plays one hand a seed, from the first total to wherever they lead; then ends turns until a new round has begun. */
export function playWhole(
  encounter: Encounter,
  system: GameSystem,
  hands: readonly number[],
  chanceOf: (seed: number) => Chance,
): PlayedFight {
  const table = new LoggedTable(encounter, system)
  table.begin()
  for (const hand of hands) {
    const command = commandOf(table.moment.fight, system, chanceOf(hand))
    if (command) table.give(command)
  }
  table.toNextRound()
  return table
}

class LoggedTable implements PlayedFight {
  readonly origin: Fight
  readonly steps: PlayedStep[] = []
  goesOn = true
  moment: Moment
  private readonly ports
  constructor(encounter: Encounter, system: GameSystem) {
    let ids = 0
    const newId = (kind: string): string => `${kind}-${String(++ids)}`
    this.ports = { system, dice: seededDice(7), newId }
    this.origin = createFight(encounter, this.ports)
    this.moment = firstMoment(this.origin)
  }

  /** Blanks are rolled or asked, ties settled as they stand. */
  begin(): void {
    this.give({ type: 'startFight', override: true })
    const { entries, order } = this.moment.fight
    for (const id of order)
      if (!entries[id]?.initiative) this.give({ type: 'setInitiative', entry: id, total: 10 })
    this.give({ type: 'startFight', override: true })
    for (const group of openTies(Object.values(this.moment.fight.entries), this.ports.system))
      this.give({ type: 'settleTie', entries: group.map(({ id }) => id), by: 'gm' })
    this.give({ type: 'startFight', override: true })
    if (!isRunning(this.moment.fight)) throw new Error('The fight did not start')
  }

  /** As a GM who wants to get on: the stack first, then one turn after the other, against every rule that says no. */
  toNextRound(): void {
    const began = this.moment.fight.roundsBegun
    const most = 4 * this.moment.fight.order.length + this.moment.fight.stack.length + 8
    for (let press = 0; press < most && this.moment.fight.roundsBegun === began; press++) {
      if (!isRunning(this.moment.fight) || !someoneStands(this.moment.fight)) return
      const { stack } = this.moment.fight
      const open = stack.some(({ state }) => state === 'waiting')
      if (!this.give({ type: open ? 'resolveTop' : 'endTurn', override: true })) this.goesOn = false
    }
    this.goesOn &&= this.moment.fight.roundsBegun > began
  }

  give(command: Command): boolean {
    const before = this.moment
    const decided = decide(before.fight, command, this.ports)
    if (!decided.ok) return false
    this.moment = stepMoment(before, decided)
    this.steps.push({ command, before, events: decided.events, after: this.moment })
    return true
  }
}

/** Told apart from the engine's own look-ahead. */
function someoneStands({ entries, combatants }: Fight): boolean {
  return Object.values(entries).some(({ combatant: id }) => {
    const combatant = combatants[id]
    return combatant !== undefined && !combatant.defeated && !combatant.leaving
  })
}
