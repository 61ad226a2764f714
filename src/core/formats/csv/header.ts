import type { GameSystem } from '../../engine/system'
import type { Answers, ImportQuestion } from '../format'
import type { Findings } from '../issues'
import { numberInText } from '../lenient-number'
import { didYouMean, plain } from '../near-word'
import { shown } from '../../model/wording'
import { bonusColumn, columnNames, columnOf, type Column } from './columns'
import type { Cell, Row } from './parse-table'

/** A header as it is read: one column a field, what was guessed, and what the GM may answer otherwise. */
export interface Header {
  columns: Column[]
  questions: ImportQuestion[]
  /** Fields that hold what an earlier one holds already, under the very same name. */
  twice: Cell | null
}

/** Goes over the header once; guesses and columns that are left out stand in the findings. */
export function readHeader(
  cells: readonly Cell[],
  rows: readonly Row[],
  system: GameSystem,
  answers: Answers,
  findings: Findings,
): Header {
  const read = cells.map((cell) => columnOf(cell.text, system))
  const known = new Map<string, Cell>()
  const questions: ImportQuestion[] = []
  let twice: Cell | null = null
  const columns = cells.map((cell, place): Column => {
    const column = settled(cell, place, { read, cells, rows, system, answers, findings, questions })
    warnOfColumn(cell, column, system, findings)
    const before = known.get(meaningOf(column))
    if (!before || column.holds === 'notes' || column.holds === 'unknown') {
      known.set(meaningOf(column), cell)
      return column
    }
    if (plain(before.text) === plain(cell.text)) twice ??= cell
    else {
      const message = `“${shown(cell.text)}” is taken for the same as “${shown(before.text)}”, which counts: left out.`
      findings.warn(cell, message)
    }
    return { holds: 'unknown', label: cell.text }
  })
  return { columns, questions, twice }
}

interface Place {
  read: readonly (Column & { bare?: true })[]
  cells: readonly Cell[]
  rows: readonly Row[]
  system: GameSystem
  answers: Answers
  findings: Findings
  questions: ImportQuestion[]
}

function meaningOf(column: Column): string {
  return 'id' in column ? `${column.holds} ${column.id}` : column.holds
}

/** "HP" beside "Max HP" is what is left of it; "initiative" beside "initiative bonus" is what was rolled. */
function settled(cell: Cell, place: number, header: Place): Column {
  const { read, cells, findings } = header
  const column = read[place] ?? { holds: 'unknown', label: cell.text }
  if (!column.bare) return column
  const { bare: _bare, ...plainColumn } = column
  const other = cells[read.findIndex((each) => !each.bare && meaningOf(each) === meaningOf(column))]
  if (column.holds === 'vital') {
    if (!other) return plainColumn
    findings.warn(cell, `“${shown(cell.text)}” beside “${shown(other.text)}” is read as what is left of it.`)
    return { holds: 'present', id: column.id, label: cell.text }
  }
  if (!other) return askedInitiative(cell, place, header)
  findings.warn(
    cell,
    `“${shown(cell.text)}” beside “${shown(other.text)}” is read as the total that was rolled.`,
  )
  return { holds: 'total', label: cell.text }
}

/** No creature adds as much to its roll, or takes as much off. */
const LARGEST_BONUS = 12
const LOWEST_BONUS = -6

function askedInitiative(
  cell: Cell,
  place: number,
  { rows, system, answers, findings, questions }: Place,
): Column {
  const odd = rows.map((row) => row.cells[place]?.text ?? '').find(isNoBonus)
  const answer = answers['initiative'] ?? (odd === undefined ? 'bonus' : 'total')
  const { label } = system.initiative
  questions.push({
    id: 'initiative',
    label: `The column “${shown(cell.text)}” holds`,
    options: [
      { value: 'bonus', label: 'What is added to the roll' },
      { value: 'total', label: 'Rolled totals' },
    ],
    answer,
  })
  if (odd !== undefined && answers['initiative'] === undefined) {
    const message = `“${shown(cell.text)}” holds ${shown(odd)}, so it is read as rolled totals of ${label}. Say above if it is what is added to the roll.`
    findings.warn(cell, message)
  }
  return answer === 'total' ? { holds: 'total', label: cell.text } : bonusColumn(cell.text, system)
}

function isNoBonus(text: string): boolean {
  const read = numberInText(text)
  return read.kind === 'number' && (read.value > LARGEST_BONUS || read.value < LOWEST_BONUS)
}

/** Columns that are left out or go elsewhere, said once. */
function warnOfColumn(cell: Cell, column: Column, system: GameSystem, findings: Findings): void {
  if (cell.text === '') return
  if (column.holds === 'unknown') {
    const near = didYouMean(cell.text, columnNames(system))
    findings.warn(cell, `The column “${shown(cell.text)}” is not known and is left out.${near}`)
  }
  if (column.holds === 'initiative') {
    const { label, formula } = system.initiative
    findings.warn(cell, `${label} is ${formula} in these rules: “${shown(cell.text)}” goes into the notes.`)
  }
}
