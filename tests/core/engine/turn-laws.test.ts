import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Command } from '#core/engine/commands'
import { createFight } from '#core/engine/setup/create-fight'
import { decide } from '#core/engine/decide'
import { evolve } from '#core/engine/evolve'
import type { FightEvent } from '#core/engine/events'
import { brokenInvariants } from '#core/engine/invariants'
import type { Encounter } from '#core/engine/model/encounter'
import type { Fight } from '#core/engine/model/fight'
import type { TurnEntryId } from '#core/engine/model/ids'
import { seededDice } from '#support/dice.ts'
import { plainSystem } from '#support/plain-system.ts'
import { smallFights, turnCommand, turnGestures, type TurnGesture } from '#support/turn-gestures.ts'

/** LAW_RUNS makes the laws as thorough as one has time for. */
const runs = { numRuns: Number(process.env.LAW_RUNS ?? 800) }

interface Step {
  events: readonly FightEvent[]
  after: Fight
}

/** A small fight in which nothing but the order of turns is worked on. */
class SmallFight {
  fight: Fight
  private ids = 0
  private readonly ports = {
    system: plainSystem,
    dice: seededDice(5),
    newId: (kind: string) => `${kind}-${String(++this.ids)}`,
  }

  constructor(encounter: Encounter) {
    this.fight = createFight(encounter, this.ports)
    this.do({ type: 'startFight' })
  }

  do(command: Command): Step | null {
    const decided = decide(this.fight, command, this.ports)
    if (!decided.ok) return null
    this.fight = decided.fight
    return { events: decided.events, after: decided.fight }
  }

  play(gestures: readonly TurnGesture[]): Step[] {
    return gestures.flatMap((gesture) => {
      const command = turnCommand(this.fight, gesture)
      return (command && this.do(command)) ?? []
    })
  }
}

/** Told apart from the engine's own look-ahead: whoever stands, may act in a round to come. */
const able = (fight: Fight): TurnEntryId[] =>
  fight.order.filter((id) => {
    const combatant = fight.combatants[fight.entries[id]?.combatant ?? '']
    return combatant !== undefined && !combatant.defeated && !combatant.leaving
  })

describe(
  'laws of turns: Back, Delay, Act now, defeat and the edges of rounds mixed',
  { timeout: 600_000 },
  () => {
    it('always lets End turn go on while anybody stands', () => {
      fc.assert(
        fc.property(smallFights, turnGestures, (encounter, gestures) => {
          const table = new SmallFight(encounter)
          for (const gesture of gestures) {
            table.play([gesture])
            expect(brokenInvariants(table.fight)).toEqual([])
            if (able(table.fight).length === 0) continue
            expect(table.fight.activeEntry).not.toBeNull()
            expect(decide(table.fight, { type: 'endTurn' }, portsOf()).ok).toBe(true)
          }
        }),
        runs,
      )
    })

    it('gives everybody who stands exactly one turn in the first whole round of plain End turns', () => {
      fc.assert(
        fc.property(smallFights, turnGestures, (encounter, gestures) => {
          const table = new SmallFight(encounter)
          table.play(gestures)
          if (able(table.fight).length === 0) return
          untilRoundBegins(table)
          const expected = able(table.fight)
          const turns = [table.fight.activeEntry, ...untilRoundBegins(table)]
          expect([...turns].sort()).toEqual([...expected].sort())
        }),
        runs,
      )
    })

    it('never fires a boundary twice, however often one goes back', () => {
      fc.assert(
        fc.property(smallFights, turnGestures, (encounter, gestures) => {
          const fired = new Set<string>()
          for (const { events } of new SmallFight(encounter).play(gestures)) {
            for (const event of events) {
              if (event.type !== 'BoundaryFired') continue
              expect(fired.has(event.key) ? event.key : null).toBeNull()
              fired.add(event.key)
            }
          }
        }),
        runs,
      )
    })

    it('replays to what was played, also through JSON', () => {
      fc.assert(
        fc.property(smallFights, turnGestures, (encounter, gestures) => {
          const table = new SmallFight(encounter)
          let fight = table.fight
          for (const { events, after } of table.play(gestures)) {
            fight = (JSON.parse(JSON.stringify(events)) as FightEvent[]).reduce(evolve, fight)
            expect(fight).toEqual(after)
          }
        }),
        { numRuns: Math.ceil(runs.numRuns / 4) },
      )
    })
  },
)

function portsOf(): Parameters<typeof decide>[2] {
  return { system: plainSystem, dice: seededDice(5), newId: (kind) => `${kind}-next` }
}

/** Ends turns until the next round has begun; the entries that got the turn, without the one that began the round. */
function untilRoundBegins(table: SmallFight): (TurnEntryId | null)[] {
  const turns: (TurnEntryId | null)[] = []
  for (let turn = 0; turn < 40; turn++) {
    const step = table.do({ type: 'endTurn' })
    if (!step) throw new Error('End turn was refused')
    if (step.events.some(({ type }) => type === 'RoundBegan')) return turns
    turns.push(table.fight.activeEntry)
  }
  throw new Error('The round does not end')
}
