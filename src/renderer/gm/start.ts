import { createPinia } from 'pinia'
import { createApp, type App as VueApp } from 'vue'
import { systemById } from '#core/systems/registry'
import App from '#gm/App.vue'
import { EXPORTER, HOST, SESSION } from '#gm/app-keys.ts'
import { useDisplay } from '#gm/display/display-store.ts'
import { publishPlayerViews } from '#gm/display/publish.ts'
import { Exporter } from '#gm/exports/exporter.ts'
import { putAway } from '#gm/fights/put-away.ts'
import { createHost } from '#gm/host/create-host.ts'
import { refuse, tell } from '#gm/notices/notices.ts'
import { JournalWriter } from '#gm/session/journal-writer.ts'
import { cryptoDice, randomId } from '#gm/session/randomness.ts'
import { becomeOnlyPage } from '#gm/session/only-page.ts'
import { Session } from '#gm/session/session.ts'
import { showOpenElsewhere } from '#gm/shell/start-failure.ts'
import { useDrafts } from '#gm/stores/drafts.ts'
import { useKeptTexts } from '#gm/stores/kept-texts.ts'
import { useLibrary } from '#gm/stores/library.ts'
import { createRepositories, REPOSITORIES, type Repositories } from '#gm/stores/repositories.ts'
import { useSettings } from '#gm/stores/settings.ts'
import { openDatabase } from '#storage/database'
import { FightRepository } from '#storage/fight-repository'

/** Where everything of the window is put together. Nothing else creates a host, a database or a session. */
export async function start(place: string): Promise<void> {
  await becomeOnlyPage(showOpenElsewhere)
  const host = createHost()
  const database = await openDatabase()
  const fights = new FightRepository(database, Date.now)
  const writer = new JournalWriter()
  const exporter = new Exporter(host.files, fights, () => new Date())
  const session = new Session({
    store: fights,
    systemById,
    dice: cryptoDice,
    newId: randomId,
    now: Date.now,
    writer,
    onEnded: (journal) => void keepCopy(session, () => exporter.backup(journal)),
  })
  const repositories = createRepositories(database, writer, Date.now)

  const app = createApp(App)
  app.use(createPinia())
  app.provide(HOST, host)
  app.provide(SESSION, session)
  app.provide(EXPORTER, exporter)
  app.provide(REPOSITORIES, repositories)
  await app.runWithContext(async () => {
    await Promise.all([useSettings().load(), useLibrary().load(), useKeptTexts().load()])
  })
  const typed = app.runWithContext(() => [useDrafts(), useKeptTexts()])
  host.onQuit(async () => {
    await Promise.all(typed.map(({ written }) => written()))
    const saved = await session.flush()
    if (!saved) refuse('The last steps are not saved yet, and leaving now would lose them.')
    // A browser would show each copy as a download, and does not say whether the page is only hidden.
    else if (host.kind === 'electron') await backupEverything(repositories, exporter)
    return saved
  })
  await continueLast(session)
  publish(app, host)
  app.mount(place)
}

/** The fight that was played last goes on where it was. */
async function continueLast(session: Session): Promise<void> {
  const last = (await session.listFights()).find(({ status }) => status === 'open')
  if (!last) return
  try {
    await session.openFight(last.id)
    if (session.troubles.value.length > 0) refuse(session.troubles.value.join(' '))
  } catch (error) {
    refuse(`${last.title} could not be opened. ${error instanceof Error ? error.message : ''}`)
  }
}

function publish(app: VueApp, host: ReturnType<typeof createHost>): void {
  const display = app.runWithContext(() => useDisplay())
  // The clock only ever goes on, so a page that is loaded anew counts on from where the last one was.
  publishPlayerViews(
    () => display.screen,
    (view) => host.display.publish(view),
    Date.now(),
  )
}

/** What is in the database can be lost with it: a new Electron has taken it along before. */
async function backupEverything(
  { statBlocks, parties, encounters }: Repositories,
  exporter: Exporter,
): Promise<void> {
  await exporter.backupEverything({
    statBlocks: await statBlocks.list(),
    parties: await parties.list(),
    encounters: await encounters.list(),
  })
}

async function keepCopy(session: Session, write: () => Promise<string>): Promise<void> {
  const away = { label: 'Put it away', run: () => void putAway(session) }
  try {
    tell(`The fight is over. A copy is kept: ${await write()}.`, away)
  } catch (error) {
    refuse(
      `The fight is over, but no copy could be kept. ${error instanceof Error ? error.message : ''}`,
      away,
    )
  }
}
