import type { FightHead, JournalStore, LoadedFight } from '#core/history/journal-store'

/** A journal store that forgets everything when the test ends, and fails when the test says so. */
export class MemoryStore implements JournalStore {
  fights = new Map<string, LoadedFight>()
  failing = false
  writes: string[] = []

  list(): Promise<FightHead[]> {
    return Promise.resolve([...this.fights.values()].map(({ row }) => row))
  }

  create: JournalStore['create'] = (row, journal) =>
    this.write('create', () => {
      this.fights.set(row.id, { row, journal, checkpoints: [], troubles: [] })
    })

  append: JournalStore['append'] = (row, batches) =>
    this.write(`steps ${batches.map(({ seq }) => seq).join(', ')} head ${row.head}`, () => {
      const known = this.known(row.id)
      const undone = batches[0]?.seq ?? Infinity
      const isKept = ({ seq }: { seq: number }): boolean => seq < undone
      const all = [...known.journal.batches.filter(isKept), ...batches]
      this.fights.set(row.id, {
        ...known,
        row,
        journal: { ...known.journal, batches: all, head: row.head },
        checkpoints: [],
      })
    })

  load: JournalStore['load'] = (id) => Promise.resolve(structuredClone(this.fights.get(id) ?? null))

  private known(id: string): LoadedFight {
    const known = this.fights.get(id)
    if (!known) throw new Error(`No fight ${id}`)
    return known
  }

  private async write(name: string, act: () => void): Promise<void> {
    await Promise.resolve()
    if (this.failing) throw new Error('The disk is full')
    act()
    this.writes.push(name)
  }
}
