import type { ImportContext, ImportEntry, ImportReport, ImportResult } from '../format'
import { Findings, IssueWriter } from '../issues'
import { mayBeOurs, unknownText } from '../foreign'
import { JsonFault, parseJson, type Json, type JsonText, type Path } from '../json/parse-json'
import { LIMITS } from '../limits'
import { readinessOf } from '../readiness'
import { didYouMean } from '../near-word'
import { lift } from '../../model/versions/lift'
import { seedOf } from '../../engine/setup/seeding'
import type { StatBlock } from '../../engine/model/stat-block'
import { keptOut } from './kept-out'
import { ItemReader } from './item-reader'
import { ListedBlocks } from './listed-blocks'
import { readEncounter } from './read-encounter'
import { readParty } from './read-party'
import { readFight } from './read-fight'
import { readStatBlock } from './read-stat-block'
import { brokenJson, refusalOf } from './refusals'
import { spanAt, systemFor, type Reading } from './reading'
import { isObject } from './tidy'
import { pathText, shown } from '../../model/wording'
import { FORMAT, writtenDocument } from './written-document'

type Document = { [key: string]: Json }

/** Reads a file of ours. Never throws: a fault of the text is an answer. */
export function readDocument(text: string, context: ImportContext): ImportResult {
  if (!mayBeOurs(text)) return unknownText(text, context.name)
  let json: JsonText
  try {
    json = parseJson(text)
  } catch (error) {
    if (error instanceof JsonFault) return brokenJson(error, text)
    throw error
  }
  const refusal = isObject(json.value)
    ? refusalOf(json.value, json, text, context.name)
    : refusalOf({}, json, text, context.name)
  if (refusal) return refusal
  const { version } = json.value as { version: number }
  const document = lift('document', json.value, version) as Document
  return { ok: true, report: readSections(document, json, text, context) }
}

function readSections(
  document: Document,
  json: JsonText,
  text: string,
  context: ImportContext,
): ImportReport {
  const writer = new IssueWriter(text, true)
  const reading: Reading = {
    json,
    systems: context.systems,
    systemId: typeof document['system'] === 'string' ? document['system'] : null,
    newId: context.newId,
    writer,
    moved: new Map(),
    progress: (offset) => context.progress?.(offset / text.length),
  }
  const file = new Findings()
  for (const key of Object.keys(document)) warnOfKey(key, json, file)
  for (const span of json.repeated)
    file.warn(span, 'This key stands twice in one object; the last one counts.')
  const entries = readItems(document, reading, file)
  writer.warn(file)
  if (file.broken) writer.skip(context.name, json.spanOf([]), file)
  return {
    formatId: FORMAT,
    formatLabel: 'Turnkeeper file',
    entries,
    warnings: writer.warnings.filter(({ severity }) => severity === 'warning'),
    skipped: writer.skipped,
  }
}

function warnOfKey(key: string, json: JsonText, file: Findings): void {
  const known = Object.keys(writtenDocument.entries)
  if (known.includes(key) || key.startsWith('$') || key.startsWith('//')) return
  const message = `“${shown(key)}” is not a known key and is left out.${didYouMean(key, known)}`
  file.warn(json.spanOf([key]), message, { path: key })
}

function readItems(document: Document, reading: Reading, file: Findings): ImportEntry[] {
  const reader = new ItemReader(reading)
  const blocks = new ListedBlocks()
  const whyOut = keptOut(document)
  const list = (key: string, limit: number) => listOf(document, key, limit, reading, file)
  for (const [value, path] of list('statBlocks', LIMITS.statBlocks)) {
    readBlock(value, path, blocks, reader, whyOut(value))
  }
  const party = { values: list('party', LIMITS.members).map(([value]) => value), path: ['party'] }
  const nobody = { values: [], path: ['party'] }
  if (document['encounter'] !== undefined) {
    reader.read('encounter', document['encounter'], ['encounter'], (value, path, findings) =>
      readEncounter(value, path, party, blocks, reading, findings),
    )
  } else if (party.values.length > 0) {
    file.warn(spanAt(reading, ['party']), '"party" belongs to an encounter, and there is none: left out.')
  }
  for (const [value, path] of list('parties', LIMITS.parties)) {
    reader.read('party', value, path, (each, at, found) => readParty(each, at, blocks, reading, found))
  }
  for (const [value, path] of list('encounters', LIMITS.encounters)) {
    reader.read('encounter', value, path, (each, at, found) =>
      readEncounter(each, at, nobody, blocks, reading, found),
    )
  }
  const fights = document['fight'] === undefined ? [] : [[document['fight'], ['fight']] as const]
  for (const [value, path] of [...fights, ...list('fights', LIMITS.fights)]) {
    reader.read('fight', value, path, (each, at, found) => readFight(each, at, reading, found))
  }
  return reader.entries
}

function listOf(
  document: Document,
  key: string,
  limit: number,
  reading: Reading,
  file: Findings,
): [Json, Path][] {
  const value = document[key]
  if (value === undefined) return []
  if (Array.isArray(value) && value.length <= limit) return value.map((each, place) => [each, [key, place]])
  const why = Array.isArray(value) ? `has more than ${limit} entries` : 'must be a list in brackets'
  file.error(spanAt(reading, [key]), `${key} ${why}.`, { path: key })
  return []
}

function readBlock(
  value: Json,
  path: Path,
  blocks: ListedBlocks,
  reader: ItemReader,
  whyOut: string | null,
): void {
  const written = isObject(value) ? value : {}
  const readOne = (each: Json, at: Path, findings: Findings): StatBlock | null => {
    const system = systemFor(written['system'], at, reader.reading, findings)
    const read = system && readStatBlock(each, system, at, reader.reading, findings)
    if (whyOut !== null) findings.warn(spanAt(reader.reading, at), whyOut, { path: pathText(at) })
    if (read && !findings.broken) warnOfMissing(read, at, reader.reading, findings)
    return read
  }
  const offer = written['library'] === false ? 'no' : whyOut !== null ? 'unticked' : 'yes'
  const block = reader.read('statBlock', value, path, readOne, offer)
  const { id, name } = written
  blocks.add(typeof id === 'string' ? id : block?.id, typeof name === 'string' ? name : undefined, block)
}

function warnOfMissing(block: StatBlock, path: Path, reading: Reading, findings: Findings): void {
  const system = reading.systems.find(({ id }) => id === block.systemId)
  const seed = seedOf(block.id, block)
  for (const sentence of system ? readinessOf(seed, system) : []) {
    findings.warn(spanAt(reading, path), sentence, { path: pathText(path) })
  }
}
