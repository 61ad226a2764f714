/** What could not be read, as a file: mended by hand, it can be imported; what belongs to no list stands beside. */
import { liftedRow } from '../../model/versions/stamp'
import type { Kind } from '../../model/versions/step'
import { VERSION } from '../../model/versions/steps'
import { FORMAT } from './written-document'

export interface PutAside {
  what: string
  why: string
  /** The table it was in. */
  table: string
  row: unknown
}

type Row = Record<string, unknown>

const KINDS = {
  statBlocks: 'statBlock',
  parties: 'party',
  encounters: 'encounter',
  fights: 'fightRow',
} as const
const SECTIONS = Object.keys(KINDS) as (keyof typeof KINDS)[]

export function writePutAside(things: readonly PutAside[]): string {
  const sections = SECTIONS.map(
    (section) => [section, things.filter(({ table }) => table === section)] as const,
  )
  const listed = sections.filter(([, rows]) => rows.length > 0)
  const beside = things.filter(({ table }) => !SECTIONS.some((section) => section === table))
  const document = {
    format: FORMAT,
    version: VERSION,
    kind: 'everything',
    '// why': things.map(({ what, why }) => `${what}: ${why}`),
    ...Object.fromEntries(
      listed.map(([section, rows]) => [section, rows.map(({ row }) => written(row as Row, KINDS[section]))]),
    ),
    ...(beside.length === 0 ? {} : { '// beside': beside.map(({ what, row }) => ({ what, row })) }),
  }
  return `${JSON.stringify(document, null, 2)}\n`
}

/** As this version writes it, whichever wrote the row. */
function written(row: Row, kind: Kind): Row {
  const { deletedAt: _deletedAt, updatedAt: _updatedAt, systemId, ...rest } = liftedRow(kind, row)
  const all: Row = { ...rest, system: systemId }
  if (kind === 'fightRow') return fight(all)
  return { ...all, ...listed(all, 'members', member), ...listed(all, 'waves', wave) }
}

function listed(row: Row, key: string, write: (each: Row) => Row): Row {
  const list: unknown = row[key]
  return Array.isArray(list) ? { [key]: list.map(write) } : {}
}

function fight({ origin, batches, head, status, ...rest }: Row): Row {
  const steps = Array.isArray(batches)
    ? batches.map((row: Row) => {
        const { fightId: _fightId, ...batch } = liftedRow('batch', row)
        return batch
      })
    : batches
  return { ...rest, ended: status === 'ended', journal: { origin, batches: steps, head } }
}

function wave({ seeds, ...rest }: Row): Row {
  return { ...rest, members: Array.isArray(seeds) ? seeds.map(member) : seeds }
}

/** As files carry one: what the encounter changes stands beside the block. */
function member(seed: Row): Row {
  const { block, overrides, ...rest } = seed
  const { systemId, ...own } = (block ?? {}) as Row
  return { block: { ...own, system: systemId }, ...(overrides as Row | undefined), ...rest }
}
