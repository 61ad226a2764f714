import { isDeepStrictEqual } from 'node:util'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { evolve } from '#core/engine/evolve'
import { brokenInvariants } from '#core/engine/invariants'
import { currentCombatant, type Fight } from '#core/engine/model/fight'
import type { GameSystem } from '#core/engine/system'
import type { Moment } from '#core/history/journal'
import { registrations } from '#core/systems/registry'
import { actionCatalogue } from '#core/views/available-actions'
import { wordBatch } from '#core/views/combat-log'
import { playerScreen } from '#core/views/player-view'
import { playerScreenSchema } from '#core/views/player-view-schema'
import { turnRows } from '#core/views/turn-rows'
import { firstMoment as firstDraftMoment, openDraft } from '#gm/features/run/draft.ts'
import { roundsOf } from '#support/rounds-told.ts'
import { displayOptions } from '#support/watched-table.ts'
import { carelessEncounter, renamedInHiding } from '#support/whole-fights/careless.ts'
import { chanceOf } from '#support/whole-fights/chance.ts'
import { playWhole, type PlayedFight, type PlayedStep } from '#support/whole-fights/played.ts'

/**
 * The test command plays the same 500 fights each time, half of each book. WHOLE_FIGHTS=50000 plays as many as one has
 * time for, others each time unless WHOLE_FIGHTS_SEED names which.
 */
const { WHOLE_FIGHTS: more, WHOLE_FIGHTS_SEED: named } = process.env
const numRuns = Math.ceil(Number(more ?? 500) / registrations.length)
const seed = Number(named ?? (more === undefined ? 1 : Date.now()))
const seeds = fc.tuple(fc.nat(), fc.array(fc.nat(), { minLength: 30, maxLength: 60 }))

describe.each(registrations.map(({ system, sample }) => ({ name: system.label, system, sample })))(
  'careless hands in whole fights of $name',
  ({ system, sample }) => {
    it('find no exception, no dead end, no number that is not one, and nobody twice in the players’ picture', () => {
      fc.assert(
        fc.property(seeds, ([prepared, hands]) => {
          const played = playWhole(carelessEncounter(sample, chanceOf(prepared)), system, hands, chanceOf)
          expect(replayed(played)).toBe(true)
          expect(played.goesOn).toBe(true)
          for (const round of roundsOf(played.steps.map(told)))
            expect(round).toEqual({ twice: [], missed: [] })
          for (const step of played.steps) holds(step, system)
          drawn(played, system)
        }),
        { numRuns, seed },
      )
    }, 3_600_000)
    it('show the players the same when only what is hidden differs', () => {
      fc.assert(
        fc.property(seeds, ([prepared, hands]) => {
          const encounter = carelessEncounter(sample, chanceOf(prepared))
          const [one, other] = ['Wight', 'Quiet Thing'].map((name) =>
            playWhole(renamedInHiding(encounter, name), system, hands, chanceOf),
          )
          expect(feedOf(one, system)).toEqual(feedOf(other, system))
        }),
        { numRuns: Math.ceil(numRuns / 5), seed },
      )
    }, 3_600_000)
  },
)

/** Every picture that goes out, the first reveal excluded: from then on a name may be known. */
function feedOf(played: PlayedFight | undefined, system: GameSystem): string[] {
  const steps = played?.steps ?? []
  const reveal = steps.findIndex(({ before, after }) =>
    Object.values(before.fight.combatants).some(
      ({ id, disclosure }) => disclosure.hidden && after.fight.combatants[id]?.disclosure.hidden === false,
    ),
  )
  const unseen = reveal < 0 ? steps : steps.slice(0, reveal)
  const pictures = unseen.map(({ after }) => JSON.stringify(playerScreen(after, system, displayOptions)))
  return pictures.filter((picture, place) => picture !== pictures[place - 1])
}

const told = ({ before, events }: PlayedStep) => ({ before: before.fight, events })

function replayed({ origin, steps }: PlayedFight): boolean {
  let fight = JSON.parse(JSON.stringify(origin)) as Fight
  return steps.every(({ events, after }) => {
    fight = (JSON.parse(JSON.stringify(events)) as typeof events).reduce(evolve, fight)
    return isDeepStrictEqual(fight, after.fight)
  })
}

function holds({ after, events, before }: PlayedStep, system: GameSystem): void {
  expect(brokenInvariants(after.fight)).toEqual([])
  expect(oddNumbersIn(after.fight)).toEqual([])
  const states = events.reduce<Fight[]>(
    (list, event) => [...list, evolve(list.at(-1) ?? before.fight, event)],
    [before.fight],
  )
  expect(wordBatch(events, states, system).label).not.toBe('')
  const rows = pictureRows(after, system)
  if (rows) expect(rows.filter(({ state }) => state === 'current')).toHaveLength(1)
}

function pictureRows(moment: Moment, system: GameSystem) {
  const screen = v.parse(playerScreenSchema, playerScreen(moment, system, displayOptions))
  return screen.screen === 'order' ? screen.rows : null
}

/** Paths of numbers that are none: NaN and Infinity do not survive JSON. */
function oddNumbersIn(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => oddNumbersIn(each, `${path}.${key}`))
}

/** What the screen draws at the end: every row, catalogue and dock of everybody. */
function drawn({ steps }: PlayedFight, system: GameSystem): void {
  const fight = steps.at(-1)?.after.fight
  if (!fight) return
  turnRows(fight, system)
  const current = currentCombatant(fight)
  if (current) system.reminders(fight, current)
  for (const actor of Object.values(fight.combatants))
    for (const { actions } of actionCatalogue(fight, actor, system))
      for (const { action } of actions)
        openDraft(
          { actor: actor.id, action: action.id, inputs: {}, moment: firstDraftMoment(action, system, false) },
          fight,
          system,
        )
}
