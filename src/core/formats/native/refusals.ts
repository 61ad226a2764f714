/** Why a file of ours can't be used as a whole. */
import type { ImportResult } from '../format'
import type { JsonFault, Json, JsonText } from '../json/parse-json'
import { didYouMean } from '../near-word'
import { lineOf, placeOf, sourceLine } from '../source-place'
import { shown } from '../../model/wording'
import { versionOf } from '../../model/versions/lift'
import { VERSION } from '../../model/versions/steps'
import { FORMAT, KINDS, SECTIONS } from './written-document'

export function brokenJson(fault: JsonFault, text: string): ImportResult {
  const where = placeOf(text, fault.start)
  const source = sourceLine(text, fault.start, fault.end)
  const message = `The file is broken: ${fault.message}. Nothing was read.`
  return { ok: false, error: { code: 'format/broken', message, where, source } }
}

function refused(code: string, message: string, where: string): ImportResult {
  return { ok: false, error: { code, message, where } }
}

function notOurs(name: string): string {
  return `${name} is not an encounter file: the line "format": "${FORMAT}" is missing.`
}

/** Why the whole file can't be used, or null. */
export function refusalOf(
  document: { [key: string]: Json },
  json: JsonText,
  text: string,
  name: string,
): ImportResult | null {
  const at = (key: string): string => `Line ${lineOf(text, json.spanOf([key]).start)}`
  const { format, version, kind } = document
  if (format !== FORMAT) return refused('format/unknown', notOurs(name), '')
  if (typeof version === 'number' && version > VERSION) {
    const message = `${name} has format version ${version}; this Turnkeeper reads up to version ${VERSION}. A newer Turnkeeper reads it. Nothing was changed.`
    return refused('format/newer-version', message, at('version'))
  }
  if (version === undefined || versionOf(version) === null) {
    const message = `"version" must be a whole number from 1 to ${VERSION}, found ${version === undefined ? 'nothing' : shown(JSON.stringify(version))}.`
    return refused('format/bad-version', message, at('version'))
  }
  if (!KINDS.some((each) => each === kind)) {
    const found = typeof kind === 'string' ? `“${shown(kind)}”.${didYouMean(kind, KINDS)}` : 'nothing.'
    return refused(
      'format/unknown-kind',
      `"kind" must be one of ${KINDS.join(', ')}, found ${found}`,
      at('kind'),
    )
  }
  if (!SECTIONS.some((section) => document[section] !== undefined)) {
    return refused('format/nothing-inside', `${name} holds nothing to import.`, '')
  }
  return null
}
