/** Undo and redo of something that is edited as a whole. */
interface Step<T> {
  before: T
  after: T
  /** "remove Mire Ghoul": what Undo takes back. */
  label: string
  /** Typing in one field is one step: steps in a row with the same word become one. */
  merge: string | null
}

export interface EditHistory<T> {
  done: readonly Step<T>[]
  undone: readonly Step<T>[]
}

const MOST_STEPS = 200

export const noHistory = <T>(): EditHistory<T> => ({ done: [], undone: [] })

export function recorded<T>({ done }: EditHistory<T>, step: Step<T>): EditHistory<T> {
  const last = done.at(-1)
  const merges = last !== undefined && step.merge !== null && last.merge === step.merge
  const steps = merges ? [...done.slice(0, -1), { ...step, before: last.before }] : [...done, step]
  return { done: steps.slice(-MOST_STEPS), undone: [] }
}

/** Null when there is nothing to take back. */
export function undone<T>({
  done,
  undone: later,
}: EditHistory<T>): { history: EditHistory<T>; value: T } | null {
  const step = done.at(-1)
  return step ? { history: { done: done.slice(0, -1), undone: [...later, step] }, value: step.before } : null
}

export function redone<T>({
  done,
  undone: later,
}: EditHistory<T>): { history: EditHistory<T>; value: T } | null {
  const step = later.at(-1)
  if (!step) return null
  // Typing after a redo is a step of its own.
  return {
    history: { done: [...done, { ...step, merge: null }], undone: later.slice(0, -1) },
    value: step.after,
  }
}
