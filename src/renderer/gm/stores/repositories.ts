import { inject, type InjectionKey } from 'vue'
import type { Encounter } from '#core/engine/model/encounter'
import type { Party } from '#core/engine/model/party'
import type { StatBlock } from '#core/engine/model/stat-block'
import type { JournalWriter } from '#gm/session/journal-writer.ts'
import type { TurnkeeperDatabase } from '#storage/database'
import { healing, reopener } from '#storage/healing'
import { ImportRepository } from '#storage/import-repository'
import { LibraryRepository } from '#storage/library-repository'
import { Quarantine } from '#storage/quarantine'
import { SettingsRepository } from '#storage/settings-repository'

/** Everything on disk but fights, and the queue through which it is written. */
export interface Repositories {
  encounters: LibraryRepository<Encounter>
  statBlocks: LibraryRepository<StatBlock>
  parties: LibraryRepository<Party>
  settings: SettingsRepository
  imports: ImportRepository
  quarantine: Quarantine
  /** The session's own queue: one save state for all, and quitting waits for it. */
  writer: Pick<JournalWriter, 'write' | 'flush'>
}

export function createRepositories(
  database: TurnkeeperDatabase,
  writer: Repositories['writer'],
  now: () => number,
  openAnew = reopener(database),
  quarantine = new Quarantine(database, now),
): Repositories {
  const { encounters, statBlocks, parties } = database
  return {
    encounters: healing(new LibraryRepository(database, encounters, now, quarantine), openAnew),
    statBlocks: healing(new LibraryRepository(database, statBlocks, now, quarantine), openAnew),
    parties: healing(new LibraryRepository(database, parties, now, quarantine), openAnew),
    settings: healing(new SettingsRepository(database, quarantine), openAnew),
    imports: healing(new ImportRepository(database, now, quarantine), openAnew),
    quarantine: healing(quarantine, openAnew),
    writer,
  }
}

export const REPOSITORIES: InjectionKey<Repositories> = Symbol('repositories')

export function useRepositories(): Repositories {
  const repositories = inject(REPOSITORIES)
  if (!repositories) throw new Error('The app was not started with its storage.')
  return repositories
}
