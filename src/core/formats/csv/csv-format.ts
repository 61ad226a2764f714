import type { CombatantSeed } from '../../engine/model/seed'
import type { StatBlock } from '../../engine/model/stat-block'
import type { GameSystem } from '../../engine/system'
import type { ImportContext, ImportEntry, ImportFormat, ImportQuestion, ImportResult } from '../format'
import { Findings, IssueWriter } from '../issues'
import { LIMITS } from '../limits'
import { plain } from '../near-word'
import { shown } from '../../model/wording'
import { lineOf, sourceLine } from '../source-place'
import { firstLine, parseTable, type Table } from './parse-table'
import { readHeader, type Header } from './header'
import { readRow } from './read-row'
import { encounterOf, isRoster } from './roster'
import { rulesOf } from './rules-of-table'

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
    const cells = firstLine(text)
    if (cells.some((cell) => ['name', 'creature', 'monster'].includes(cell))) return 0.8
    return /\.(csv|tsv)$/i.test(name) && cells.length > 1 ? 0.3 : 0
  },
  read(text, context) {
    const table = parseTable(text)
    const cells = table.header?.cells ?? []
    if (cells.length > LIMITS.columns) {
      return refused('format/too-large', `The table has more than ${LIMITS.columns} columns.`, text)
    }
    const subject = cells.map((cell) => plain(cell.text)).join(' ')
    const answers = context.answers ?? context.remembered?.[subject] ?? {}
    const rules = rulesOf(cells, context, answers)
    if (!rules) return refused('format/no-system', 'Choose the rules system that this table is for.', text)
    const findings = new Findings()
    if (rules.guessed && rules.question) {
      const message = `Read for ${rules.system.label}: the columns don’t tell the rules. Say above if they are others.`
      findings.warn(table.header ?? { start: 0, end: 0 }, message)
    }
    const header = readHeader(cells, table.rows, rules.system, answers, findings)
    const questions = [...(rules.question ? [rules.question] : []), ...header.questions]
    const about = { subject, questions }
    return (
      refusalOf(table, header, text) ?? readTable(table, header, text, rules.system, context, findings, about)
    )
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
  { columns, twice }: Header,
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
  if (twice) return refused('format/column-twice', `Two columns are called ${twice.text}.`, text, twice)
  if (rows.length > LIMITS.statBlocks) {
    return refused('format/too-large', `The table has more than ${LIMITS.statBlocks} lines.`, text)
  }
  return rows.length === 0
    ? refused('format/nothing-inside', 'The table has a header and no lines.', text)
    : null
}

function readTable(
  table: Table,
  { columns }: Header,
  text: string,
  system: GameSystem,
  context: ImportContext,
  findings: Findings,
  about: { subject: string; questions: readonly ImportQuestion[] },
): ImportResult {
  const writer = new IssueWriter(text)
  const { seeds, entries } = readRows(table, columns, system, context, writer)
  const roster = isRoster(seeds, columns)
  if (!roster && entries.length > 0) {
    const message = `Nothing here has ${system.defence.label} or ${system.vitals[0]?.label ?? 'HP'}: it may be no list of creatures. Tick what you want of it.`
    findings.warn(table.header ?? { start: 0, end: 0 }, message)
  }
  const encounter = encounterOf(seeds, columns, entries.length, system, context)
  if (seeds.length > 0 && encounter.length === 0) {
    const message = `These are more than ${LIMITS.members} creatures: no encounter is made of them, only stat blocks.`
    findings.warn(table.header ?? { start: 0, end: 0 }, message)
  }
  writer.warn(findings)
  const { warnings, skipped } = writer
  return {
    ok: true,
    report: {
      formatId: 'csv',
      formatLabel: 'Table (CSV)',
      entries: [...entries, ...encounter].map((entry) => (roster ? entry : { ...entry, suggested: false })),
      warnings: [
        ...warnings.filter(({ entry }) => entry === undefined),
        ...warnings.filter(({ entry }) => entry),
      ],
      skipped,
      ...about,
    },
  }
}

const TOLD_EVERY = 100

/** A stat block per line; a tracker writes four equal goblins in four lines, and they share one. */
function readRows(
  { rows }: Table,
  columns: Header['columns'],
  system: GameSystem,
  context: ImportContext,
  writer: IssueWriter,
): { seeds: CombatantSeed[]; entries: ImportEntry[] } {
  const seeds: CombatantSeed[] = []
  const entries: ImportEntry[] = []
  const known = new Map<string, StatBlock>()
  for (const [place, row] of rows.entries()) {
    if (place % TOLD_EVERY === 0) context.progress?.(place / rows.length)
    const findings = new Findings()
    const seed = readRow(row, columns, system, context.newId, findings)
    if (findings.broken) {
      writer.skip(shown(seed.block.name) || 'Without a name', row, findings)
      continue
    }
    const same = JSON.stringify({ ...seed.block, id: '' })
    const block = known.get(same) ?? seed.block
    if (block === seed.block) {
      known.set(same, block)
      const entry = blockEntry(block, entries.length + 1, writer.where(row))
      writer.warn(findings, entry.id)
      entries.push(entry)
    }
    seeds.push({ ...seed, block, key: `${block.name} ${seeds.length + 1}` })
  }
  return { seeds, entries }
}

function blockEntry(block: StatBlock, place: number, where: string): ImportEntry {
  return {
    id: String(place),
    name: block.name,
    where,
    suggested: true,
    item: { kind: 'statBlock', value: block },
  }
}
