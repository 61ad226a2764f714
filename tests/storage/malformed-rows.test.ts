import { describe, expect, it } from 'vitest'
import type { Batch } from '#core/history/journal'
import { readable } from '#storage/readable'
import { playedJournal } from '#support/played-journal.ts'

const { origin, batches } = playedJournal()
const withEvent = (event: unknown): Batch[] =>
  batches.map((batch, place) => (place === 1 ? { ...batch, events: [event] as Batch['events'] } : batch))

describe('a stored step that no screen could show', () => {
  it.each([
    { type: 'CombatantEdited', name: 42 },
    { type: 'CombatantEdited', combatant: 'toString', changes: { name: 'Eel' } },
    { type: 'Healed', combatant: 'x', vital: 'hp', amount: NaN, change: null, cause: '' },
    { type: 'NoSuchEvent' },
    null,
    'endTurn',
  ])('is put aside with its reason when the fight is opened: %j', (event) => {
    const read = readable(origin, withEvent(event))
    expect(read.batches).toHaveLength(1)
    expect(read.faulty).toHaveLength(batches.length - 1)
    expect(read.why).toMatch(/^step 2: events\[0\]/)
  })

  it('is none in what the app has written', () => {
    expect(readable(origin, batches).faulty).toEqual([])
  })
})
