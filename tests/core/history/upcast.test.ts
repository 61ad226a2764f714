import { expect, it } from 'vitest'
import type { Batch } from '#core/history/journal'
import { upcastBatch, type Upcaster } from '#core/history/upcast/upcast'

const batch: Batch = {
  seq: 1,
  label: '',
  at: 0,
  round: '',
  command: { type: 'endTurn' },
  events: [{ type: 'NobodyCanAct' }, { type: 'FightEnded' }],
  lines: [],
}

it('reads the events of an earlier version through every later change, in order', () => {
  const first: Upcaster = (event) => (event.type === 'NobodyCanAct' ? { type: 'StackEmptied' } : event)
  const second: Upcaster = (event) =>
    event.type === 'StackEmptied' ? { type: 'RoundEnded', round: 1 } : event
  expect(upcastBatch(batch, [first, second]).events).toEqual([
    { type: 'RoundEnded', round: 1 },
    { type: 'FightEnded' },
  ])
})

it('leaves today’s events as they are', () => {
  expect(upcastBatch(batch)).toBe(batch)
})
