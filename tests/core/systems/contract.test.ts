import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionsOf } from '#core/engine/catalogue'
import { createFight } from '#core/engine/setup/create-fight'
import { evolve } from '#core/engine/evolve'
import { brokenInvariants } from '#core/engine/invariants'
import type { GameSystem } from '#core/engine/system'
import { registrations } from '#core/systems/registry'
import { actionCatalogue } from '#core/views/available-actions'
import { playerScreen } from '#core/views/player-view'
import { playerScreenSchema } from '#core/views/player-view-schema'
import { turnRows } from '#core/views/turn-rows'
import * as v from 'valibot'
import { seededDice } from '#support/dice.ts'
import { play } from '#support/play.ts'
import { gesture } from '#support/random-commands.ts'

const unique = (list: readonly string[]): boolean => new Set(list).size === list.length
const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id)

/** Every registered system, without being listed here again: a new one is tested by being registered. */
describe.each(registrations.map(({ system, sample }) => ({ name: system.label, system, sample })))(
  '$name keeps the contract of a rules system',
  ({ system, sample }) => {
    it('names everything once', () => {
      for (const table of tablesOf(system)) expect(unique(ids(table))).toBe(true)
    })

    it('charges only slots that it has, and puts every action into a column', () => {
      const kinds = ids(system.slots)
      for (const action of system.actions) {
        expect(Object.keys(action.cost).filter((kind) => !kinds.includes(kind))).toEqual([])
        expect(ids(system.columns)).toContain(action.column)
      }
    })

    it('lets every slot pay for its own kind, cheapest first', () => {
      for (const kind of ids(system.slots)) expect(system.fits(kind)).toContain(kind)
    })

    it('says every house rule in words, with an initial value of its kind', () => {
      for (const { label, kind, initial, choices } of system.settings) {
        expect(label.length).toBeGreaterThan(8)
        if (kind === 'switch') expect(typeof initial).toBe('boolean')
        if (kind === 'choice') expect(choices.map(({ value }) => value)).toContain(initial)
        if (kind === 'number') expect(initial === null || typeof initial === 'number').toBe(true)
      }
    })

    it('has a one-line reminder of at most 48 characters for each action', () => {
      for (const { name, hint } of system.actions)
        expect(`${name}: ${hint}`.length).toBeLessThanOrEqual(48 + name.length + 2)
    })

    it('starts its sample fight with eight or more creatures, all with a budget', () => {
      const fight = createFight(sample, { system, dice: seededDice(3), newId: counter() })
      expect(new Set(Object.values(fight.combatants).map(({ name }) => name)).size).toBeGreaterThanOrEqual(8)
      for (const combatant of Object.values(fight.combatants)) {
        expect(unique(ids(combatant.budget))).toBe(true)
        expect(unique(ids(actionsOf(combatant, system)))).toBe(true)
      }
    })

    it('plays any gestures of a GM on its sample without breaking an invariant, and replays them', () => {
      const options = {
        screen: 'order',
        monsterHealth: 'words',
        playerHealth: 'exact',
        conditions: true,
        title: '',
        subtitle: '',
        line: '',
      } as const
      fc.assert(
        fc.property(fc.array(gesture, { minLength: 20, maxLength: 50 }), (list) => {
          const { origin, steps } = play(sample, system, list)
          let replayed = origin
          for (const step of steps) {
            replayed = (JSON.parse(JSON.stringify(step.events)) as typeof step.events).reduce(
              evolve,
              replayed,
            )
            expect(replayed).toEqual(step.after)
            expect(brokenInvariants(step.after)).toEqual([])
            v.parse(
              playerScreenSchema,
              playerScreen({ fight: step.after, picture: step.after }, system, options),
            )
          }
          const last = steps.at(-1)?.after ?? origin
          expect(turnRows(last, system)).toHaveLength(last.order.length)
          for (const combatant of Object.values(last.combatants)) actionCatalogue(last, combatant, system)
        }),
        { numRuns: Number(process.env.LAW_RUNS ?? 150) },
      )
    }, 600_000)
  },
)

function tablesOf(system: GameSystem): (readonly { id: string }[])[] {
  const { stats, vitals, slots, columns, actions, effects, counters, settings } = system
  return [stats, vitals, slots, columns, actions, effects, counters, settings, system.initiative.tieBreakers]
}

function counter(): (kind: string) => string {
  let made = 0
  return (kind) => `${kind}-${String(++made)}`
}
