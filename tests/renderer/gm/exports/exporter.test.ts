import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import type { Encounter } from '#core/engine/model/encounter'
import type { Party } from '#core/engine/model/party'
import type { StatBlock } from '#core/engine/model/stat-block'
import type { ImportedItem } from '#core/formats/format'
import { readText } from '#core/formats/registry'
import { Exporter } from '#gm/exports/exporter.ts'
import { planInSteps } from '#gm/features/import/import-plan.ts'
import { openDatabase } from '#storage/database'
import { FightRepository } from '#storage/fight-repository'
import { ImportRepository } from '#storage/import-repository'
import { LibraryRepository } from '#storage/library-repository'
import { anEncounter, aSeed } from '#support/fight.ts'
import { importContext, reportOf } from '#support/import-context.ts'
import { playedJournal } from '#support/played-journal.ts'
import { toTheEnd } from '#support/to-the-end.ts'

const ana = aSeed('Ana', { side: 'ally', player: 'Kim', block: { vitals: { hp: 20 } } })
const orc = aSeed('Orc', { block: { id: 'orc', vitals: { hp: 15 } } })
const party: Party = { id: 'crew', systemId: 'plain', name: 'Crew', members: [ana], notes: '' }
const ferry = anEncounter([ana, orc], { id: 'ferry', title: 'Ferry' })
const shelves = { statBlocks: [orc.block], parties: [party], encounters: [ferry] }

const things: ImportedItem[] = [
  { kind: 'statBlock', value: orc.block },
  { kind: 'party', value: party },
  { kind: 'encounter', value: ferry },
]

let profiles = 0
/** What a profile holds, and the files it writes. */
async function aProfile(today = new Date(2026, 2, 9, 0, 30)) {
  const database = await openDatabase(`profile-${String(++profiles)}`)
  const fights = new FightRepository(database, () => 8)
  const written: { name: string; text: string }[] = []
  const save = (name: string, text: string) => {
    written.push({ name, text })
    return Promise.resolve(name)
  }
  const files = { choose: () => Promise.resolve([]), save, backup: save, onOffered: () => () => undefined }
  const shelf = async () => ({
    statBlocks: await new LibraryRepository<StatBlock>(database, database.statBlocks, () => 8).list(),
    parties: await new LibraryRepository<Party>(database, database.parties, () => 8).list(),
    encounters: await new LibraryRepository<Encounter>(database, database.encounters, () => 8).list(),
  })
  return {
    fights,
    imports: new ImportRepository(database, () => 7),
    written,
    shelf,
    exporter: new Exporter(files, fights, () => today),
  }
}

function itemsIn(text: string): ImportedItem[] {
  const report = reportOf(readText(text, importContext()))
  expect([report.skipped, report.warnings.filter(({ message }) => message.includes('known key'))]).toEqual([
    [],
    [],
  ])
  return report.entries.map(({ item }) => item)
}

const journal = playedJournal()
const fight: ImportedItem = {
  kind: 'fight',
  value: { id: journal.origin.id, systemId: 'plain', title: journal.origin.title, ended: false, journal },
}

describe('exporting everything', () => {
  it('gives a library that is equal where it is imported, and no creature more', async () => {
    const [old, fresh] = [await aProfile(), await aProfile()]
    await old.imports.save([...things, fight])
    await old.exporter.everything(await old.shelf())
    await fresh.imports.save(itemsIn(old.written[0]!.text))
    expect(await fresh.shelf()).toEqual(await old.shelf())
    expect((await fresh.fights.load(journal.origin.id))?.journal).toEqual(
      (await old.fights.load(journal.origin.id))?.journal,
    )
  })

  it('brings nothing new where it was made', async () => {
    const { imports, exporter, written, shelf } = await aProfile()
    await imports.save([{ kind: 'statBlock', value: orc.block }, { kind: 'party', value: party }, fight])
    await exporter.everything(await shelf())
    const read = reportOf(readText(written[0]!.text, importContext()))
    const held = await shelf()
    const known: ImportedItem[] = [
      ...held.statBlocks.map((value) => ({ kind: 'statBlock' as const, value })),
      ...held.parties.map((value) => ({ kind: 'party' as const, value })),
      ...(await imports.fightsOf([journal.origin.id])).map((value) => ({ kind: 'fight' as const, value })),
    ]
    const plan = toTheEnd(planInSteps([read.entries], known, 'replace', () => 'new'))
    expect([plan.save, plan.unchanged]).toEqual([[], ['Orc', 'Crew', journal.origin.title]])
  })
})

describe('exporting one encounter', () => {
  it('offers the library’s creatures again, not the characters', async () => {
    const { exporter, written } = await aProfile()
    await exporter.encounter(ferry, shelves.statBlocks)
    expect(itemsIn(written[0]!.text)).toEqual([
      { kind: 'statBlock', value: orc.block },
      { kind: 'encounter', value: ferry },
    ])
  })
})

it('names a file by the day on the wall, not by that of UTC', async () => {
  for (const today of [new Date(2026, 2, 9, 0, 30), new Date(2026, 2, 9, 23, 30)]) {
    const { exporter, written } = await aProfile(today)
    await exporter.everything(shelves)
    expect(written[0]!.name).toBe('Everything 2026-03-09.turnkeeper')
  }
})
