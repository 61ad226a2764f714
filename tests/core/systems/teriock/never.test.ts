/** What must never happen, tried on random play of the bundled fight. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FightEvent } from '#core/engine/events'
import { currentCombatant, type Fight } from '#core/engine/model/fight'
import { topFrame } from '#core/engine/stack/reaction-stack'
import type { Step } from '#support/play.ts'
import { move, playCourt } from './court-play'

const RUNS = Number(process.env.LAW_RUNS ?? 60)

/** Random tables without any ruling, with and without surprise. `seen` counts what was tried, so that no law is empty. */
function always(holds: (steps: readonly Step[]) => number): void {
  let seen = 0
  fc.assert(
    fc.property(fc.array(move, { minLength: 60, maxLength: 120 }), fc.boolean(), (list, surprised) => {
      seen += holds(playCourt(list, surprised))
    }),
    { numRuns: RUNS },
  )
  expect(seen).toBeGreaterThan(RUNS / 4)
}

const taken = (events: readonly FightEvent[]) =>
  events.flatMap((event) => (event.type === 'ActionTaken' ? [event] : []))
const reactionsOf = (fight: Fight, event: { combatant: string; slots: readonly string[] }) =>
  event.slots.filter(
    (slot) => fight.combatants[event.combatant]?.budget.find(({ id }) => id === slot)?.kind === 'reaction',
  )

describe('never', () => {
  it('[TE-8.01] more than one reaction between two own turn starts', () => {
    always((steps) => {
      const used = new Map<string, number>()
      let seen = 0
      for (const { before, events } of steps) {
        for (const event of events) {
          if (event.type === 'BudgetRefreshed' && startsTurn(events)) used.delete(event.combatant)
          if (event.type !== 'ActionTaken') continue
          const now = (used.get(event.combatant) ?? 0) + reactionsOf(before, event).length
          used.set(event.combatant, now)
          seen += reactionsOf(before, event).length
          expect(now).toBeLessThanOrEqual(1)
        }
      }
      return seen
    })
  }, 120_000)

  it('[TE-8.02] the same reactive ability twice by one creature in one stack', () => {
    always((steps) => {
      let inStack: string[] = []
      let seen = 0
      for (const event of steps.flatMap(({ events }) => events)) {
        if (event.type === 'FrameDeclared' && event.opens) inStack = []
        if (event.type !== 'FrameDeclared' || event.use === null) continue
        expect(inStack).not.toContain(event.use)
        inStack.push(event.use)
        seen++
      }
      return seen
    })
  }, 120_000)

  it('[TE-8.03] a lower frame of the stack before the top', () => {
    always((steps) => {
      const settled = steps.flatMap(({ before, events }) =>
        events.flatMap((event) =>
          event.type === 'FrameSettled' && event.state === 'resolved'
            ? [[event.frame, topFrame(before.stack)?.id]]
            : [],
        ),
      )
      for (const [frame, top] of settled) expect(frame).toBe(top)
      return settled.length
    })
  }, 120_000)

  it('[TE-8.04] actions carried over: a turn begins with 3, whatever was left of the one before', () => {
    always((steps) => {
      const starts = steps.flatMap(({ after, events }) =>
        startsTurn(events) ? [currentCombatant(after)] : [],
      )
      for (const who of starts) {
        const own = who?.budget.filter(({ kind }) => kind === 'action') ?? []
        if (who) expect(own).toHaveLength(3)
      }
      return starts.length
    })
  }, 120_000)

  it('[TE-8.05] a surprised creature acting in the surprise round', () => {
    always((steps) => {
      const inSurprise = steps.filter(({ before }) => before.phase === 'surprise')
      const acts = inSurprise.flatMap(({ before, events }) =>
        taken(events).map(({ combatant }) => before.combatants[combatant]),
      )
      for (const who of acts) expect(who?.surprised).toBe(false)
      return acts.length
    })
  }, 120_000)

  it('[TE-8.06] an effect anchored to one creature ending on another’s turn', () => {
    always((steps) => {
      let seen = 0
      for (const { before, events } of steps) {
        for (const event of events) {
          if (event.type !== 'EffectEnded' || event.reason !== 'its time was up') continue
          const effect = before.combatants[event.combatant]?.effects.find(({ id }) => id === event.effect)
          if (effect?.ends?.event !== 'turn' || effect.ends.whose === 'anyone') continue
          const anchor = effect.ends.whose === 'target' ? event.combatant : effect.source
          expect(boundaries(before, events)).toContain(anchor)
          seen++
        }
      }
      return seen
    })
  }, 120_000)

  it('[TE-8.07] an attack penalty that survives the end of a turn', () => {
    always((steps) => {
      const ended = steps.filter(({ events }) => events.some(({ type }) => type === 'TurnEnded'))
      const counters = (fight: Fight) =>
        Object.values(fight.combatants).map(({ counters: all }) => all.attackPenalty)
      for (const { after } of ended) expect(counters(after).every((each) => each === 0)).toBe(true)
      return ended.filter(({ before }) => counters(before).some((each) => each !== 0)).length
    })
  }, 120_000)
})

function startsTurn(events: readonly FightEvent[]): boolean {
  return events.some(({ type }) => type === 'TurnBegan')
}

/** Everyone whose turn began or ended in this step, with the minions that share it. */
function boundaries(before: Fight, events: readonly FightEvent[]): string[] {
  const owners = events.flatMap((event) => {
    if (event.type !== 'BoundaryFired') return []
    const combatant = before.entries[event.key.split(':')[1] ?? '']?.combatant
    return combatant === undefined ? [] : [combatant]
  })
  const minions = Object.values(before.combatants).flatMap(({ id, controller }) =>
    controller !== null && owners.includes(controller) ? [id] : [],
  )
  return [...owners, ...minions]
}
