import type { Findings } from '../issues'
import { setOwn, type Json, type Path } from '../json/parse-json'
import { matchWord } from '../match-word'
import type { SystemWords } from '../system-words'
import { spanAt, type Reading } from './reading'
import { isObject } from './tidy'
import { pathText } from '../../model/wording'

/**
 * People write "AR": 14, "HP": 22 and "SWI": 3 straight into a creature. Moves such keys to `defence`,
 * `vitals` and `stats`. A value given twice is an error. `stats` is [] where a creature has none of its own.
 */
export function liftLabels(
  value: { [key: string]: Json },
  known: readonly string[],
  words: Pick<SystemWords, 'vitals' | 'defence' | 'stats'>,
  path: Path,
  reading: Reading,
  findings: Findings,
): { [key: string]: Json } {
  const lifted: { [key: string]: Json } = {}
  for (const key of known) if (Object.hasOwn(value, key)) setOwn(lifted, key, value[key] ?? null)
  const into = (group: 'vitals' | 'stats'): { [key: string]: Json } => {
    const copy = isObject(lifted[group]) ? { ...lifted[group] } : {}
    lifted[group] = copy
    return copy
  }
  for (const [key, each] of Object.entries(value)) {
    if (known.includes(key)) continue
    const from = [...path, key]
    const vital = matchWord(key, words.vitals)
    const stat = vital === null ? matchWord(key, words.stats) : null
    if (vital !== null) move(into('vitals'), vital, each, from, [...path, 'vitals', vital], reading, findings)
    else if (stat !== null) move(into('stats'), stat, each, from, [...path, 'stats', stat], reading, findings)
    else if (matchWord(key, words.defence) !== null) {
      move(lifted, 'defence', each, from, [...path, 'defence'], reading, findings)
    } else setOwn(lifted, key, each)
  }
  return lifted
}

function move(
  into: { [key: string]: Json },
  key: string,
  value: Json,
  from: Path,
  to: Path,
  reading: Reading,
  findings: Findings,
): void {
  if (Object.hasOwn(into, key)) return twice(from, reading, findings)
  setOwn(into, key, value)
  reading.moved.set(pathText(to), from)
}

function twice(path: Path, reading: Reading, findings: Findings): void {
  findings.error(spanAt(reading, path), `${pathText(path.slice(-1))} is given twice.`, {
    path: pathText(path),
  })
}
