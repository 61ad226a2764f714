import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import { readText } from '#core/formats/registry'
import { writeLibrary } from '#core/formats/native/write-document'
import { replay } from '#core/history/replay'
import { lift } from '#core/model/versions/lift'
import { VERSION } from '#core/model/versions/steps'
import { systems } from '#core/systems/registry'
import { openDatabase, type TurnkeeperDatabase } from '#storage/database'
import { FightRepository } from '#storage/fight-repository'
import { ImportRepository } from '#storage/import-repository'
import { LibraryRepository } from '#storage/library-repository'
import { Quarantine } from '#storage/quarantine'
import * as first from '#storage/schema/001-first'
import { SettingsRepository } from '#storage/settings-repository'
import { frozen, frozenBatches, liftedJournal, type FrozenJournal } from '#support/frozen.ts'
import { importContext } from '#support/import-context.ts'

type Row = { id: string; deletedAt: number; updatedAt: number }
const library = frozen(1, 'library') as Record<'statBlocks' | 'encounters' | 'parties', Row[]>
const FIGHTS = ['causeway', 'bell-tower', 'ambush', 'five-deep'] as const
const journals = FIGHTS.map((name) => [name, frozen(1, `${name}.journal`) as FrozenJournal] as const)
const withoutMarks = ({ deletedAt: _deletedAt, updatedAt: _updatedAt, ...thing }: Row) => thing

let made = 0
let name = ''

/** As version 1 left it: no row says a version, and there is a checkpoint. */
async function versionOne(): Promise<void> {
  name = `version-1-${String(++made)}`
  const old = new Dexie(name)
  old.version(first.version).stores(first.tables)
  await old.open()
  for (const [table, rows] of Object.entries(library)) await old.table(table).bulkPut(rows)
  for (const [id, journal] of journals) {
    const { title, systemId } = journal.origin
    const origin = { ...journal.origin, id }
    const head = { id, title, systemId, status: 'open', head: journal.batches.length, updatedAt: 1, origin }
    await old.table('fights').put(head)
    await old.table('batches').bulkPut(frozenBatches(journal).map((batch) => ({ ...batch, fightId: id })))
    await old.table('checkpoints').put({ fightId: id, seq: 1, moment: 'nonsense' })
  }
  const draft = { block: withoutMarks(library.statBlocks[0]!), isNew: false }
  await old.table('settings').bulkPut([
    { key: 'theme', value: 'light' },
    { key: 'draft/stat-block/x', value: draft },
  ])
  old.close()
}

describe('a database of version 1', () => {
  let database: TurnkeeperDatabase
  let quarantine: Quarantine
  beforeEach(async () => {
    await versionOne()
    database = await openDatabase(name)
    quarantine = new Quarantine(database, () => 2)
  })

  it.each([
    ['statBlocks', 'statBlock'],
    ['encounters', 'encounter'],
    ['parties', 'party'],
  ] as const)('opens with all its %s, deleted ones too', async (table, kind) => {
    const shelf = new LibraryRepository(database, database[table] as never, () => 2, quarantine)
    const { living, deleted } = await shelf.load()
    const expected = library[table].map((row) => lift(kind, withoutMarks(row), 1))
    expect([...living, ...deleted]).toHaveLength(expected.length)
    expect([...living, ...deleted]).toEqual(expect.arrayContaining(expected))
    expect(await quarantine.list()).toEqual([])
  })

  it.each(FIGHTS)('opens the fight %s as it stood, and goes on with it', async (id) => {
    const fights = new FightRepository(database, () => 2, quarantine)
    const loaded = await fights.load(id)
    const { origin, batches } = liftedJournal(id)
    const { fight } = replay(loaded!.journal, loaded!.journal.head)
    expect(loaded?.troubles).toEqual([])
    expect(loaded?.journal.batches.map(({ events }) => events)).toEqual(batches)
    expect(fight.round).toBeGreaterThan(0)
    expect(loaded?.journal.origin).toEqual({ ...origin, id })
    const next = { ...loaded!.journal.batches[0]!, seq: batches.length + 1, events: [] }
    await fights.append({ ...loaded!.row, head: next.seq }, [next])
    const again = await fights.load(id)
    expect(again?.troubles).toEqual([])
    expect(replay(again!.journal, next.seq).fight).toEqual(fight)
  })

  it('keeps its settings and drafts', async () => {
    const kept = await new SettingsRepository(database, quarantine).all()
    expect(kept).toMatchObject({ theme: 'light', 'draft/stat-block/x': { isNew: false } })
  })

  it('no longer has the checkpoints that nothing reads', () => {
    expect(database.tables.map((table) => table.name)).not.toContain('checkpoints')
  })
})

describe('what is written now', () => {
  it('says its version in every row', async () => {
    const database = await openDatabase(`version-now-${String(++made)}`)
    const [block] = library.statBlocks.map((row) => lift('statBlock', withoutMarks(row), 1))
    await new LibraryRepository(database, database.statBlocks, () => 2).save([block as never])
    await new SettingsRepository(database).put('theme', 'dark')
    const { origin, batches } = liftedJournal('ambush')
    const { id, title, systemId } = origin
    const steps = frozenBatches({ origin, batches }) as never
    const journal = { origin, batches: steps, head: 1 }
    await new ImportRepository(database, () => 2).save([
      { kind: 'fight', value: { id, title, systemId, ended: false, journal } },
    ])
    for (const table of [database.statBlocks, database.settings, database.fights, database.batches])
      for (const row of await table.toArray()) expect(row).toHaveProperty('v', VERSION)
  })

  it.each(['2', 0, VERSION + 1])('is put aside when the row says version %j', async (v) => {
    const database = await openDatabase(`version-odd-${String(++made)}`)
    const quarantine = new Quarantine(database, () => 2)
    const row = { ...library.statBlocks[0]!, v }
    await database.statBlocks.put(row as never)
    await new LibraryRepository(database, database.statBlocks, () => 2, quarantine).load()
    expect((await quarantine.list())[0]).toMatchObject({ row })
    expect((await quarantine.list())[0]?.why).toMatch(/version/)
  })
})

describe('a file of version 1', () => {
  const fights = journals.map(([id, journal]) => {
    const { title, systemId: system } = journal.origin
    const batches = frozenBatches(journal)
    return {
      id,
      title,
      system,
      ended: false,
      journal: { origin: { ...journal.origin, id }, batches, head: 3 },
    }
  })

  it('opens with all its fights', () => {
    const file = JSON.stringify({ format: 'turnkeeper', version: 1, kind: 'everything', fights })
    const result = readText(file, { ...importContext(), systems })
    if (!result.ok) throw new Error(result.error.message)
    expect(result.report.skipped).toEqual([])
    const read = result.report.entries.map(({ item }) => item.kind === 'fight' && item.value)
    expect(read).toMatchObject(
      FIGHTS.map((id) => ({
        id,
        journal: { batches: liftedJournal(id).batches.map((events) => ({ events })) },
      })),
    )
  })

  it('is written as one of today', () => {
    expect(JSON.parse(writeLibrary({}))).toMatchObject({ version: VERSION })
  })
})
