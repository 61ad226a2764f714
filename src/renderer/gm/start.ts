import { createPinia } from 'pinia'
import { createApp, type App as VueApp } from 'vue'
import { systemById } from '#core/systems/registry'
import App from '#gm/App.vue'
import { EXPORTER, HOST, SESSION } from '#gm/app-keys.ts'
import { useDisplay } from '#gm/display/display-store.ts'
import { keptDisplay } from '#gm/display/kept-display.ts'
import { publishPlayerViews } from '#gm/display/publish.ts'
import { Exporter } from '#gm/exports/exporter.ts'
import { putAway } from '#gm/fights/put-away.ts'
import { createHost } from '#gm/host/create-host.ts'
import type { Quitting } from '#gm/host/host.ts'
import { FAULT_WORDS } from '#gm/notices/faults.ts'
import { refuse, tell } from '#gm/notices/notices.ts'
import { plainReason } from '#gm/notices/plain-reason.ts'
import { JournalWriter } from '#gm/session/journal-writer.ts'
import { cryptoDice, randomId } from '#gm/session/randomness.ts'
import { becomeOnlyPage } from '#gm/session/only-page.ts'
import { Session } from '#gm/session/session.ts'
import { askBeforeLeaving } from '#gm/shell/leaving.ts'
import { showOpenElsewhere } from '#gm/shell/start-failure.ts'
import { useDrafts } from '#gm/stores/drafts.ts'
import { useEncounters } from '#gm/stores/encounters.ts'
import { useKeptTexts } from '#gm/stores/kept-texts.ts'
import { useLibrary } from '#gm/stores/library.ts'
import { useQuarantine } from '#gm/stores/quarantine.ts'
import { createRepositories, REPOSITORIES } from '#gm/stores/repositories.ts'
import { useSettings } from '#gm/stores/settings.ts'
import { openDatabase } from '#storage/database'
import { FightRepository } from '#storage/fight-repository'
import { healing, reopener } from '#storage/healing'
import { Quarantine } from '#storage/quarantine'

/** Where everything of the window is put together. Nothing else creates a host, a database or a session. */
export async function start(place: string): Promise<void> {
  await becomeOnlyPage(showOpenElsewhere)
  const host = createHost()
  const database = await openDatabase()
  const openAnew = reopener(database)
  const quarantine = new Quarantine(database, Date.now)
  const fights = healing(new FightRepository(database, Date.now, quarantine), openAnew)
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
  const repositories = createRepositories(database, writer, Date.now, openAnew, quarantine)

  const app = createApp(App)
  app.config.errorHandler = tellFault
  app.use(createPinia())
  app.provide(HOST, host)
  app.provide(SESSION, session)
  app.provide(EXPORTER, exporter)
  app.provide(REPOSITORIES, repositories)
  await app.runWithContext(async () => {
    await Promise.all([useSettings().load(), useLibrary().load(), useKeptTexts().load()])
  })
  host.onQuit(app.runWithContext(() => quitting(session, exporter)))
  await continueLast(session)
  await app.runWithContext(() => useQuarantine().load())
  publish(app, host)
  app.mount(place)
}

/** What is done before the window goes: everything onto the disk, or the GM is asked. */
function quitting(session: Session, exporter: Exporter): Quitting {
  const typed = [useDrafts(), useKeptTexts()]
  return {
    flush: async () => {
      await Promise.all(typed.map(({ written }) => written()))
      return session.flush()
    },
    copy: copier(session, exporter),
    isUnsaved: () => session.saveState.value !== 'saved' || typed.some(({ isWriting }) => isWriting),
    ask: askBeforeLeaving,
  }
}

function tellFault(error: unknown): void {
  console.error(error)
  refuse(FAULT_WORDS)
}

/** The fight that was on the table goes on where it was. */
async function continueLast(session: Session): Promise<void> {
  const open = (await session.listFights()).filter(({ status }) => status === 'open')
  const kept = keptDisplay()
  const last = open.find(({ id }) => id === kept?.fight) ?? open[0]
  if (!last) return
  try {
    await session.openFight(last.id)
    if (session.troubles.value.length > 0) refuse(session.troubles.value.join(' '))
    else if (kept?.fight === last.id && kept.changedAt > session.changedAt)
      refuse(
        `The last steps of ${last.title} could not be saved before the app was closed. The players see nothing of it until you show the turn order.`,
      )
  } catch (error) {
    refuse(`${last.title} could not be opened. ${plainReason(error, 'It is kept as it is.')}`)
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

/**
 * What is in the database can be lost with it: a new Electron has taken it along before. The copy is taken from
 * memory, where also that is which could not be saved; of what cannot be copied the rest still is.
 */
function copier(session: Session, exporter: Exporter): () => Promise<void> {
  const [library, encounters] = [useLibrary(), useEncounters()]
  return async () => {
    const { blocks: statBlocks, parties } = library
    const journal = session.saveTrouble.value ? session.journal.value : null
    const copies = [
      exporter.backupEverything({ statBlocks, parties, encounters: encounters.all }),
      ...(journal ? [exporter.backup(journal)] : []),
    ]
    for (const copy of await Promise.allSettled(copies))
      if (copy.status === 'rejected') console.error('A copy could not be written', copy.reason)
  }
}

async function keepCopy(session: Session, write: () => Promise<string>): Promise<void> {
  const away = { label: 'Put it away', run: () => void putAway(session) }
  try {
    tell(`The fight is over. A copy is kept: ${await write()}.`, away)
  } catch (error) {
    refuse(
      `The fight is over, but no copy could be kept. ${plainReason(error, 'Save the fight to a file.')}`,
      away,
    )
  }
}
