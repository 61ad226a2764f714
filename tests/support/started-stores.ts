import { createPinia, setActivePinia } from 'pinia'
import { createApp } from 'vue'
import { JournalWriter } from '#gm/session/journal-writer.ts'
import { createRepositories, REPOSITORIES, type Repositories } from '#gm/stores/repositories.ts'
import { openDatabase } from '#storage/database'

/** The app's stores started once more on what this database holds, without a word to those before. */
export async function startedStores(
  name: string,
): Promise<{ writer: JournalWriter; repositories: Repositories }> {
  const database = await openDatabase(name)
  const writer = new JournalWriter(() => undefined)
  const repositories = createRepositories(database, writer, () => 1)
  const app = createApp({})
  const pinia = createPinia()
  app.use(pinia)
  app.provide(REPOSITORIES, repositories)
  setActivePinia(pinia)
  return { writer, repositories }
}
