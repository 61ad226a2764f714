import { faultIn } from '#core/model/fault'
import type { TurnkeeperDatabase } from './database'
import { Quarantine, type Faulty } from './quarantine'
import { INSTEAD, settingShape } from './setting-shapes'
import { faultOfStamp, liftedValue, stamped, type Stamped } from '#core/model/versions/stamp'

interface SettingRow extends Stamped {
  key: string
  value: unknown
}

/** Preferences by key. Importing never changes them. */
export class SettingsRepository {
  constructor(
    private readonly database: TurnkeeperDatabase,
    private readonly quarantine = new Quarantine(database, Date.now),
  ) {}

  /** What can be read; the rest goes into quarantine. */
  async all(): Promise<Record<string, unknown>> {
    const rows = await this.database.settings.toArray()
    const faulty = rows.flatMap((row) => faultOf(row) ?? [])
    const bad = faulty.map(({ row }) => row.key)
    const { settings } = this.database
    await this.quarantine.take(faulty, [settings], () => settings.bulkDelete(bad))
    const sound = rows.filter(({ key }) => !bad.includes(key)).map((row) => [row.key, lifted(row)])
    const instead = Object.entries(INSTEAD).filter(([key]) => bad.includes(key))
    return Object.fromEntries([...sound, ...instead]) as Record<string, unknown>
  }

  async put(key: string, value: unknown): Promise<void> {
    await this.write(() => this.database.settings.put(stamped({ key, value })))
  }

  async remove(key: string): Promise<void> {
    await this.write(() => this.database.settings.delete(key))
  }

  private async write(act: () => PromiseLike<unknown>): Promise<void> {
    const { settings, quarantine } = this.database
    const taken = await this.database.transaction('rw', settings, quarantine, async () => {
      const moved = await this.quarantine.takeWaiting([settings])
      await act()
      return moved
    })
    taken()
  }
}

function faultOf(row: SettingRow): (Faulty & { row: SettingRow }) | null {
  const shape = settingShape(row.key)
  const why = faultOfStamp(row) ?? (shape ? faultIn(shape.schema, lifted(row)) : null)
  return why === null ? null : { key: row.key, what: shape?.what ?? row.key, why, row }
}

/** Drafts of the editor hold stat blocks; nothing else in here has had another shape yet. */
function lifted(row: SettingRow): unknown {
  const kind = settingShape(row.key)?.kind
  return kind ? liftedValue(kind, row.value, row) : row.value
}
