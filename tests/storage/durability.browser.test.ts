import { describe, expect, it, vi } from 'vitest'
import { playedJournal } from '#support/played-journal.ts'
import { openDatabase } from '#storage/database'
import { FightRepository } from '#storage/fight-repository'

describe('writing a step in a real browser', () => {
  it('asks for a transaction that is on the disk before it counts as done', async () => {
    // Dexie takes hold of this function when it opens.
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const database = await openDatabase(`durability-${crypto.randomUUID()}`)
    const fights = new FightRepository(database, () => 1)
    const { origin, batches } = playedJournal()
    const row = { id: 'f', title: '', systemId: 'plain', status: 'open' as const, head: 0, updatedAt: 1 }
    await fights.create(row, { origin, batches: [], head: 0 })
    begun.mockClear()
    await fights.append({ ...row, head: 1 }, [batches[0]!])
    const writes = begun.mock.results.flatMap(({ value, type }) =>
      type === 'return' && value.mode === 'readwrite' ? [value.durability] : [],
    )
    begun.mockRestore()
    expect(writes).toEqual(['strict'])
    await database.delete()
  })
})
