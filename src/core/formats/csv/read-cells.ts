import type { Side } from '../../engine/model/combatant'
import type { Tracked } from '../../engine/model/stat-block'
import type { DiceWorth } from '../../engine/system'
import type { Findings } from '../issues'
import { numberInText } from '../lenient-number'
import { LARGEST_NUMBER, LIMITS } from '../limits'
import { matchWord } from '../match-word'
import { foundText } from '../../model/wording'
import { quantityIn } from '../quantity'
import { guessedSide, sideIn } from '../sides'
import type { Cell } from './parse-table'

/** A whole number; null for an empty cell, undefined when it is refused. */
export function wholeNumber(
  cell: Cell,
  label: string,
  lowest: number,
  findings: Findings,
): number | null | undefined {
  const read = numberInText(cell.text)
  if (read.kind === 'empty') return null
  if (read.kind === 'dice') {
    const message = `${label} must be a whole number, found ${quoted(cell)}.`
    const edit = { start: cell.start, end: cell.end, text: String(read.average) }
    findings.error(cell, message, { fix: { label: `Use ${read.average}`, edit } })
    return undefined
  }
  const fits =
    read.kind === 'number' && Number.isInteger(read.value) && Math.abs(read.value) <= LARGEST_NUMBER
  if (!fits || read.value < lowest) {
    const from = lowest > -Infinity ? ` from ${lowest}` : ''
    findings.error(cell, `${label} must be a whole number${from}, found ${quoted(cell)}.`)
    return undefined
  }
  if (!/^[+-]?\d+$/.test(cell.text)) findings.warn(cell, `${label} ${quoted(cell)} is read as ${read.value}.`)
  return read.value
}

export function trackedNumber(cell: Cell, label: string, findings: Findings): Tracked | undefined {
  const untracked = ['nottracked', 'untracked', '-', '–', '—'].includes(
    cell.text.toLowerCase().replace(/\s/g, ''),
  )
  return untracked ? 'notTracked' : wholeNumber(cell, label, 0, findings)
}

/** What dice are worth by the rules, or null: then the cell is read as a number. */
export function diceWorth(
  cell: Cell,
  label: string,
  worth: DiceWorth | undefined,
  findings: Findings,
): number | null {
  const points = numberInText(cell.text).kind === 'dice' ? (worth?.points(cell.text) ?? null) : null
  if (worth && points !== null)
    findings.warn(cell, `${label} ${quoted(cell)} is read as ${points}: ${worth.words}.`)
  return points
}

/** A number of creatures, or dice that are rolled at the start. */
export function quantity(cell: Cell, findings: Findings): number | string | undefined {
  if (cell.text === '') return 1
  const read = quantityIn(cell.text)
  if (read !== null) return read
  const message = `How many must be a whole number up to ${LIMITS.members} or dice, found ${quoted(cell)}.`
  findings.error(cell, message)
  return undefined
}

const YES_NO = [
  { id: 'yes', names: ['y', 'true', '1', 'x', 'hidden'] },
  { id: 'no', names: ['n', 'false', '0', 'visible'] },
]

export function yesOrNo(cell: Cell, label: string, findings: Findings): boolean | undefined {
  if (cell.text === '') return false
  const answer = matchWord(cell.text, YES_NO)
  if (answer === null) findings.error(cell, `${label} must be yes or no, found ${quoted(cell)}.`)
  return answer === null ? undefined : answer === 'yes'
}

/** A word that says nothing about sides of ours is read as a foe, with a warning. */
export function side(cell: Cell, label: string, findings: Findings): Side | null {
  if (cell.text === '') return null
  const found = sideIn(cell.text)
  if (found === null) findings.warn(cell, guessedSide(label, quoted(cell), 'foe'))
  return found ?? 'foe'
}

export function text(cell: Cell, label: string, limit: number, findings: Findings): string | undefined {
  if (cell.text.length <= limit) return cell.text
  findings.error(cell, `${label} is longer than ${limit} characters.`)
  return undefined
}

function quoted(cell: Cell): string {
  return foundText(cell.text).replace(/^found /, '')
}
