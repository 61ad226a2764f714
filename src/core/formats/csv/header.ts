import type { GameSystem } from '../../engine/system'
import { Findings } from '../issues'
import { didYouMean } from '../near-word'
import { shown } from '../native/wording'
import { columnNames, type Column } from './columns'
import type { Row } from './parse-table'

/** Columns that are left out or go elsewhere, said once. */
export function headerFindings(header: Row | null, columns: readonly Column[], system: GameSystem): Findings {
  const findings = new Findings()
  columns.forEach((column, place) => {
    const cell = header?.cells[place]
    if (!cell || cell.text === '') return
    if (column.holds === 'unknown') {
      const near = didYouMean(cell.text, columnNames(system))
      findings.warn(cell, `The column “${shown(cell.text)}” is not known and is left out.${near}`)
    }
    if (column.holds === 'initiative') {
      const { label, formula } = system.initiative
      findings.warn(cell, `${label} is ${formula} in these rules: “${shown(cell.text)}” goes into the notes.`)
    }
  })
  return findings
}
