import Dexie from 'dexie'
import {
  FightNotStored,
  type FightHead,
  type JournalStore,
  type LoadedFight,
} from '#core/history/journal-store'
import { brokenInvariants } from '#core/engine/invariants'
import { faultIn } from '#core/model/fault'
import { fightHead, storedFight } from '#core/model/journal'
import type { FightRow, TurnkeeperDatabase } from './database'
import { calledIn, Quarantine } from './quarantine'
import { readable, type Readable } from './readable'
import { faultOfStamp, liftedRow, stamped, type Stamped } from '#core/model/versions/stamp'

/** Journals on disk. One command is one row; what is written together is one transaction. */
export class FightRepository implements JournalStore {
  constructor(
    private readonly database: TurnkeeperDatabase,
    private readonly now: () => number,
    private readonly quarantine = new Quarantine(database, now),
  ) {}

  /** Newest change first. */
  async list(): Promise<FightHead[]> {
    const rows = await this.database.fights.toArray()
    const sound: FightHead[] = []
    for (const row of rows) {
      const why = faultOfStamp(row) ?? faultIn(fightHead, row)
      if (why === null) sound.push(headOf(row))
      else await this.putAside(row, why)
    }
    return sound.sort((a, b) => b.updatedAt - a.updatedAt)
  }

  create: JournalStore['create'] = async (row, { origin, batches }) => {
    const { fights, batches: table } = this.database
    await this.writing(async () => {
      await this.dropFrom(row.id, 0)
      await fights.put(stamped({ ...row, origin }))
      await table.bulkPut(batches.map((batch) => stamped({ ...batch, fightId: row.id })))
    })
  }

  append: JournalStore['append'] = async (row, added) => {
    const { batches } = this.database
    const fightId = row.id
    await this.writing(async () => {
      const [first] = added
      if (first) await this.dropFrom(fightId, first.seq)
      await batches.bulkPut(added.map((batch) => stamped({ ...batch, fightId })))
      await this.putHead(row)
    })
  }

  private async writing(act: () => Promise<void>): Promise<void> {
    const { fights, batches, quarantine } = this.database
    const tables = [fights, batches]
    const taken = await this.database.transaction('rw', [...tables, quarantine], async () => {
      const moved = await this.quarantine.takeWaiting(tables)
      await act()
      return moved
    })
    taken()
  }

  /** What can't be read is moved aside, never deleted; play goes on from the last sound batch. */
  load: JournalStore['load'] = async (id): Promise<LoadedFight | null> => {
    const stored = await this.database.fights.get(id)
    if (!stored) return null
    const row = liftedRow('fightRow', stored)
    const why = faultOfStamp(stored) ?? faultOf(row)
    if (why !== null) {
      await this.putAside(stored, why)
      return null
    }
    const { origin, ...head } = row
    const sound = readable(origin, await this.rowsOf(this.database.batches, id))
    const inForce = Math.min(head.head, sound.batches.length)
    return {
      row: { ...head, head: inForce },
      journal: { origin, batches: sound.batches, head: inForce },
      checkpoints: sound.checkpoints,
      troubles: await this.putStepsAside(row, sound),
    }
  }

  private async rowsOf<T extends { fightId: string }>(
    table: Dexie.Table<T, [string, number]>,
    id: string,
  ): Promise<T[]> {
    return table.where('[fightId+seq]').between([id, Dexie.minKey], [id, Dexie.maxKey]).toArray()
  }

  private async dropFrom(id: string, seq: number): Promise<void> {
    const range: [unknown, unknown] = [
      [id, seq],
      [id, Dexie.maxKey],
    ]
    await this.database.batches
      .where('[fightId+seq]')
      .between(...range)
      .delete()
  }

  private async putHead({ id, ...head }: FightHead): Promise<void> {
    const changed = await this.database.fights.update(id, head)
    if (changed === 0 && !(await this.database.fights.get(id))) throw new FightNotStored(id)
  }

  /** Whole, with its steps: without a beginning that can be read none of them can be played. */
  private async putAside(row: FightRow, why: string): Promise<void> {
    const { fights, batches } = this.database
    const { id } = row
    const steps = await this.rowsOf(batches, id)
    const faulty = { key: id, what: `Fight ${calledIn(row)}`, why, row: { ...row, batches: steps } }
    const gone = async (): Promise<void> => {
      await fights.delete(id)
      await batches.bulkDelete(steps.map(({ seq }) => [id, seq]))
    }
    await this.quarantine.take([faulty], [fights, batches], gone, id)
  }

  private async putStepsAside(fight: FightRow, { faulty, why }: Readable): Promise<string[]> {
    if (faulty.length === 0) return []
    const { batches } = this.database
    const of = `of ${calledIn(fight)}`
    const steps = faulty.map((row) => ({
      key: `${fight.id} ${String(row.seq)}`,
      what: `Step ${String(row.seq)} ${of}`,
      why,
      row,
    }))
    const keys = faulty.map(({ seq }): [string, number] => [fight.id, seq])
    await this.quarantine.take(steps, [batches], () => batches.bulkDelete(keys), fight.id)
    const count = faulty.length === 1 ? 'One step' : `${String(faulty.length)} steps`
    return [
      `${count} of this fight could not be read (${why}) and went into quarantine. The fight goes on before them.`,
    ]
  }
}

function headOf({ origin: _origin, v: _v, ...head }: FightRow & Stamped): FightHead {
  return head
}

/** Why a fight can't even begin, or null. */
function faultOf(row: FightRow): string | null {
  const fault = faultIn(storedFight, row) ?? brokenInvariants(row.origin)[0] ?? null
  if (fault !== null) return fault
  const { id, systemId, origin } = row
  return id === origin.id && systemId === origin.systemId ? null : 'its beginning belongs to another fight'
}
