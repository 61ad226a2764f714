import type { CombatantSeed } from '../../engine/model/seed'
import type { GameSystem } from '../../engine/system'
import type { ImportContext, ImportEntry, ImportFormat, ImportResult } from '../format'
import { Findings, IssueWriter } from '../issues'
import { LIMITS } from '../limits'
import { shown } from '../native/wording'
import { lineOf, sourceLine } from '../source-place'
import { columnOf, type Column } from './columns'
import { parseTable, separatorOf, type Table } from './parse-table'
import { headerFindings } from './header'
import { readRow } from './read-row'
import { encounterOf } from './roster'

/**
 * A roster as a table: one line per kind of creature, a header line that names the columns. Gives a stat
 * block per line and one encounter with all of them.
 */
export const csvFormat: ImportFormat = {
  id: 'csv',
  label: 'Table (CSV)',
  extensions: ['csv', 'tsv', 'txt'],
  detect(text, name) {
    if (/^\s*[[{<]/.test(text)) return 0
    const [first = ''] = text.trimStart().split(/\r?\n/, 1)
    const cells = first.split(separatorOf(first)).map((cell) => cell.replaceAll('"', '').trim().toLowerCase())
    if (cells.some((cell) => ['name', 'creature', 'monster'].includes(cell))) return 0.8
    return /\.(csv|tsv)$/i.test(name) && cells.length > 1 ? 0.3 : 0
  },
  read(text, context) {
    const system = context.systems.find(({ id }) => id === context.systemId)
    if (!system) return refused('format/no-system', 'Choose the rules system that this table is for.', text)
    const table = parseTable(text)
    const columns = table.header?.cells.map((cell) => columnOf(cell.text, system)) ?? []
    return refusalOf(table, columns, text) ?? readTable(table, columns, text, system, context)
  },
}

function refused(
  code: string,
  message: string,
  text: string,
  span?: { start: number; end: number },
): ImportResult {
  const place = span
    ? { where: `Line ${lineOf(text, span.start)}`, source: sourceLine(text, span.start, span.end) }
    : { where: '' }
  return { ok: false, error: { code, message, ...place } }
}

function refusalOf(
  { header, rows, openQuote }: Table,
  columns: readonly Column[],
  text: string,
): ImportResult | null {
  if (openQuote !== null) {
    const span = { start: openQuote, end: openQuote + 1 }
    return refused('format/broken', 'A quote is opened here and never closed.', text, span)
  }
  if (!header || !columns.some(({ holds }) => holds === 'name')) {
    const message = 'The first line must name the columns, and one of them must be called name.'
    return refused('format/no-header', message, text, header ?? { start: 0, end: 0 })
  }
  const twice = columns.findIndex((column, place) =>
    columns.slice(0, place).some((each) => same(each, column)),
  )
  const cell = header.cells[twice]
  if (cell) return refused('format/column-twice', `Two columns hold ${cell.text}.`, text, cell)
  if (rows.length > LIMITS.statBlocks) {
    return refused('format/too-large', `The table has more than ${LIMITS.statBlocks} lines.`, text)
  }
  return rows.length === 0
    ? refused('format/nothing-inside', 'The table has a header and no lines.', text)
    : null
}

function same(one: Column, other: Column): boolean {
  const ids = 'id' in one && 'id' in other ? one.id === other.id : true
  return one.holds !== 'unknown' && one.holds === other.holds && ids
}

function readTable(
  table: Table,
  columns: readonly Column[],
  text: string,
  system: GameSystem,
  context: ImportContext,
): ImportResult {
  const writer = new IssueWriter(text)
  writer.warn(headerFindings(table.header, columns, system))
  const seeds: CombatantSeed[] = []
  const entries: ImportEntry[] = []
  for (const row of table.rows) {
    const findings = new Findings()
    const seed = readRow(row, columns, system, context.newId, findings)
    if (findings.broken) {
      writer.skip(shown(seed.block.name) || 'Without a name', row, findings)
      continue
    }
    const entry = blockEntry(seed, entries.length + 1, writer.where(row))
    writer.warn(findings, entry.id)
    entries.push(entry)
    seeds.push({ ...seed, key: `${entry.name} ${entry.id}` })
  }
  const encounter = encounterOf(seeds, columns, entries.length, system, context)
  const { warnings, skipped } = writer
  return {
    ok: true,
    report: {
      formatId: 'csv',
      formatLabel: 'Table (CSV)',
      entries: [...entries, ...encounter],
      warnings,
      skipped,
    },
  }
}

function blockEntry({ block }: CombatantSeed, place: number, where: string): ImportEntry {
  return {
    id: String(place),
    name: block.name,
    where,
    suggested: true,
    item: { kind: 'statBlock', value: block },
  }
}
