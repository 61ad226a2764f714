import 'fake-indexeddb/auto'
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { createApp, reactive } from 'vue'
import { bareSeed } from '#core/engine/seeding'
import { JournalWriter } from '#gm/session/journal-writer.ts'
import { useEncounters } from '#gm/stores/encounters.ts'
import { useLibrary } from '#gm/stores/library.ts'
import { createRepositories, REPOSITORIES } from '#gm/stores/repositories.ts'
import { useSettings } from '#gm/stores/settings.ts'
import { openDatabase } from '#storage/database'
import { anEncounter, aSeed } from '#support/fight.ts'

let writer: JournalWriter
let made = 0
let name = ''

/** The app started once more on what is on disk. */
async function restart(): Promise<void> {
  const database = await openDatabase(name)
  writer = new JournalWriter(() => undefined)
  const app = createApp({})
  const pinia = createPinia()
  app.use(pinia)
  app.provide(
    REPOSITORIES,
    createRepositories(database, writer, () => 1),
  )
  setActivePinia(pinia)
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

  it('replace an encounter of the same id', () => {
    const encounters = useEncounters()
    encounters.save(anEncounter([], { id: 'a', title: 'One' }))
    encounters.save(anEncounter([], { id: 'a', title: 'Two' }))
    expect(encounters.all.map(({ title }) => title)).toEqual(['Two'])
  })
})

describe('the library', () => {
  it('shows what an import brought, encounters too', async () => {
    await useLibrary().saveImport([
      { kind: 'statBlock', value: bareSeed('a', 'Orc', 'plain').block },
      { kind: 'encounter', value: anEncounter([]) },
    ])
    expect(useLibrary().blocks).toHaveLength(1)
    expect(useEncounters().all).toHaveLength(1)
  })
})

describe('the settings', () => {
  it('stay after a restart', async () => {
    useSettings().set('theme', 'light')
    useSettings().set('houseRules', { plain: { meet: false } })
    await writer.flush()
    await restart()
    await useSettings().load()
    expect(useSettings().preferences).toMatchObject({
      theme: 'light',
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
