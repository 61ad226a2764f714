import type { NewId } from '../../engine/model/ids'
import type { GameSystem } from '../../engine/system'
import type { Findings, IssueWriter, Span } from '../issues'
import type { Json, JsonText, Path } from '../json/parse-json'
import { didYouMean } from '../near-word'
import type { Tidying } from './tidy'
import { foundText, pathText } from '../../model/wording'

/** Everything the readers of one file share. */
export interface Reading {
  json: JsonText
  systems: readonly GameSystem[]
  /** System of the file; null when it names none. */
  systemId: string | null
  newId: NewId
  writer: IssueWriter
  /** Where a value stood before it was moved to its proper key, by its proper path. */
  moved: Map<string, Path>
  /** Told at which offset of the text the reading is. */
  progress?: (offset: number) => void
}

export function tidyingOf(reading: Reading, findings: Findings): Tidying {
  return {
    findings,
    spanOf: (path) => spanAt(reading, path),
    written: (path) => reading.moved.get(pathText(path)) ?? path,
  }
}

export function spanAt({ json, moved }: Reading, path: Path): Span {
  return json.spanOf(moved.get(pathText(path)) ?? path)
}

/** The rules system an item is for; adds an error when there is none. */
export function systemFor(
  written: Json | undefined,
  path: Path,
  reading: Reading,
  findings: Findings,
): GameSystem | null {
  const id = written ?? reading.systemId
  const system = reading.systems.find((each) => each.id === id)
  if (system) return system
  const ids = reading.systems.map((each) => each.id)
  const message =
    typeof id === 'string'
      ? `The rules system “${id}” is not known.${didYouMean(id, ids)}`
      : `No rules system is named. Write "system": "${ids[0] ?? ''}" or another of ${ids.join(', ')}.`
  findings.error(spanAt(reading, [...path, 'system']), message, { path: pathText([...path, 'system']) })
  return null
}

/** A list, [] when it may be left out and is, or null. */
export function listAt(
  value: Json | undefined,
  path: Path,
  optional: boolean,
  reading: Reading,
  findings: Findings,
): readonly Json[] | null {
  if (Array.isArray(value)) return value
  if (value === undefined && optional) return []
  const message = `${pathText(path.slice(-1))} must be a list in brackets, ${foundText(value)}.`
  findings.error(spanAt(reading, path), message, { path: pathText(path) })
  return null
}
