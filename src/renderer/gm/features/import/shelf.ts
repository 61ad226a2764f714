import type { ImportedItem, ItemKind } from '#core/formats/format'
import { contentMark, sameContent } from './content'

type Value = ImportedItem['value']
/** A thing with what is to be known of it: in the library itself, else what becomes of it. */
export interface Held {
  kind: ItemKind
  value: Value
}

/** Things that an import is held against. Each answers once: what was found is taken out. */
export class Shelf<T extends Held> {
  private readonly byId = new Map<string, T>()
  private readonly byName = new Map<string, Set<T>>()
  private readonly byContent = new Map<string, Set<T>>()

  /** @param wanted names that will be asked for: most of a library has nothing to do with a file */
  constructor(private readonly wanted: ReadonlySet<string>) {}

  add(thing: T): void {
    this.byId.set(`${thing.kind}|${thing.value.id}`, thing)
    const name = nameOf(thing)
    // Two fights of one name are two fights.
    if (thing.kind === 'fight' || !this.wanted.has(name)) return
    put(this.byName, name, thing)
    put(this.byContent, markOf(thing), thing)
  }

  /** What belongs to other rules is another thing, whatever its id. */
  takeWithId({ kind, value }: Held): T | null {
    const found = this.byId.get(`${kind}|${value.id}`)
    return found?.value.systemId === value.systemId ? this.take(found) : null
  }

  /** One of equal name, rules and content; that of the same id first. */
  takeEqual(wanted: Held): T | null {
    const { kind, value } = wanted
    const same = this.byId.get(`${kind}|${value.id}`)
    if (same?.value.systemId === value.systemId && sameContent(same.value, value)) return this.take(same)
    for (const each of this.byContent.get(markOf(wanted)) ?? [])
      if (sameContent(each.value, value)) return this.take(each)
    return null
  }

  takeNamed(wanted: Held): T | null {
    const [found] = this.byName.get(nameOf(wanted)) ?? []
    return found ? this.take(found) : null
  }

  private take(thing: T): T {
    this.byId.delete(`${thing.kind}|${thing.value.id}`)
    if (thing.kind === 'fight') return thing
    this.byName.get(nameOf(thing))?.delete(thing)
    this.byContent.get(markOf(thing))?.delete(thing)
    return thing
  }
}

function markOf(thing: Held): string {
  return `${nameOf(thing)}|${contentMark(thing.value)}`
}

function put<T>(map: Map<string, Set<T>>, key: string, thing: T): void {
  const known = map.get(key)
  if (known) known.add(thing)
  else map.set(key, new Set([thing]))
}

/** Ends with a sign that no content's mark has: a name may end in a number. */
export function nameOf({ kind, value }: Held): string {
  return `${kind}|${value.systemId}|${'title' in value ? value.title : value.name}|`
}
