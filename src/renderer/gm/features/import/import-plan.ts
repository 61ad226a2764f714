import type { ImportedItem, ImportEntry, WrittenFight } from '#core/formats/format'
import { addsNothing } from './fight-history'
import type { Steps } from './in-turns'
import { linkedTo, type BlockLinks } from './relink'
import { nameOf, Shelf, type Held } from './shelf'

/** What to do with what is in the library already. Skipping is the default: it never loses an edit. */
export type DuplicateAnswer = 'skip' | 'replace' | 'both'

/** What is ticked of one file. Two files of one drop may well hold the same things. */
export type ChosenFile = readonly ImportEntry[]

export interface ImportPlan {
  /** No two of them have one id: as many as are here are written. */
  save: ImportedItem[]
  /** Names of what stays out because it is there already, or in another file of this import, word for word. */
  unchanged: string[]
  /** Names of what is there already with other content; the answer decides about these. */
  differing: string[]
  /** Those of them that stay out. */
  skipped: string[]
  /** Fights that come in as second ones although the answer is to replace: theirs may be running. */
  beside: string[]
}

type Twin = { how: 'equal' | 'differs'; value: ImportedItem['value'] } | null
/** An entry of the drop with what becomes of it. */
interface Placed extends Held {
  final: ImportedItem['value']
}

/** Holds everything that the library has, and every other file, against what is ticked. */
export function* planInSteps(
  files: readonly ChosenFile[],
  known: Iterable<ImportedItem>,
  answer: DuplicateAnswer,
  newId: () => string,
): Steps<ImportPlan> {
  const plan: ImportPlan = { save: [], unchanged: [], differing: [], skipped: [], beside: [] }
  if (files.every(({ length }) => length === 0)) return plan
  const wanted = new Set<string>()
  yield* each(files.flat(), ({ item }) => wanted.add(nameOf(item)))
  const taken = new Set<string>()
  const library = new Shelf<Held>(wanted)
  yield* each(known, (item) => {
    library.add(item)
    taken.add(keyOf(item))
  })
  const placed: Placed[] = []
  for (const entries of files) {
    const earlier = new Shelf<Placed>(wanted)
    yield* each(placed, (thing) => earlier.add(thing))
    const twins = yield* findTwins(entries, library, earlier)
    const settled: Settled[] = []
    yield* each(entries, (entry, place) =>
      settled.push(settle(entry, twins[place] ?? null, plan, answer, taken, newId)),
    )
    const links = linksOf(settled)
    yield* each(settled, ({ saved }) => saved && plan.save.push(linkedTo(saved, links)))
    yield* each(settled, (thing) => placed.push(thing))
  }
  return plan
}

function* each<T>(things: Iterable<T>, work: (thing: T, place: number) => unknown): Steps<void> {
  let place = 0
  for (const thing of things) {
    work(thing, place++)
    yield
  }
}

/** Equal things first, so that none of them is taken for a changed one; then the same id, then the same name. */
function* findTwins(entries: ChosenFile, library: Shelf<Held>, earlier: Shelf<Placed>): Steps<Twin[]> {
  const twins: Twin[] = []
  yield* each(entries, ({ item }) => twins.push(equalTwin(item, library, earlier)))
  for (const find of [
    (item: ImportedItem) => library.takeWithId(item),
    (item: ImportedItem) => library.takeNamed(item),
  ]) {
    yield* each(entries, ({ item }, place) => {
      const found = twins[place] ? null : find(item)
      if (found) twins[place] = { how: 'differs', value: found.value }
    })
  }
  return twins
}

function equalTwin(item: ImportedItem, library: Shelf<Held>, earlier: Shelf<Placed>): Twin {
  if (item.kind === 'fight') return equalFight(item, library, earlier)
  const before = earlier.takeEqual(item)
  if (before) return { how: 'equal', value: before.final }
  const there = library.takeEqual(item)
  return there && { how: 'equal', value: there.value }
}

/** A fight with a history of which all is there already. */
function equalFight(
  item: ImportedItem & { kind: 'fight' },
  library: Shelf<Held>,
  earlier: Shelf<Placed>,
): Twin {
  for (const shelf of [earlier, library]) {
    const found = shelf.takeWithId(item)
    if (found && addsNothing(item.value, found.value as WrittenFight))
      return { how: 'equal', value: found.value }
    if (found) return { how: 'differs', value: found.value }
  }
  return null
}

/** An entry with what becomes of it. */
interface Settled extends Placed {
  saved: ImportedItem | null
}

function settle(
  { name, item }: ImportEntry,
  twin: Twin,
  plan: ImportPlan,
  answer: DuplicateAnswer,
  taken: Set<string>,
  newId: () => string,
): Settled {
  const { kind, value } = item
  if (twin?.how === 'equal') {
    plan.unchanged.push(name)
    return { kind, value, final: twin.value, saved: null }
  }
  if (twin) plan.differing.push(name)
  if (twin && answer === 'skip') {
    plan.skipped.push(name)
    return { kind, value, final: value, saved: null }
  }
  // A fight is never replaced: its twin may be the one that is being run.
  const replaces = twin !== null && answer === 'replace' && kind !== 'fight'
  if (twin && answer === 'replace' && kind === 'fight') plan.beside.push(name)
  const id = replaces ? twin.value.id : taken.has(keyOf(item)) ? newId() : value.id
  const saved = id === value.id ? item : withId(item, id)
  taken.add(keyOf(saved))
  return { kind, value, final: saved.value, saved }
}

function keyOf({ kind, value }: Held): string {
  return `${kind}|${value.id}`
}

function linksOf(settled: readonly Settled[]): BlockLinks {
  return new Map(
    settled.flatMap(({ kind, value, final }) =>
      kind === 'statBlock' && 'affinities' in value && 'affinities' in final && value !== final
        ? [[value.id, { written: value, final }] as const]
        : [],
    ),
  )
}

function withId(item: ImportedItem, id: string): ImportedItem {
  if (item.kind === 'fight') {
    const origin = { ...item.value.journal.origin, id }
    return { kind: 'fight', value: { ...item.value, id, journal: { ...item.value.journal, origin } } }
  }
  return { ...item, value: { ...item.value, id } } as ImportedItem
}
