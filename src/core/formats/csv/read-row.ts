import type { CombatantSeed } from '../../engine/model/seed'
import type { StatBlock, Tracked } from '../../engine/model/stat-block'
import type { NewId } from '../../engine/model/ids'
import type { GameSystem } from '../../engine/system'
import { bareSeed } from '../../engine/setup/seeding'
import { strangeTotal } from '../../engine/strange-total'
import type { Findings } from '../issues'
import { LIMITS } from '../limits'
import { readinessOf } from '../readiness'
import type { Column } from './columns'
import type { Cell, Row } from './parse-table'
import * as cells from './read-cells'

interface Draft {
  system: GameSystem
  block: { -readonly [K in keyof StatBlock]: StatBlock[K] }
  stats: Record<string, number | null>
  vitals: Record<string, Tracked>
  seed: { -readonly [K in keyof CombatantSeed]: CombatantSeed[K] }
  side: 'ally' | 'foe' | null
}

type ReadCell = (draft: Draft, cell: Cell, column: Column, findings: Findings) => void

/** One reader per kind of column: a new kind does not compile until it has one. */
const readers: { [H in Column['holds']]: ReadCell } = {
  name: ({ block }, cell, _column, findings) => {
    if (cell.text === '') findings.error(cell, 'The name is missing.')
    block.name = cells.text(cell, 'The name', LIMITS.name, findings) ?? ''
  },
  quantity: ({ seed }, cell, _column, findings) => {
    seed.quantity = cells.quantity(cell, findings) ?? 1
  },
  kind: ({ block }, cell, { label }, findings) => {
    block.kind = cells.text(cell, label, LIMITS.name, findings) ?? ''
  },
  tags: ({ block }, cell) => {
    block.tags = cell.text.split(/[,;|]/).flatMap((tag) => tag.trim() || [])
  },
  source: ({ block }, cell, { label }, findings) => {
    block.source = cells.text(cell, label, LIMITS.name, findings) ?? ''
  },
  defence: ({ block }, cell, { label }, findings) => {
    block.defence = cells.trackedNumber(cell, label, findings) ?? null
  },
  vital: ({ vitals, system }, cell, column, findings) => {
    if (column.holds !== 'vital') return
    const worth = system.vitals.find(({ id }) => id === column.id)?.dice
    const value =
      cells.diceWorth(cell, column.label, worth, findings) ??
      cells.trackedNumber(cell, column.label, findings)
    if (value != null) vitals[column.id] = value
  },
  stat: ({ stats }, cell, column, findings) => {
    const value = cells.wholeNumber(cell, column.label, -Infinity, findings)
    if (column.holds === 'stat' && value != null) stats[column.id] = value
  },
  initiative: ({ seed }, cell, { label }, findings) => {
    const value = cells.wholeNumber(cell, label, -Infinity, findings)
    if (value != null) seed.notes = `${label} ${value < 0 ? '' : '+'}${value}`
  },
  total: ({ seed }, cell, { label }, findings) => {
    const value = cells.wholeNumber(cell, label, -Infinity, findings)
    if (value == null) return
    const question = strangeTotal(value)
    if (question) findings.warn(cell, `${label} ${value}: ${question}`)
    seed.totals = [value]
  },
  present: ({ seed }, cell, column, findings) => {
    const value = cells.wholeNumber(cell, column.label, -Infinity, findings)
    if (column.holds !== 'present' || value == null) return
    seed.carried = { vitals: { ...seed.carried.vitals, [column.id]: value } }
  },
  side: (draft, cell, { label }, findings) => {
    // Where another column says friend or foe, a team's name needs no guess.
    draft.side ??= cells.side(cell, label, findings)
  },
  friendly: (draft, cell, { label }, findings) => {
    if (cell.text === '') return
    draft.side = cells.yesOrNo(cell, label, findings) ? 'ally' : 'foe'
  },
  player: ({ seed }, cell, { label }, findings) => {
    seed.player = cells.text(cell, label, LIMITS.name, findings) ?? ''
  },
  hidden: ({ seed }, cell, { label }, findings) => {
    seed.hidden = cells.yesOrNo(cell, label, findings) ?? false
  },
  alias: ({ seed }, cell, { label }, findings) => {
    seed.alias = cells.text(cell, label, LIMITS.name, findings) || null
  },
  notes: ({ block }, cell, { label }, findings) => {
    const more = cells.text(cell, label, LIMITS.text, findings) ?? ''
    block.notes = [block.notes, more].filter((each) => each !== '').join('\n')
  },
  unknown: () => undefined,
}

/** The creature of one line; what is wrong with it stands in the findings. */
export function readRow(
  row: Row,
  columns: readonly Column[],
  system: GameSystem,
  newId: NewId,
  findings: Findings,
): CombatantSeed {
  const seed = bareSeed('', '', system.id)
  const block = { ...seed.block, id: newId('block'), defence: null }
  const draft: Draft = { system, block, stats: {}, vitals: {}, seed: { ...seed }, side: null }
  const take = (column: Column, place: number): void =>
    readers[column.holds](
      draft,
      row.cells[place] ?? { text: '', start: row.end, end: row.end },
      column,
      findings,
    )
  columns.forEach((column, place) => column.holds === 'friendly' && take(column, place))
  columns.forEach((column, place) => column.holds !== 'friendly' && take(column, place))
  const extra = row.cells.slice(columns.length).find(({ text }) => text !== '')
  if (extra) findings.error(extra, `This line has ${row.cells.length} fields, the header ${columns.length}.`)
  const { player } = draft.seed
  const read: CombatantSeed = {
    ...draft.seed,
    block: { ...draft.block, stats: draft.stats, vitals: draft.vitals },
    side: draft.side ?? (player === '' ? 'foe' : 'ally'),
  }
  if (!findings.broken) warnOfMissing(read, row, columns, system, findings)
  return read
}

/** Underlines the empty cell where there is one. */
function warnOfMissing(
  seed: CombatantSeed,
  row: Row,
  columns: readonly Column[],
  system: GameSystem,
  findings: Findings,
): void {
  for (const sentence of readinessOf(seed, system)) {
    const place = columns.findIndex((column) => {
      const what = column.holds === 'defence' ? system.defence.label : labelOf(column, system)
      return what !== null && sentence.startsWith(`${what} `)
    })
    findings.warn(row.cells[place] ?? row, sentence)
  }
}

function labelOf(column: Column, system: GameSystem): string | null {
  if (column.holds !== 'vital') return null
  return system.vitals.find(({ id }) => id === column.id)?.label ?? null
}
