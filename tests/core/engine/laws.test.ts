import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { evolve } from '#core/engine/evolve'
import { brokenInvariants } from '#core/engine/invariants'
import type { EventOf } from '#core/engine/events'
import type { Fight } from '#core/engine/model/fight'
import { gmName } from '#core/engine/naming'
import { replay, firstMoment, stepMoment } from '#core/history/replay'
import type { Journal } from '#core/history/journal'
import { playerScreen, type DisplayOptions } from '#core/views/player-view'
import { playerScreenSchema } from '#core/views/player-view-schema'
import * as v from 'valibot'
import { anEncounter, aSeed } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'
import { play, type Step } from '#support/play.ts'
import { gesture } from '#support/random-commands.ts'

/** LAW_RUNS makes the laws as thorough as one has time for; the test command runs a thousand of each. */
const runs = { numRuns: Number(process.env.LAW_RUNS ?? 1000) }
const gestures = fc.array(gesture, { minLength: 20, maxLength: 60 })

const encounter = anEncounter([
  aSeed('Ana', { total: 18, side: 'ally', player: 'Kim' }),
  aSeed('Orc', { total: 18, quantity: 2, block: { stats: { speed: 1 } } }),
  aSeed('Bo', { total: 12, side: 'ally', block: { stats: { speed: 2 } } }),
  aSeed('Wisp', { total: 7, hidden: true }),
  aSeed('Dragon', { totals: [20, 10] }),
  aSeed('Hound', { turns: 0, controller: 'Bo' }),
  aSeed('Thief', { total: 9, surprised: true }),
])

const options: DisplayOptions = {
  screen: 'order',
  monsterHealth: 'words',
  playerHealth: 'words',
  conditions: true,
  title: 'Turnkeeper',
  subtitle: '',
  line: '',
}

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
          expect(fight).toEqual(step.after)
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
        expect(undone.fight).toEqual(head === 0 ? origin : steps[head - 1]?.after)
        expect(journal.batches.slice(head).reduce(stepMoment, undone)).toEqual(replay(journal, steps.length))
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

  it('lets no hidden name, id, note or number reach the players', () => {
    fc.assert(
      fc.property(gestures, (list) => {
        const { origin, steps } = play(encounter, plainSystem, list)
        let moment = firstMoment(origin)
        for (const step of steps) {
          moment = stepMoment(moment, step)
          const screen = playerScreen(moment, plainSystem, options)
          expect(v.parse(playerScreenSchema, screen)).toEqual(screen)
          expect(secretsIn(JSON.stringify(screen), moment.fight)).toEqual([])
        }
      }),
      runs,
    )
  })
})

function spentBefore(fight: Fight, { combatant, slots }: EventOf<'SlotsSpent'>): string[] {
  const budget = fight.combatants[combatant]?.budget ?? []
  return slots.filter((id) => budget.find((slot) => slot.id === id)?.state === 'spent')
}

/** Only names that no shown creature has: three hidden wolves may hide behind one that is seen. */
function secretsIn(page: string, fight: Fight): string[] {
  const all = Object.values(fight.combatants)
  const shown = new Set(all.filter(({ disclosure }) => !disclosure.hidden).map(({ name }) => name))
  const hidden = all.filter(({ disclosure }) => disclosure.hidden)
  return hidden.flatMap((each) => {
    const ids = Object.values(fight.entries)
      .filter(({ combatant }) => combatant === each.id)
      .map(({ id }) => `"${id}"`)
    const names = shown.has(each.name) ? [] : [each.name, gmName(fight, each)]
    return [...names, `"${each.id}"`, ...ids].filter((secret) => page.includes(secret))
  })
}

interface RoundRecord {
  twice: string[]
  missed: string[]
}

/**
 * What each finished round did, told from the events alone. Rounds in which the GM went back or overruled a
 * rule are left out of the count: there he decides who acts.
 */
function roundsOf(steps: readonly Step[]): RoundRecord[] {
  const records: RoundRecord[] = []
  let ruled = false
  let began: string[] = []
  for (const { before, events } of steps) {
    let fight = before
    for (const event of events) {
      if (event.type === 'Overruled' || event.type === 'TurnReopened') ruled = true
      if (event.type === 'TurnBegan') began.push(event.entry)
      if (event.type === 'RoundEnded') {
        if (!ruled)
          records.push({ twice: began.filter((id, at) => began.indexOf(id) !== at), missed: missedIn(fight) })
        began = []
        ruled = false
      }
      fight = evolve(fight, event)
    }
  }
  return records
}

function missedIn(fight: Fight): string[] {
  return fight.order.filter((id) => {
    const combatant = fight.combatants[fight.entries[id]?.combatant ?? '']
    const excused = combatant?.delayed !== null || fight.passed.includes(id)
    return !fight.acted.includes(id) && !excused
  })
}
