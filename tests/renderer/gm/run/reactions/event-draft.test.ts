import { expect, it } from 'vitest'
import type { FightEvent } from '#core/engine/events'
import { happenedTo, lastStackGoesOn } from '#gm/features/run/reactions/event-draft.ts'
import { aSeed, Table } from '#support/fight.ts'

const past = (...events: FightEvent[]) => ({
  batches: [{ seq: 1, events }] as never,
  head: 1,
})
const hurt = (combatant: string): FightEvent => ({
  type: 'DamageTaken',
  combatant,
  amount: 3,
  types: [],
  steps: [],
  vitals: {},
  cause: '',
  untracked: false,
})

it('credits an event to whom it has just happened, unless somebody is selected', () => {
  const table = new Table([aSeed('Ana'), aSeed('Orc')])
  const [ana, orc] = [table.id('Ana'), table.id('Orc')]
  const shown = table.combatant('Ana')
  expect(happenedTo(table.fight, past(hurt(orc)), [], shown)).toBe(orc)
  expect(happenedTo(table.fight, past(hurt(orc)), [ana], shown)).toBe(ana)
  expect(happenedTo(table.fight, past(), [], shown)).toBe(ana)
})

it('goes on with a stack that has just emptied', () => {
  expect(lastStackGoesOn(past({ type: 'StackEmptied' }))).toBe(true)
  expect(lastStackGoesOn(past(hurt('ana')))).toBe(false)
})
