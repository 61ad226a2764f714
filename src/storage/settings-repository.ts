import type { TurnkeeperDatabase } from './database'

/** Preferences by key. Importing never changes them. */
export class SettingsRepository {
  constructor(private readonly database: TurnkeeperDatabase) {}

  async all(): Promise<Record<string, unknown>> {
    const rows = await this.database.settings.toArray()
    return Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  }

  async put(key: string, value: unknown): Promise<void> {
    await this.database.settings.put({ key, value })
  }

  async remove(key: string): Promise<void> {
    await this.database.settings.delete(key)
  }
}
