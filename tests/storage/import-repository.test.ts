import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reactive } from 'vue'
import { bareSeed } from '#core/engine/setup/seeding'
import type { ImportedItem } from '#core/formats/format'
import { openDatabase, type TurnkeeperDatabase } from '#storage/database'
import { FightRepository } from '#storage/fight-repository'
import { ImportRepository } from '#storage/import-repository'
import { LibraryRepository } from '#storage/library-repository'
import { anEncounter, aSeed } from '#support/fight.ts'
import { playedJournal } from '#support/played-journal.ts'

let database: TurnkeeperDatabase
let imports: ImportRepository
let made = 0

beforeEach(async () => {
  database = await openDatabase(`imports-${String(++made)}`)
  imports = new ImportRepository(database, () => 7)
})

const block = (id: string, name = id): ImportedItem => ({
  kind: 'statBlock',
  value: bareSeed(id, name, 'plain').block,
})
const encounter: ImportedItem = { kind: 'encounter', value: anEncounter([aSeed('Orc')]) }

function fight(batches: number): ImportedItem & { kind: 'fight' } {
  const journal = playedJournal()
  const origin = { ...journal.origin, id: 'f' }
  const kept = { origin, batches: journal.batches.slice(0, batches), head: batches }
  return { kind: 'fight', value: { id: 'f', systemId: 'plain', title: 'Ford', ended: false, journal: kept } }
}

const blocksOnDisk = () => new LibraryRepository(database, database.statBlocks, () => 8).list()

describe('saving an import', () => {
  it('puts everything where it belongs', async () => {
    await imports.save([block('a'), encounter, fight(3)])
    expect(await blocksOnDisk()).toEqual([block('a').value])
    expect(await database.encounters.count()).toBe(1)
    expect((await new FightRepository(database, () => 8).load('f'))?.journal).toEqual(fight(3).value.journal)
  })

  it('saves nothing when one thing can’t be saved', async () => {
    const proxy = {
      ...encounter,
      value: { ...encounter.value, members: reactive([aSeed('Orc')]) },
    } as ImportedItem
    await expect(imports.save([block('a'), proxy])).rejects.toThrow()
    expect(await blocksOnDisk()).toEqual([])
  })

  it('touches nothing that it does not bring', async () => {
    await imports.save([block('mine')])
    await imports.save([block('new')])
    expect((await blocksOnDisk()).map(({ id }) => id).sort()).toEqual(['mine', 'new'])
  })

  it('leaves no step of a fight that it replaces', async () => {
    await imports.save([fight(5)])
    await imports.save([fight(2)])
    expect(await database.batches.count()).toBe(2)
  })

  it('takes ten thousand stat blocks in one transaction', async () => {
    const many = Array.from({ length: 10_000 }, (_, place) => block(String(place)))
    // Dexie takes hold of this function when it opens.
    const begun = vi.spyOn(IDBDatabase.prototype, 'transaction')
    const counted = await openDatabase(`counted-${String(made)}`)
    await new ImportRepository(counted, () => 7).save(many)
    expect(begun.mock.calls.filter(([, mode]) => mode === 'readwrite')).toHaveLength(1)
    begun.mockRestore()
    expect(await counted.statBlocks.count()).toBe(10_000)
  }, 60_000)
})
