import 'fake-indexeddb/auto'
import { reactive } from 'vue'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Batch, Journal } from '#core/history/journal'
import type { FightHead } from '#core/history/journal-store'
import { openDatabase, type TurnkeeperDatabase } from '#storage/database'
import { FightRepository } from '#storage/fight-repository'
import { anEncounter, aSeed } from '#support/fight.ts'
import { play } from '#support/play.ts'
import { plainSystem } from '#support/plain-system.ts'

let database: TurnkeeperDatabase
let fights: FightRepository
let name = 0

beforeEach(async () => {
  database = await openDatabase(`test-${String(++name)}`)
  fights = new FightRepository(database, () => 5)
})

const { origin, steps } = play(
  anEncounter([aSeed('Ana', { total: 9 }), aSeed('Orc', { total: 5 })]),
  plainSystem,
  [
    { kind: 0, a: 0, b: 0, n: 0, flag: false },
    { kind: 40, a: 0, b: 1, n: 4, flag: false },
    { kind: 0, a: 0, b: 0, n: 0, flag: false },
  ],
)
const batches: Batch[] = steps.map(({ command, events }, place) => ({
  seq: place + 1,
  label: `step ${String(place + 1)}`,
  at: 0,
  round: '',
  command,
  events,
  lines: [],
}))
const journal: Journal = { origin, batches: [], head: 0 }
const row = (head: number): FightHead => ({
  id: origin.id,
  title: 'A fight',
  systemId: 'plain',
  status: 'open',
  head,
  updatedAt: head,
})

async function writeAll(): Promise<void> {
  await fights.create(row(0), journal)
  for (const batch of batches) await fights.append(row(batch.seq), [batch])
}

describe('fights on disk', () => {
  it('come back exactly as they were written', async () => {
    await writeAll()
    const loaded = await fights.load(origin.id)
    expect(loaded?.journal).toEqual({ origin, batches, head: batches.length })
    expect(loaded?.troubles).toEqual([])
  })

  it('forget undone steps in the same transaction that writes the new one', async () => {
    await writeAll()
    const other: Batch = { ...(batches[1] as Batch), label: 'another way' }
    await fights.append(row(2), [other])
    const loaded = await fights.load(origin.id)
    expect(loaded?.journal.batches.map(({ label }) => label)).toEqual(['step 1', 'another way'])
  })

  it('keep what was undone until something else is done', async () => {
    await writeAll()
    await fights.append(row(1), [])
    expect((await fights.load(origin.id))?.journal).toEqual({ origin, batches, head: 1 })
  })

  it('keep two fights apart', async () => {
    await writeAll()
    await fights.create({ ...row(0), id: 'other' }, { ...journal, origin: { ...origin, id: 'other' } })
    await fights.append({ ...row(1), id: 'other' }, [batches[0] as Batch])
    expect((await fights.load(origin.id))?.journal.batches).toHaveLength(batches.length)
    expect((await fights.load('other'))?.journal.batches).toHaveLength(1)
  })

  it('write nothing of a batch that can’t be written whole', async () => {
    await writeAll()
    const impossible = { ...(batches[0] as Batch), seq: 99, label: (() => 1) as never }
    await expect(fights.append(row(99), [impossible])).rejects.toThrow()
    const loaded = await fights.load(origin.id)
    expect(loaded?.journal).toEqual({ origin, batches, head: batches.length })
  })

  it('refuse a Vue proxy instead of storing half of it', async () => {
    await writeAll()
    const proxied = reactive({ ...(batches[0] as Batch), seq: 99 })
    await expect(fights.append(row(99), [{ ...proxied, lines: reactive([]) }])).rejects.toThrow()
  })

  it('are restored up to a fault, and the rest goes into quarantine', async () => {
    await writeAll()
    await database.batches.update([origin.id, 3], { events: [{ type: 'NoSuchEvent' }] as never })
    const loaded = await fights.load(origin.id)
    expect(loaded?.journal.batches).toEqual(batches.slice(0, 2))
    expect(loaded?.troubles[0]).toContain('quarantine')
    expect(await database.quarantine.where('fightId').equals(origin.id).count()).toBe(batches.length - 2)
    expect((await fights.load(origin.id))?.troubles).toEqual([])
  })

  it('are listed by their last change, newest first', async () => {
    await writeAll()
    await fights.create(
      { ...row(0), id: 'older', updatedAt: 1 },
      { ...journal, origin: { ...origin, id: 'older' } },
    )
    expect((await fights.list()).map(({ id }) => id)).toEqual([origin.id, 'older'])
  })
})

describe('opening the database', () => {
  it('refuses data of a newer version and touches nothing', async () => {
    const newer = `newer-${String(name)}`
    await new Promise<void>((done, failed) => {
      const request = indexedDB.open(newer, 990)
      request.onupgradeneeded = () => request.result.createObjectStore('fights', { keyPath: 'id' })
      request.onsuccess = () => {
        request.result.close()
        done()
      }
      request.onerror = () => {
        failed(new Error('could not open'))
      }
    })
    await expect(openDatabase(newer)).rejects.toThrow('newer version')
  })
})
