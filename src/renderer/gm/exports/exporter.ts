import type { Encounter } from '#core/engine/model/encounter'
import type { Party } from '#core/engine/model/party'
import type { StatBlock } from '#core/engine/model/stat-block'
import type { WrittenFight } from '#core/formats/format'
import { writeEncounter, writeFight, writeLibrary } from '#core/formats/native/write-document'
import { writePutAside, type PutAside } from '#core/formats/native/write-put-aside'
import type { Journal } from '#core/history/journal'
import { replay } from '#core/history/replay'
import { logAsText } from '#core/views/log-as-text'
import type { FightHead, JournalStore } from '#core/history/journal-store'
import type { Host } from '#gm/host/host.ts'
import { fileName, localDate } from './file-name'

interface Shelves {
  statBlocks: readonly StatBlock[]
  parties: readonly Party[]
  encounters: readonly Encounter[]
}

/** Writes our own format and hands it to the host. Every method says where the file went, or null when cancelled. */
export class Exporter {
  constructor(
    private readonly files: Host['files'],
    private readonly fights: Pick<JournalStore, 'list' | 'load'>,
    private readonly today: () => Date,
  ) {}

  /** @param library stat blocks of the library; those of them that it uses are offered for the library again */
  encounter(encounter: Encounter, library: readonly StatBlock[]): Promise<string | null> {
    return this.files.save(fileName(encounter.title), writeEncounter(encounter, library))
  }

  /** A choice of stat blocks, as a library file. */
  statBlocks(blocks: readonly StatBlock[]): Promise<string | null> {
    const title = blocks.length === 1 ? (blocks[0]?.name ?? '') : `${blocks.length} stat blocks`
    return this.files.save(this.named(title), writeLibrary({ statBlocks: blocks }))
  }

  fight(journal: Journal): Promise<string | null> {
    return this.files.save(this.named(journal.origin.title), writeFight(written(journal)))
  }

  /** What the log tells of the steps in force, as Markdown. */
  log({ origin, batches, head }: Journal): Promise<string | null> {
    const name = this.named(`${origin.title} log`).replace(/\.turnkeeper$/, '.md')
    return this.files.save(name, logAsText(origin.title, batches.slice(0, head)))
  }

  /** A copy outside the database, written without asking. */
  backup(journal: Journal): Promise<string> {
    return this.files.backup(this.named(journal.origin.title), writeFight(written(journal)))
  }

  /** What could not be read, with the reasons. */
  putAside(things: readonly PutAside[]): Promise<string | null> {
    return this.files.save(this.named('Put aside'), writePutAside(things))
  }

  async everything(shelves: Shelves): Promise<string | null> {
    const text = writeLibrary({ ...shelves, fights: await this.allFights() }, 'everything')
    return this.files.save(this.named('Everything'), text)
  }

  /** The library and all fights as a copy outside the database, written without asking. Null when there is nothing. */
  async backupEverything(shelves: Shelves): Promise<string | null> {
    const everything = { ...shelves, fights: await this.allFights() }
    if (Object.values(everything).every(({ length }) => length === 0)) return null
    return this.files.backup(this.named('Everything'), writeLibrary(everything, 'everything'))
  }

  private async allFights(): Promise<WrittenFight[]> {
    const heads = await this.fights.list()
    const loaded = await Promise.all(heads.map(({ id }: FightHead) => this.fights.load(id)))
    return loaded.flatMap((fight) => (fight ? [written(fight.journal)] : []))
  }

  private named(title: string): string {
    return fileName(`${title} ${localDate(this.today())}`)
  }
}

function written(journal: Journal): WrittenFight {
  const { id, systemId, title } = journal.origin
  return { id, systemId, title, ended: replay(journal, journal.head).fight.phase === 'ended', journal }
}
