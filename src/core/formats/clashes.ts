/** Entries of a report that are in the library already: what the GM is asked, and what is saved then. */
import type { NewId } from '../engine/model/ids'
import type { ImportEntry, ImportedItem } from './format'
import { sameValue } from './same-value'

export interface Clash {
  entry: ImportEntry
  /** What it clashes with: in the library, or earlier in the same file. */
  existing: ImportedItem
  where: 'library' | 'file'
  by: 'id' | 'name'
  /** Nothing but the id differs, so that skipping loses nothing. */
  equal: boolean
}

export type ClashChoice = 'skip' | 'replace' | 'keepBoth'

/** By entry id. */
export type ClashChoices = Readonly<Record<string, ClashChoice>>

export interface ImportPlan {
  /** For one transaction. A value whose id is in the library replaces that one. */
  save: readonly ImportedItem[]
  added: readonly ImportEntry[]
  replaced: readonly ImportEntry[]
  skipped: readonly ImportEntry[]
}

export function nameOf(item: ImportedItem): string {
  return 'title' in item.value ? item.value.title : item.value.name
}

/** Equal ids always clash; equal names only with the library, where one of them came first. */
export function findClashes(entries: readonly ImportEntry[], library: readonly ImportedItem[]): Clash[] {
  const byId = new Map(library.map((item) => [idKey(item), item]))
  const byName = new Map(library.map((item) => [nameKey(item), item]))
  const inFile = new Map<string, ImportedItem>()
  return entries.flatMap((entry) => {
    const { item } = entry
    const earlier = inFile.get(idKey(item))
    const sameId = byId.get(idKey(item))
    const existing = earlier ?? sameId ?? byName.get(nameKey(item))
    if (!earlier) inFile.set(idKey(item), item)
    if (!existing) return []
    const where = earlier ? ('file' as const) : ('library' as const)
    const by = (earlier ?? sameId) ? ('id' as const) : ('name' as const)
    return [
      { entry, existing, where, by, equal: sameValue(withId(item, existing.value.id).value, existing.value) },
    ]
  })
}

/** What happens when the GM is not asked: nothing is lost. */
export function defaultChoice({ equal }: Clash): ClashChoice {
  return equal ? 'skip' : 'keepBoth'
}

/** `entries` are those that the GM has ticked; `clashes` those found among them. */
export function planImport(
  entries: readonly ImportEntry[],
  clashes: readonly Clash[],
  choices: ClashChoices,
  library: readonly ImportedItem[],
  newId: NewId,
): ImportPlan {
  const names = new Set(library.map(nameKey))
  const clashOf = new Map(clashes.map((clash) => [clash.entry.id, clash]))
  // By kind and id: replacing an entry of the same file leaves one of the two.
  const save = new Map<string, ImportedItem>()
  const lists = { added: [] as ImportEntry[], replaced: [] as ImportEntry[], skipped: [] as ImportEntry[] }
  for (const entry of entries) {
    const clash = clashOf.get(entry.id)
    const choice = clash ? (choices[entry.id] ?? defaultChoice(clash)) : 'keepBoth'
    const list = choice === 'skip' ? lists.skipped : choice === 'replace' ? lists.replaced : lists.added
    list.push(entry)
    if (choice === 'skip') continue
    const item = clash ? chosenItem(entry.item, clash, choice, names, newId) : entry.item
    names.add(nameKey(item))
    save.set(idKey(item), item)
  }
  return { save: [...save.values()], ...lists }
}

function chosenItem(
  item: ImportedItem,
  clash: Clash,
  choice: ClashChoice,
  names: ReadonlySet<string>,
  newId: NewId,
): ImportedItem {
  return choice === 'replace' ? withId(item, clash.existing.value.id) : besides(item, clash, names, newId)
}

function besides(item: ImportedItem, clash: Clash, names: ReadonlySet<string>, newId: NewId): ImportedItem {
  const fresh = clash.by === 'id' ? withId(item, newId(item.kind)) : item
  const name = nameOf(item)
  let free = fresh
  for (let copy = 2; names.has(nameKey(free)); copy++) free = withName(fresh, `${name} (${copy})`)
  return free
}

function withId(item: ImportedItem, id: string): ImportedItem {
  if (item.kind !== 'fight') return { ...item, value: { ...item.value, id } } as ImportedItem
  const { journal } = item.value
  return {
    kind: 'fight',
    value: { ...item.value, id, journal: { ...journal, origin: { ...journal.origin, id } } },
  }
}

function withName(item: ImportedItem, name: string): ImportedItem {
  const renamed = 'title' in item.value ? { ...item.value, title: name } : { ...item.value, name }
  return { ...item, value: renamed } as ImportedItem
}

function idKey({ kind, value }: ImportedItem): string {
  return `${kind}:${value.id}`
}

function nameKey(item: ImportedItem): string {
  return `${item.kind}:${nameOf(item).trim().toLowerCase()}`
}
