import { shallowRef } from 'vue'
import { noHistory, recorded, redone, undone, type EditHistory } from './edit-history'

/** Edits of things of one kind: each is saved at once and can be taken back, thing by thing. */
export function useEdits<T extends { id: string }>(save: (thing: T) => void) {
  const histories = shallowRef<ReadonlyMap<string, EditHistory<T>>>(new Map())
  const of = (id: string): EditHistory<T> => histories.value.get(id) ?? noHistory<T>()

  function keep(id: string, history: EditHistory<T>): void {
    histories.value = new Map(histories.value).set(id, history)
  }

  function change(before: T, after: T, label: string, merge: string | null): void {
    keep(after.id, recorded(of(after.id), { before, after, label, merge }))
    save(after)
  }

  function move(id: string, step: typeof undone<T>): void {
    const moved = step(of(id))
    if (!moved) return
    keep(id, moved.history)
    save(moved.value)
  }

  return {
    change,
    undo: (id: string) => move(id, undone),
    redo: (id: string) => move(id, redone),
    undoLabel: (id: string) => of(id).done.at(-1)?.label ?? null,
    redoLabel: (id: string) => of(id).undone.at(-1)?.label ?? null,
  }
}
