import Dexie from 'dexie'
import type { ImportedItem, WrittenFight } from '#core/formats/format'
import type { TurnkeeperDatabase } from './database'
import { Quarantine } from './quarantine'
import { liftedRow, stamped } from '#core/model/versions/stamp'

/** Copying thousands of rows for the disk at once would hold the window up. */
const AT_ONCE = 250

async function inSlices<T>(
  items: readonly T[],
  put: (some: readonly T[]) => PromiseLike<unknown>,
): Promise<void> {
  for (let from = 0; from < items.length; from += AT_ONCE) await put(items.slice(from, from + AT_ONCE))
}

/** Saves what the GM chose from an import. Touches nothing that the choice does not name. */
export class ImportRepository {
  constructor(
    private readonly database: TurnkeeperDatabase,
    private readonly now: () => number,
    private readonly quarantine = new Quarantine(database, now),
  ) {}

  /** One transaction over all tables: everything is saved, or nothing. An equal id is overwritten. */
  async save(items: readonly ImportedItem[]): Promise<void> {
    const { encounters, statBlocks, parties, fights, batches } = this.database
    const marks = { deletedAt: 0, updatedAt: this.now() }
    const of = <K extends ImportedItem['kind']>(kind: K) =>
      items.filter((item): item is Extract<ImportedItem, { kind: K }> => item.kind === kind)
    const tables = [encounters, statBlocks, parties, fights, batches]
    const taken = await this.database.transaction('rw', [...tables, this.database.quarantine], async () => {
      const moved = await this.quarantine.takeWaiting(tables)
      await inSlices(of('statBlock'), (some) =>
        statBlocks.bulkPut(some.map(({ value }) => stamped({ ...value, ...marks }))),
      )
      await inSlices(of('party'), (some) =>
        parties.bulkPut(some.map(({ value }) => stamped({ ...value, ...marks }))),
      )
      await inSlices(of('encounter'), (some) =>
        encounters.bulkPut(some.map(({ value }) => stamped({ ...value, ...marks }))),
      )
      for (const { value } of of('fight')) await this.putFight(value, marks.updatedAt)
      return moved
    })
    taken()
  }

  /** Those of these fights that are on disk, ended ones too, to see whether a file brings anything new. */
  async fightsOf(ids: readonly string[]): Promise<WrittenFight[]> {
    const { fights, batches } = this.database
    const rows = await fights.bulkGet([...ids])
    const known = rows.filter((row) => row !== undefined)
    return Promise.all(
      known.map(async (row) => {
        const { id, title, systemId, status, head, origin } = liftedRow('fightRow', row)
        const range: [unknown, unknown] = [
          [id, Dexie.minKey],
          [id, Dexie.maxKey],
        ]
        const stored = await batches
          .where('[fightId+seq]')
          .between(...range)
          .toArray()
        const played = stored.map((each) => {
          const { fightId: _fightId, ...batch } = liftedRow('batch', each)
          return batch
        })
        return { id, title, systemId, ended: status === 'ended', journal: { origin, batches: played, head } }
      }),
    )
  }

  /** What the fight of this id had before would be read as its own. */
  private async putFight(
    { id, title, systemId, ended, journal }: WrittenFight,
    updatedAt: number,
  ): Promise<void> {
    const { fights, batches } = this.database
    const rows: [unknown, unknown] = [
      [id, Dexie.minKey],
      [id, Dexie.maxKey],
    ]
    await batches
      .where('[fightId+seq]')
      .between(...rows)
      .delete()
    const { origin, head } = journal
    const status = ended ? ('ended' as const) : ('open' as const)
    await fights.put(stamped({ id, title, systemId, status, head, updatedAt, origin }))
    await batches.bulkPut(journal.batches.map((batch) => stamped({ ...batch, fightId: id })))
  }
}
