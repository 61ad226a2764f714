import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { reactive } from 'vue'
import { bareSeed } from '#core/engine/setup/seeding'
import type { JournalWriter } from '#gm/session/journal-writer.ts'
import { useEncounters } from '#gm/stores/encounters.ts'
import { useKeptTexts } from '#gm/stores/kept-texts.ts'
import { useLibrary } from '#gm/stores/library.ts'
import { useSettings } from '#gm/stores/settings.ts'
import { openDatabase } from '#storage/database'
import { anEncounter, aSeed } from '#support/fight.ts'
import { startedStores } from '#support/started-stores.ts'

let writer: JournalWriter
let made = 0
let name = ''

/** The app started once more on what is on disk. */
async function restart(): Promise<void> {
  ;({ writer } = await startedStores(name))
}

const stored = async (): Promise<Record<string, unknown>> => {
  const database = await openDatabase(name)
  const rows = await database.settings.toArray()
  return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
}

beforeEach(async () => {
  name = `stores-${String(++made)}`
  await restart()
})

describe('the encounters', () => {
  it('show a change at once and have it after a restart', async () => {
    const encounters = useEncounters()
    encounters.save(anEncounter([aSeed('Orc')], { title: 'Ford' }))
    expect(encounters.all.map(({ title }) => title)).toEqual(['Ford'])
    expect(await writer.flush()).toBe(true)
    await restart()
    await useEncounters().load()
    expect(useEncounters().all).toEqual([anEncounter([aSeed('Orc')], { title: 'Ford' })])
  })

  it('take what a form holds, proxies and all', async () => {
    useEncounters().save(reactive(anEncounter([aSeed('Orc')])))
    expect(await writer.flush()).toBe(true)
  })

  it('bring back what was removed', async () => {
    const encounters = useEncounters()
    encounters.save(anEncounter([], { id: 'a' }))
    encounters.remove('a')
    expect(encounters.all).toEqual([])
    encounters.restore('a')
    await writer.flush()
    expect(encounters.all.map(({ id }) => id)).toEqual(['a'])
  })

  it('list what was removed until it is there again, also after a restart', async () => {
    useEncounters().save(anEncounter([], { id: 'a', title: 'Ford' }))
    useEncounters().remove('a')
    await writer.flush()
    await restart()
    await useEncounters().load()
    expect(useEncounters().deleted.map(({ title }) => title)).toEqual(['Ford'])
    useEncounters().restore('a')
    expect(useEncounters().deleted).toEqual([])
  })

  it('have the last of many changes on disk, also around a removal', async () => {
    const encounters = useEncounters()
    for (const title of ['F', 'Fo', 'For', 'Ford']) encounters.save(anEncounter([], { id: 'a', title }))
    encounters.remove('a')
    encounters.save(anEncounter([], { id: 'a', title: 'Ford again' }))
    await writer.flush()
    await restart()
    await useEncounters().load()
    expect(useEncounters().all.map(({ title }) => title)).toEqual(['Ford again'])
  })

  it('write a burst of changes as one', async () => {
    const jobs: (() => Promise<void>)[] = []
    vi.spyOn(writer, 'write').mockImplementation((job) => void jobs.push(job))
    const encounters = useEncounters()
    for (const title of ['F', 'Fo', 'For']) encounters.save(anEncounter([], { id: 'a', title }))
    expect(jobs).toHaveLength(1)
    await jobs[0]?.()
    await encounters.load()
    expect(encounters.all.map(({ title }) => title)).toEqual(['For'])
  })

  it('replace an encounter of the same id', () => {
    const encounters = useEncounters()
    encounters.save(anEncounter([], { id: 'a', title: 'One' }))
    encounters.save(anEncounter([], { id: 'a', title: 'Two' }))
    expect(encounters.all.map(({ title }) => title)).toEqual(['Two'])
  })
})

describe('the library', () => {
  it('no longer lists a block among the deleted ones when it is saved again', async () => {
    const library = useLibrary()
    const { block } = bareSeed('a', 'Orc', 'plain')
    library.saveBlock(block)
    library.removeBlocks('a')
    library.saveBlock(block)
    await writer.flush()
    expect([library.blocks.length, library.deletedBlocks.length]).toEqual([1, 0])
    await restart()
    await useLibrary().load()
    expect([useLibrary().blocks.length, useLibrary().deletedBlocks.length]).toEqual([1, 0])
  })

  it('shows what an import brought, encounters too', async () => {
    await useLibrary().saveImport([
      { kind: 'statBlock', value: bareSeed('a', 'Orc', 'plain').block },
      { kind: 'encounter', value: anEncounter([]) },
    ])
    expect(useLibrary().blocks).toHaveLength(1)
    expect(useEncounters().all).toHaveLength(1)
  })
})

describe('what stands in a field whose Enter was not pressed', () => {
  it('is there after a restart, and gone once the field is empty', async () => {
    const texts = useKeptTexts()
    for (const typed of ['M', 'Mi', 'Mire']) texts.keep('e/start', typed)
    await vi.waitUntil(async () => (await stored())['typed/e/start'] === 'Mire')
    await restart()
    await useKeptTexts().load()
    expect(useKeptTexts().all).toEqual({ 'e/start': 'Mire' })
    useKeptTexts().keep('e/start', '')
    await vi.waitUntil(async () => !('typed/e/start' in (await stored())))
  })
})

describe('the settings', () => {
  it('stay after a restart', async () => {
    useSettings().set('theme', 'light')
    useSettings().set('allActions', true)
    useSettings().set('houseRules', { plain: { meet: false } })
    await writer.flush()
    await restart()
    await useSettings().load()
    expect(useSettings().preferences).toMatchObject({
      theme: 'light',
      allActions: true,
      houseRules: { plain: { meet: false } },
    })
  })

  it('fall back to the usual where something else is stored', async () => {
    const database = await openDatabase(name)
    await database.settings.put({ key: 'letterKeys', value: 'yes' })
    await useSettings().load()
    expect(useSettings().preferences.letterKeys).toBe(true)
  })

  it('are not touched by an import', async () => {
    useSettings().set('theme', 'light')
    await useLibrary().saveImport([{ kind: 'encounter', value: anEncounter([]) }])
    await useSettings().load()
    expect(useSettings().preferences.theme).toBe('light')
  })
})
