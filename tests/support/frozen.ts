import type { Batch } from '#core/history/journal'
import { lift } from '#core/model/versions/lift'
import type { RecordedJournal } from '#support/recorded-fight.ts'

const files = import.meta.glob('../fixtures/versions/*/*.json', { eager: true, import: 'default' })

/** What an earlier version wrote, as it wrote it. Never made anew. */
export function frozen(version: number, file: string): unknown {
  const found = files[`../fixtures/versions/${String(version)}/${file}.json`]
  if (found === undefined) throw new Error(`Version ${String(version)} left no ${file}`)
  return structuredClone(found)
}

/** A recorded fight of version 1: how it began, and the events of each step. */
export interface FrozenJournal {
  origin: { id: string; title: string; systemId: string }
  batches: readonly (readonly unknown[])[]
}

/** Its steps as version 1 kept them. */
export function frozenBatches({ batches }: FrozenJournal): object[] {
  return batches.map((events, place) => {
    const command = { type: 'endTurn' }
    return { seq: place + 1, label: 'a step', at: 0, round: '', command, lines: [], events }
  })
}

/** A recorded fight of version 1 as today's engine replays it. */
export function liftedJournal(name: string): RecordedJournal {
  const journal = frozen(1, `${name}.journal`) as FrozenJournal
  const batches = frozenBatches(journal).map((batch) => (lift('batch', batch, 1) as Batch).events)
  return { origin: lift('fight', journal.origin, 1) as RecordedJournal['origin'], batches }
}
