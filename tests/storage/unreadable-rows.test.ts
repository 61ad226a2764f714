import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { writePutAside } from '#core/formats/native/write-put-aside'
import { readText } from '#core/formats/registry'
import type { StatBlock } from '#core/engine/model/stat-block'
import { openDatabase, type TurnkeeperDatabase } from '#storage/database'
import { FightRepository } from '#storage/fight-repository'
import { ImportRepository } from '#storage/import-repository'
import { LibraryRepository } from '#storage/library-repository'
import { Quarantine } from '#storage/quarantine'
import { SettingsRepository } from '#storage/settings-repository'
import { anEncounter, aSeed } from '#support/fight.ts'
import { importContext } from '#support/import-context.ts'
import { playedJournal } from '#support/played-journal.ts'

let database: TurnkeeperDatabase
let quarantine: Quarantine
let made = 0

beforeEach(async () => {
  database = await openDatabase(`unreadable-${String(++made)}`)
  quarantine = new Quarantine(database, () => 1)
})

/** Nothing can be moved aside until it is restored. */
function whileTheDiskIsFull() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return vi.spyOn(database.quarantine, 'bulkAdd').mockImplementation(() => {
    throw new Error('full')
  })
}

const marks = { deletedAt: 0, updatedAt: 1 }
const ghoul = { ...aSeed('Ghoul').block, ...marks }
const party = { id: 'p', systemId: 'plain', name: 'The four', members: [aSeed('Ana')], notes: '' }
const encounter = anEncounter([aSeed('Orc')])

type TableName = 'statBlocks' | 'encounters' | 'parties'
const broken: [TableName, object, string][] = [
  ['statBlocks', { ...ghoul, vitals: { hp: 'many' } }, 'vitals.hp must be'],
  ['statBlocks', { ...ghoul, name: 42 }, 'name must be text'],
  ['statBlocks', { ...ghoul, attacks: null }, 'attacks must be a list'],
  ['statBlocks', { ...ghoul, attacks: {} }, 'attacks must be a list'],
  ['statBlocks', { ...ghoul, stats: [] }, 'stats must be an object'],
  ['statBlocks', { ...ghoul, vitals: { hp: NaN } }, 'vitals.hp must be'],
  ['statBlocks', { ...ghoul, vitals: { toString: 4 } }, 'vitals.toString must be another word'],
  ['statBlocks', { ...ghoul, deletedAt: 'yesterday' }, 'deletedAt must be a number'],
  ['statBlocks', { id: 'Ghoul' }, 'is missing'],
  ['encounters', { ...encounter, ...marks, members: [{}] }, 'members[0].key is missing'],
  ['encounters', { ...encounter, ...marks, waves: 'none' }, 'waves must be a list'],
  ['encounters', { ...encounter, ...marks, settings: { meet: {} } }, 'settings.meet must be'],
  [
    'parties',
    { ...party, ...marks, members: [{ ...aSeed('Ana'), side: 'both' }] },
    'members[0].side must be',
  ],
]

