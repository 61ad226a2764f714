import type { GameSystem } from '../../engine/system'
import type { Answers, ImportContext, ImportQuestion } from '../format'
import { matchWord } from '../match-word'
import { columnOf } from './columns'
import type { Cell } from './parse-table'

/** The rules that a table is read for, and how that is known. */
export interface TableRules {
  system: GameSystem
  /** Nobody said so, and the columns do not tell. */
  guessed: boolean
  question: ImportQuestion | null
}

/** The GM's answer; else what the columns speak of; else the rules that were chosen last; else the first. */
export function rulesOf(
  cells: readonly Cell[],
  { systems, systemId }: ImportContext,
  answers: Answers,
): TableRules | null {
  const byId = (id: string | undefined): GameSystem | undefined => systems.find((each) => each.id === id)
  const told = byId(answers['rules']) ?? toldBy(cells, systems)
  const system = told ?? byId(systemId) ?? systems[0]
  if (!system) return null
  const options = systems.map(({ id, label }) => ({ value: id, label }))
  const question = { id: 'rules', label: 'Rules of this table', options, answer: system.id }
  return { system, guessed: !told && !byId(systemId), question: systems.length > 1 ? question : null }
}

/** The rules that know more of the columns by their own words than any others do. */
function toldBy(cells: readonly Cell[], systems: readonly GameSystem[]): GameSystem | undefined {
  const scores = systems
    .map((system) => ({ system, score: cells.filter(({ text }) => isOwnWord(text, system)).length }))
    .sort((a, b) => b.score - a.score)
  const [best, next] = scores
  return best && best.score > (next?.score ?? 0) ? best.system : undefined
}

function isOwnWord(label: string, system: GameSystem): boolean {
  const { holds } = columnOf(label, system)
  if (holds === 'defence') return matchWord(label, [{ id: system.defence.label, names: [] }]) !== null
  return holds === 'stat' || holds === 'vital' || holds === 'present'
}
