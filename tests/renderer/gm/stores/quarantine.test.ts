import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { JournalWriter } from '#gm/session/journal-writer.ts'
import { useLibrary } from '#gm/stores/library.ts'
import { asideInWords, useQuarantine } from '#gm/stores/quarantine.ts'
import { useSettings } from '#gm/stores/settings.ts'
import { openDatabase } from '#storage/database'
import { startedStores } from '#support/started-stores.ts'

let writer: JournalWriter
let made = 0
let name = ''

async function restart(): Promise<void> {
  ;({ writer } = await startedStores(name))
  await useSettings().load()
  await useLibrary().load()
  await useQuarantine().load()
}

beforeEach(async () => {
  name = `quarantine-${String(++made)}`
  const database = await openDatabase(name)
  await database.settings.put({ key: 'letterKeys', value: 'yes' })
  await database.statBlocks.put({ id: 'm', name: 'Mire Ghoul', deletedAt: 0, updatedAt: 1 } as never)
  const step = { fightId: 'f', why: 'step 2 is missing', at: 1 }
  await database.quarantine.bulkAdd([
    { ...step, row: { seq: 2 } },
    { ...step, row: { seq: 3 } },
  ])
  await restart()
})

describe('what was put aside', () => {
  it('is counted and told with a reason, the steps of one fight as one thing', () => {
    expect(
      useQuarantine()
        .things.map(({ what }) => what)
        .sort(),
    ).toEqual([
      'A step of a fight and 1 more after it',
      'Setting “letterKeys” (the usual applies)',
      'Stat block “Mire Ghoul”',
    ])
    expect(asideInWords(useQuarantine().fresh)).toMatch(/^3 things could not be read and were put aside/)
    expect(useSettings().preferences.letterKeys).toBe(true)
  })

  it('is told at every start until the GM has looked at it', async () => {
    await restart()
    expect(useQuarantine().fresh).toHaveLength(3)
    useQuarantine().look()
    await writer.flush()
    await restart()
    expect([useQuarantine().fresh.length, useQuarantine().things.length]).toEqual([0, 3])
  })

  it('goes for good when the GM deletes it, and comes back with Undo', async () => {
    const [thing] = useQuarantine().things
    useQuarantine().remove(thing!)
    await writer.flush()
    await restart()
    expect(useQuarantine().things).toHaveLength(2)
    useQuarantine().restore(thing!)
    await writer.flush()
    await restart()
    expect(useQuarantine().things).toHaveLength(3)
  })
})