describe('a row of the library that can’t be read', () => {
  it.each(broken)('is put aside with its reason and takes no other down: %s %#', async (name, row, why) => {
    const table = database[name] as TurnkeeperDatabase['statBlocks']
    const sound = { statBlocks: { ...ghoul, id: 'sound' }, encounters: encounter, parties: party }[name]
    await table.bulkPut([row, { ...sound, ...marks, id: 'sound' }] as never)
    const { living } = await new LibraryRepository(database, table, () => 1, quarantine).load()
    expect(living.map(({ id }) => id)).toEqual(['sound'])
    const [aside] = await quarantine.list()
    expect(aside).toMatchObject({ table: name, row })
    expect(aside?.why).toContain(why)
    expect(await table.count()).toBe(1)
  })

  it('is named as the GM knows it', async () => {
    await database.statBlocks.put({ ...ghoul, kind: 7 } as never)
    await new LibraryRepository(database, database.statBlocks, () => 1, quarantine).load()
    expect((await quarantine.list())[0]?.what).toBe('Stat block “Ghoul”')
  })

  it('stays out of the lists although nothing can be written, and is told all the same', async () => {
    await database.statBlocks.bulkPut([
      { ...ghoul, kind: 7 },
      { ...ghoul, id: 'sound' },
    ] as never)
    whileTheDiskIsFull()
    const blocks = new LibraryRepository(database, database.statBlocks, () => 1, quarantine)
    await blocks.load()
    expect((await blocks.load()).living.map(({ id }) => id)).toEqual(['sound'])
    expect(await quarantine.list()).toHaveLength(1)
    expect(await database.statBlocks.count()).toBe(2)
  })

  describe('and could not be moved aside', () => {
    let blocks: LibraryRepository<StatBlock>
    beforeEach(async () => {
      await database.statBlocks.put({ ...ghoul, kind: 7 } as never)
      const full = whileTheDiskIsFull()
      blocks = new LibraryRepository(database, database.statBlocks, () => 1, quarantine)
      await blocks.load()
      full.mockRestore()
    })
    /** What the next start lists, of the library and of what was put aside. */
    const afterRestart = async () => {
      const next = new Quarantine(database, () => 2)
      const { living } = await new LibraryRepository(database, database.statBlocks, () => 2, next).load()
      return [living.map(({ kind }) => kind), (await next.list()).map(({ row }) => (row as StatBlock).kind)]
    }

    it('stands beside another of its id that is saved: both are there at the next start', async () => {
      await blocks.save([{ ...aSeed('Ghoul').block, kind: 'saved' }])
      expect(await afterRestart()).toEqual([['saved'], [7]])
      expect(await quarantine.list()).toHaveLength(1)
    })

    it('stands beside one of its id that is imported', async () => {
      const value = { ...aSeed('Ghoul').block, kind: 'imported' }
      await new ImportRepository(database, () => 1, quarantine).save([{ kind: 'statBlock', value }])
      expect(await afterRestart()).toEqual([['imported'], [7]])
    })

    it('is there once when its removal is taken back', async () => {
      const rows = await quarantine.list()
      await quarantine.remove(rows.map(({ id }) => id))
      expect(await quarantine.list()).toEqual([])
      await quarantine.restore(rows)
      expect([await quarantine.list(), await afterRestart()]).toEqual([rows, [[], [7]]])
    })

    it('goes with its removal when something is written over it, and even then that is taken back', async () => {
      const rows = await quarantine.list()
      await quarantine.remove(rows.map(({ id }) => id))
      await blocks.save([{ ...aSeed('Ghoul').block, kind: 'saved' }])
      expect(await afterRestart()).toEqual([['saved'], []])
      await quarantine.restore(rows)
      expect(await afterRestart()).toEqual([['saved'], [7]])
    })
  })

  it('can be saved to a file, mended there and imported again', async () => {
    await database.statBlocks.put({ ...ghoul, kind: 7 } as never)
    await database.encounters.put({ ...encounter, ...marks, notes: 7 } as never)
    await new LibraryRepository(database, database.statBlocks, () => 1, quarantine).load()
    await new LibraryRepository(database, database.encounters, () => 1, quarantine).load()
    const things = await quarantine.list()
    const text = writePutAside(
      things.map(({ what = '', why, table = '', row }) => ({ what, why, table, row })),
    )
    expect(text).toContain('Stat block “Ghoul”: kind must be text, found 7')
    const mended = text.replace('"kind": 7', '"kind": "Undead"').replace('"notes": 7', '"notes": "Ford"')
    const result = readText(mended, importContext())
    expect(result.ok && result.report.entries.map(({ item }) => item.value)).toEqual([
      { ...aSeed('Ghoul').block, kind: 'Undead' },
      { ...encounter, notes: 'Ford' },
    ])
  })
})

const journal = playedJournal()
const id = journal.origin.id
const head = { id, title: 'Ford', systemId: 'plain', status: 'open' as const, head: 3, updatedAt: 1 }

