import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { StatBlock } from '#core/engine/model/stat-block'
import { plainCopy } from '#gm/session/plain-copy.ts'
import { createLane } from '#gm/stores/lane.ts'
import { useRepositories } from '#gm/stores/repositories.ts'

/** A stat block as it stands in the editor, not yet in the library. */
export interface BlockDraft {
  block: StatBlock
  /** No block of this id was in the library when the draft was begun. */
  isNew: boolean
  /** The library's block from which the draft was begun. Absent: a new one, or a draft of an earlier version. */
  from?: StatBlock
}

const PREFIX = 'draft/stat-block/'

/** What was typed survives a crash: every change is written at once; `isWriting` until it is on disk. */
export const useDrafts = defineStore('drafts', () => {
  const { settings, writer } = useRepositories()
  const all = shallowRef<readonly BlockDraft[]>([])
  const { write, written, isWriting } = createLane(store, writer.write.bind(writer))
  let loading: Promise<void> | null = null

  /** Reads once; later calls wait for the same reading. */
  function load(): Promise<void> {
    loading ??= read()
    return loading
  }

  async function read(): Promise<void> {
    const stored = Object.entries(await settings.all())
    const drafts = stored.flatMap(([key, value]) => (key.startsWith(PREFIX) ? [value as BlockDraft] : []))
    const known = new Set(all.value.map(({ block }) => block.id))
    all.value = [...all.value, ...drafts.filter(({ block }) => !known.has(block.id))]
  }

  const byId = (id: string): BlockDraft | null => all.value.find(({ block }) => block.id === id) ?? null

  function keep(draft: BlockDraft): void {
    const { id } = draft.block
    all.value = [draft, ...all.value.filter(({ block }) => block.id !== id)]
    write(id)
  }

  function drop(id: string): void {
    all.value = all.value.filter(({ block }) => block.id !== id)
    write(id)
  }

  async function store(id: string): Promise<void> {
    const draft = byId(id)
    await (draft ? settings.put(PREFIX + id, plainCopy(draft)) : settings.remove(PREFIX + id))
  }

  return { all, load, byId, keep, drop, written, isWriting }
})
