import type { GameSystem } from '../../engine/system'
import type { Findings } from '../issues'
import type { Json, Path } from '../json/parse-json'
import { numberInText } from '../lenient-number'
import { matchWord } from '../match-word'
import { wordsOf } from '../system-words'
import { spanAt, type Reading } from './reading'
import { isObject } from './tidy'
import { pathText, shown } from '../../model/wording'

/** Dice for a maximum ("HP": "4d10") as the sum that the rules give for them; other rules are asked as ever. */
export function withDiceWorth(
  value: { [key: string]: Json },
  system: GameSystem,
  path: Path,
  reading: Reading,
  findings: Findings,
): { [key: string]: Json } {
  const { vitals } = value
  if (!isObject(vitals)) return value
  const read = Object.entries(vitals).map(([key, written]): [string, Json] => {
    const id = matchWord(key, wordsOf(system).vitals)
    const vital = system.vitals.find((each) => each.id === id)
    const isDice = typeof written === 'string' && numberInText(written).kind === 'dice'
    const points = isDice ? vital?.dice?.points(written) : undefined
    if (!isDice || !vital?.dice || points == null) return [key, written]
    const at = [...path, 'vitals', key]
    const message = `${vital.label} “${shown(written)}” is read as ${points}: ${vital.dice.words}.`
    findings.warn(spanAt(reading, at), message, { path: pathText(at) })
    return [key, points]
  })
  return { ...value, vitals: Object.fromEntries(read) }
}