describe('a fight on disk', () => {
  const other = { ...head, id: 'other' }
  let fights: FightRepository

  beforeEach(async () => {
    fights = new FightRepository(database, () => 1, quarantine)
    await fights.create(head, journal)
    await fights.create(other, { ...journal, origin: { ...journal.origin, id: 'other' } })
  })

  it.each([
    [{ title: 42 }, 'title must be text'],
    [{ head: 'three' }, 'head must be a number'],
    [{ status: 'paused' }, 'status must be'],
    [{ updatedAt: null }, 'updatedAt must be a number'],
  ])(
    'whose row can’t be read is put aside with its steps, and the list holds the others: %j',
    async (bad, why) => {
      await database.fights.update(id, bad as never)
      expect((await fights.list()).map((each) => each.id)).toEqual(['other'])
      const [aside] = await quarantine.list()
      expect(aside?.why).toContain(why)
      expect((aside?.row as { batches: unknown[] }).batches).toHaveLength(journal.batches.length)
      expect(await database.batches.count()).toBe(journal.batches.length)
    },
  )

  it.each([
    [{ ...journal.origin, notes: 42 }, 'origin.notes must be text'],
    [{ ...journal.origin, combatants: [] }, 'origin.combatants must be an object'],
    [{ ...journal.origin, activeEntry: 'nobody' }, 'the current entry is not there'],
    [{ ...journal.origin, systemId: 'others' }, 'its beginning belongs to another fight'],
  ])('whose beginning can’t be read is put aside when it is opened %#', async (origin, why) => {
    await database.fights.update(id, { origin } as never)
    expect(await fights.load(id)).toBeNull()
    expect((await quarantine.list())[0]?.why).toContain(why)
    expect(await fights.load('other')).not.toBeNull()
  })

  it.each([
    { lines: [{ who: 4 }] },
    { label: null },
    { command: 'endTurn' },
    { round: 3 },
    { events: 'none' },
  ])('goes on before a step that no list could show: %j', async (bad) => {
    await database.batches.update([id, 3], bad)
    const loaded = await fights.load(id)
    expect(loaded?.journal.batches).toEqual(journal.batches.slice(0, 2))
    expect((await quarantine.list()).map(({ what }) => what)).toContain('Step 3 of “Ford”')
  })

  it('keeps the steps that it goes on before, also where they could not be moved aside at first', async () => {
    await database.batches.update([id, 3], { label: null })
    const full = whileTheDiskIsFull()
    await fights.load(id)
    full.mockRestore()
    await fights.append(head, journal.batches.slice(2, 3))
    const afterRestart = await new Quarantine(database, () => 2).list()
    expect(afterRestart.map(({ what }) => what)).toContain('Step 3 of “Ford”')
    expect(await quarantine.list()).toHaveLength(afterRestart.length)
  })
})

describe('a setting that can’t be read', () => {
  it('is kept where another value is written over it before it could be moved aside', async () => {
    await database.settings.put({ key: 'theme', value: 'pink' })
    const full = whileTheDiskIsFull()
    const settings = new SettingsRepository(database, quarantine)
    await settings.all()
    full.mockRestore()
    await settings.put('theme', 'dark')
    expect(await settings.all()).toEqual({ theme: 'dark' })
    expect((await new Quarantine(database, () => 2).list())[0]?.row).toEqual({ key: 'theme', value: 'pink' })
  })

  it.each([
    ['theme', 'pink'],
    ['letterKeys', 'yes'],
    ['houseRules', { plain: { meet: {} } }],
    ['hints', { off: false, seen: [3] }],
    ['draft/stat-block/x', { block: { id: 'x' }, isNew: true }],
    ['typed/e/start', 7],
  ])('falls back, and the GM is told which and why: %s', async (key, value) => {
    await database.settings.bulkPut([
      { key, value },
      { key: 'tables', value: { systemId: '', answers: { toString: { rules: 'plain' } } } },
    ])
    const all = await new SettingsRepository(database, quarantine).all()
    expect(Object.keys(all)).toEqual(['tables'])
    const [aside] = await quarantine.list()
    expect(aside).toMatchObject({ table: 'settings', row: { key, value } })
    expect(aside?.why).toMatch(/must be|is missing/)
  })

  it('about what the players see leaves them in the dark until the GM shows something', async () => {
    await database.settings.put({ key: 'playersSee', value: 'order' })
    const all = await new SettingsRepository(database, quarantine).all()
    expect(all).toMatchObject({ playersSee: { screen: 'black' } })
  })

  it('is put aside once, although two read at the same time', async () => {
    await database.settings.put({ key: 'theme', value: 'pink' })
    const settings = new SettingsRepository(database, quarantine)
    await Promise.all([settings.all(), settings.all()])
    const why = 'it must be "dark" or "light" or "system", found “pink”'
    expect((await quarantine.list()).map((each) => each.why)).toEqual([why])
  })

  it('of another version is left alone', async () => {
    await database.settings.put({ key: 'soundVolume', value: 3 })
    await new SettingsRepository(database, quarantine).all()
    expect(await quarantine.list()).toEqual([])
  })
})
