import type { ImportedItem, ImportEntry, ItemKind } from '#core/formats/format'

/** What to do with what is in the library already. Skipping is the default: it never loses an edit. */
export type DuplicateAnswer = 'skip' | 'replace' | 'both'

/** What the library holds, as far as an import must know. */
export type Known = Readonly<Record<ItemKind, readonly { id: string }[]>>

export interface ImportPlan {
  save: ImportedItem[]
  /** Names of what stays out because it is there already, word for word. */
  unchanged: string[]
  /** Names of what is there already with other content; the answer decides about these. */
  differing: string[]
  /** Those of them that stay out. */
  skipped: string[]
}

/** Finds the library's own value that an entry would stand beside: the same id, else the same name and rules. */
export type FindTwin = (entry: ImportEntry) => { id: string } | null

export function twinFinder(known: Known): FindTwin {
  const found = new Map<string, { id: string }>()
  for (const kind of Object.keys(known) as ItemKind[]) {
    for (const value of known[kind]) {
      const named = `${kind}|${systemOf(value)}|${nameOf(value)}`
      if (!found.has(named)) found.set(named, value)
      found.set(`${kind}|${value.id}`, value)
    }
  }
  return ({ item: { kind, value } }) =>
    found.get(`${kind}|${value.id}`) ?? found.get(`${kind}|${value.systemId}|${nameOf(value)}`) ?? null
}

export function planImport(
  entries: readonly ImportEntry[],
  findTwin: FindTwin,
  answer: DuplicateAnswer,
  newId: () => string,
): ImportPlan {
  const plan: ImportPlan = { save: [], unchanged: [], differing: [], skipped: [] }
  for (const entry of entries) {
    const twin = findTwin(entry)
    if (!twin) plan.save.push(entry.item)
    else if (sameContent(twin, entry.item)) plan.unchanged.push(entry.name)
    else {
      plan.differing.push(entry.name)
      if (answer === 'skip') plan.skipped.push(entry.name)
      else plan.save.push(withId(entry.item, replaces(entry, answer) ? twin.id : newId()))
    }
  }
  return plan
}

/** A fight is never replaced: its twin may be the one that is being run. */
function replaces({ item }: ImportEntry, answer: DuplicateAnswer): boolean {
  return answer === 'replace' && item.kind !== 'fight'
}

function nameOf(value: object): string {
  const name = 'title' in value ? value.title : 'name' in value ? value.name : ''
  return typeof name === 'string' ? name : ''
}

function systemOf(value: object): string {
  return 'systemId' in value && typeof value.systemId === 'string' ? value.systemId : ''
}

/** Ids apart: a hand-written file has none, and gets other ones each time it is read. */
function sameContent(twin: { id: string }, { value }: ImportedItem): boolean {
  return JSON.stringify(value, content) === JSON.stringify(twin, content)
}

/** Two objects with equal content read equal, whatever the order of their keys. */
function content(key: string, value: unknown): unknown {
  if (key === 'id') return undefined
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function withId(item: ImportedItem, id: string): ImportedItem {
  if (item.kind === 'fight') {
    const origin = { ...item.value.journal.origin, id }
    return { kind: 'fight', value: { ...item.value, id, journal: { ...item.value.journal, origin } } }
  }
  return { ...item, value: { ...item.value, id } } as ImportedItem
}
