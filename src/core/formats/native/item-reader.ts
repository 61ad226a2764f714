import type { ImportEntry, ImportedItem } from '../format'
import { Findings, type Span } from '../issues'
import type { Json, Path } from '../json/parse-json'
import { spanAt, type Reading } from './reading'
import { isObject } from './tidy'
import { pathText, shown } from '../../model/wording'

const TOLD_EVERY = 100

/** `no`: only read. `unticked`: offered, but not ticked by default. */
type Offer = 'yes' | 'unticked' | 'no'
type Reader<T> = (value: Json, path: Path, findings: Findings) => T | null

/** Reads item by item; each becomes an entry or is skipped with its reasons. */
export class ItemReader {
  readonly entries: ImportEntry[] = []
  private readonly ids = new Set<string>()
  private done = 0

  constructor(readonly reading: Reading) {}

  read<K extends ImportedItem['kind'], T extends Extract<ImportedItem, { kind: K }>['value']>(
    kind: K,
    value: Json,
    path: Path,
    read: Reader<T>,
    offer: Offer = 'yes',
  ): T | null {
    const { writer, progress } = this.reading
    const findings = new Findings()
    const span: Span = spanAt(this.reading, path)
    if (progress && this.done++ % TOLD_EVERY === 0) progress(span.start)
    const written = read(value, path, findings)
    const item = written && offer !== 'no' ? this.withOwnId(kind, written, path, findings) : written
    if (!item || findings.broken) {
      writer.skip(nameOf(value, path), span, findings)
      return null
    }
    const id = String(this.entries.length + 1)
    writer.warn(findings, offer === 'no' ? undefined : id)
    if (offer === 'no') return written
    const name = 'title' in item ? item.title : item.name
    const entry = { kind, value: item } as unknown as ImportedItem
    this.entries.push({ id, name, where: writer.where(span), suggested: offer === 'yes', item: entry })
    return written
  }

  /** Two things of one id would overwrite each other when they are saved. */
  private withOwnId<T extends ImportedItem['value']>(
    kind: string,
    item: T,
    path: Path,
    findings: Findings,
  ): T {
    const key = `${kind} ${item.id}`
    if (!this.ids.has(key)) {
      this.ids.add(key)
      return item
    }
    const message = `The id “${shown(item.id)}” is used twice in this file; this one gets another.`
    findings.warn(spanAt(this.reading, [...path, 'id']), message, { path: pathText([...path, 'id']) })
    const id = this.reading.newId(kind)
    if (!('journal' in item)) return { ...item, id }
    return { ...item, id, journal: { ...item.journal, origin: { ...item.journal.origin, id } } }
  }
}

function nameOf(value: Json, path: Path): string {
  const { name, title } = isObject(value) ? value : {}
  const given = [name, title].find((each) => typeof each === 'string' && each.trim() !== '')
  return typeof given === 'string' ? shown(given) : pathText(path)
}
