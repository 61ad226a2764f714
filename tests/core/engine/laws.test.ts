import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evolve } from '#core/engine/evolve'
import { brokenInvariants } from '#core/engine/invariants'
import { decide } from '#core/engine/decide'
import type { EventOf } from '#core/engine/events'
import type { Fight } from '#core/engine/model/fight'
import type { GameSystem } from '#core/engine/system'
import { replay, stepMoment } from '#core/history/replay'
import type { Journal } from '#core/history/journal'
import { encounter, gestures } from '#support/law-fight.ts'
import { plainSystem } from '#support/plain-system.ts'
import { play, type Step } from '#support/play.ts'
import { seededDice } from '#support/dice.ts'
import { roundsOf } from '#support/rounds-told.ts'
import { gesture, toCommand, type Gesture } from '#support/random-commands.ts'

/** LAW_RUNS makes the laws as thorough as one has time for; the test command runs a thousand of each. */
const runs = { numRuns: Number(process.env.LAW_RUNS ?? 1000) }

const journalOf = (origin: Fight, steps: readonly Step[]): Journal => ({
  origin,
  batches: steps.map(({ command, events }, place) => ({
    seq: place + 1,
    label: '',
    at: 0,
    round: '',
    command,
    events,
    lines: [],
  })),
  head: steps.length,
})

// Thousands of fights in one test: the usual five seconds say nothing about them.
describe('laws of every fight', { timeout: 600_000 }, () => {
  it('replays to what was played live, also through JSON, at every step', () => {
    fc.assert(
      fc.property(gestures, (list) => {
        const { origin, steps } = play(encounter, plainSystem, list)
        let fight = JSON.parse(JSON.stringify(origin)) as Fight
        for (const step of steps) {
          for (const event of JSON.parse(JSON.stringify(step.events)) as Step['events'])
            fight = evolve(fight, event)
          expectSame(fight, step.after)
        }
      }),
      runs,
    )
  })

  it('comes back to the same state after any undo and redo', () => {
    fc.assert(
      fc.property(gestures, fc.nat(), (list, back) => {
        const { origin, steps } = play(encounter, plainSystem, list)
        const journal = journalOf(origin, steps)
        const head = steps.length - (back % (steps.length + 1))
        const undone = replay(journal, head)
        expectSame(undone.fight, head === 0 ? origin : steps[head - 1]?.after)
        expectSame(journal.batches.slice(head).reduce(stepMoment, undone), replay(journal, steps.length))
      }),
      runs,
    )
  })

  it('stays replayable when undo, redo and new commands alternate: what was undone is gone', () => {
    const moves = fc.array(fc.tuple(gesture, fc.option(fc.nat({ max: 99 }))), {
      minLength: 20,
      maxLength: 60,
    })
    fc.assert(
      fc.property(moves, (list) => {
        const { journal, states } = playWithUndo(list)
        for (const [head, state] of states.entries()) expectSame(replay(journal, head).fight, state)
      }),
      runs,
    )
  })

  it('changes no state, no event and no command that it was given', () => {
    fc.assert(
      fc.property(gestures, (list) => {
        const { origin, steps } = play(deepFreeze(structuredClone(encounter)), frozenSystem, list)
        let fight = deepFreeze(structuredClone(origin))
        for (const { events, after } of steps) {
          for (const event of events) fight = deepFreeze(evolve(fight, deepFreeze(event)))
          expectSame(fight, after)
        }
      }),
      runs,
    )
  })

  it('holds its invariants after every command: one current while anyone can act, no slot or copy twice', () => {
    fc.assert(
      fc.property(gestures, (list) => {
        for (const step of play(encounter, plainSystem, list).steps)
          expect(brokenInvariants(step.after)).toEqual([])
      }),
      runs,
    )
  })

  it('gives nobody two turns in a round and misses nobody without a cause', () => {
    fc.assert(
      fc.property(gestures, (list) => {
        const { steps } = play(encounter, plainSystem, list)
        for (const round of roundsOf(steps)) {
          expect(round.twice).toEqual([])
          expect(round.missed).toEqual([])
        }
      }),
      runs,
    )
  })

  it('spends nothing twice without a ruling', () => {
    fc.assert(
      fc.property(gestures, (list) => {
        for (const { before, events, command } of play(encounter, plainSystem, list).steps) {
          if (command.override) continue
          let fight = before
          for (const event of events) {
            if (event.type === 'SlotsSpent') expect(spentBefore(fight, event)).toEqual([])
            fight = evolve(fight, event)
          }
        }
      }),
      runs,
    )
  })
})

/** Much faster than toEqual, which is asked only to show what differs. */
function expectSame(one: unknown, other: unknown): void {
  if (!isDeepStrictEqual(one, other)) expect(one).toEqual(other)
}

/** Jumps to a head before some of the gestures; a command then cuts off what was undone. */
function playWithUndo(list: readonly [Gesture, number | null][]): { journal: Journal; states: Fight[] } {
  const started = play(encounter, plainSystem, [])
  const origin = started.steps.at(-1)?.after ?? started.origin
  let ids = 1000
  const ports = {
    system: plainSystem,
    dice: seededDice(3),
    newId: (kind: string) => `${kind}-${String(++ids)}`,
  }
  let steps: Step[] = []
  let states = [origin]
  for (const [each, jump] of list) {
    const head = jump === null ? steps.length : jump % (steps.length + 1)
    const before = replay(journalOf(origin, steps), head).fight
    const command = toCommand(before, plainSystem, each)
    const decided = command && decide(before, command, ports)
    if (!decided?.ok) continue
    const { events, fight: after } = decided
    steps = [...steps.slice(0, head), { command: command!, before, events, after }]
    states = [...states.slice(0, head + 1), after]
  }
  return { journal: journalOf(origin, steps), states }
}

function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const each of Object.values(value)) deepFreeze(each)
  return value
}

/** Freezes every state that the rules get to see, so that a rule or decider that changes one throws. */
const frozenSystem: GameSystem = {
  ...plainSystem,
  after: (before, fight, event) =>
    plainSystem.after(deepFreeze(before), deepFreeze(fight), deepFreeze(event)),
}

function spentBefore(fight: Fight, { combatant, slots }: EventOf<'SlotsSpent'>): string[] {
  const budget = fight.combatants[combatant]?.budget ?? []
  return slots.filter((id) => budget.find((slot) => slot.id === id)?.state === 'spent')
}
