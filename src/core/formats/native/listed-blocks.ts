import type { StatBlock } from '../../engine/model/stat-block'

type Listed = { kind: 'found'; block: StatBlock } | { kind: 'broken' } | { kind: 'two' } | { kind: 'none' }

const MOST_COMPARED = 2_000

/** The stat blocks that a file lists, found by id or by name. */
export class ListedBlocks {
  private readonly byId = new Map<string, Listed>()
  private readonly byName = new Map<string, Listed>()

  /** `block` is null when it could not be read. */
  add(id: string | undefined, name: string | undefined, block: StatBlock | null): void {
    const listed: Listed = block ? { kind: 'found', block } : { kind: 'broken' }
    if (id !== undefined) this.byId.set(id, this.byId.has(id) ? { kind: 'two' } : listed)
    if (name === undefined) return
    const key = plainName(name)
    this.byName.set(key, this.byName.has(key) ? { kind: 'two' } : listed)
  }

  find(reference: string): Listed {
    return this.byId.get(reference) ?? this.byName.get(plainName(reference)) ?? { kind: 'none' }
  }

  /** For "Did you mean"; among very many no guess is worth its time. */
  names(): string[] {
    if (this.byId.size > MOST_COMPARED) return []
    return [
      ...this.byId.keys(),
      ...[...this.byName.values()].flatMap((each) => (each.kind === 'found' ? [each.block.name] : [])),
    ]
  }
}

function plainName(name: string): string {
  return name.trim().toLowerCase()
}
