import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { PutAside } from '#core/formats/native/write-put-aside'
import { useRepositories } from '#gm/stores/repositories.ts'
import type { QuarantineRow } from '#storage/database'

/** What could not be read and was put aside, with its reason. */
export interface Aside {
  what: string
  why: string
  rows: readonly QuarantineRow[]
}

export const useQuarantine = defineStore('quarantine', () => {
  const { quarantine, writer } = useRepositories()
  const rows = shallowRef<readonly QuarantineRow[]>([])
  const things = computed(() => grouped(rows.value))
  /** Nobody has looked at these yet. */
  const fresh = computed(() => grouped(rows.value.filter(({ seen }) => seen !== true)))
  const open = shallowRef(false)

  async function load(): Promise<void> {
    rows.value = await quarantine.list()
  }

  function look(): void {
    open.value = true
    const ids = rows.value.map(({ id }) => id)
    rows.value = rows.value.map((row) => ({ ...row, seen: true }))
    writer.write(() => quarantine.markSeen(ids))
  }

  function remove(thing: Aside): void {
    const gone = new Set(thing.rows.map(({ id }) => id))
    rows.value = rows.value.filter(({ id }) => !gone.has(id))
    writer.write(() => quarantine.remove([...gone]))
  }

  function restore(thing: Aside): void {
    rows.value = [...rows.value, ...thing.rows]
    writer.write(() => quarantine.restore(thing.rows))
  }

  const forFile = (): PutAside[] =>
    rows.value.map(({ what, why, table, row }) => ({
      what: what ?? STEP,
      why,
      table: table ?? 'batches',
      row,
    }))

  quarantine.onTaken = () => void load()
  return { things, fresh, open, load, look, remove, restore, forFile }
})

const STEP = 'A step of a fight'

/** The steps of one fight that went together are one thing. */
function grouped(rows: readonly QuarantineRow[]): Aside[] {
  const groups = new Map<string, QuarantineRow[]>()
  for (const row of rows) {
    const one = row.table === undefined || row.table === 'batches'
    const key = one ? JSON.stringify([row.fightId, row.at, row.why]) : String(row.id)
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()].map((group) => {
    const [first] = group
    const more = group.length > 1 ? ` and ${String(group.length - 1)} more after it` : ''
    return { what: `${first?.what ?? STEP}${more}`, why: first?.why ?? '', rows: group }
  })
}

/** "2 things could not be read …: …", for the line under the top bar. */
export function asideInWords(things: readonly Aside[]): string {
  const [first] = things
  const count = things.length === 1 ? 'One thing' : `${String(things.length)} things`
  const example = first ? `${first.what}: ${first.why}` : ''
  return `${count} could not be read and ${things.length === 1 ? 'was' : 'were'} put aside; everything else is here. ${example}.`
}
