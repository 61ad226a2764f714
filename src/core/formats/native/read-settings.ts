import type { Settings } from '../../engine/model/fight'
import type { GameSystem, SettingDefinition } from '../../engine/system'
import type { Findings } from '../issues'
import type { Path } from '../json/parse-json'
import { wordsOf } from '../system-words'
import { knownWord } from './known-words'
import { spanAt, type Reading } from './reading'
import { pathText } from '../../model/wording'

/** House rules that fit. One with a value that it can't have is named, and the usual rule applies. */
export function readSettings(
  written: Settings,
  system: GameSystem,
  path: Path,
  reading: Reading,
  findings: Findings,
): Settings {
  const entries = Object.entries(written).flatMap(([key, value]) => {
    const at = [...path, key]
    const id = knownWord(key, wordsOf(system).settings, 'house rule', at, { reading, findings })
    const definition = system.settings.find((each) => each.id === id)
    if (!definition || suits(definition, value)) return [[id, value] as const]
    const message = `${key} can’t be ${JSON.stringify(value)}: the usual rule applies.`
    findings.warn(spanAt(reading, at), message, { path: pathText(at) })
    return []
  })
  return Object.fromEntries(entries)
}

function suits({ kind, choices, initial }: SettingDefinition, value: Settings[string]): boolean {
  if (value === initial) return true
  if (kind === 'switch') return typeof value === 'boolean'
  if (kind === 'number') return typeof value === 'number' || value === null
  return choices.some((choice) => choice.value === value)
}
