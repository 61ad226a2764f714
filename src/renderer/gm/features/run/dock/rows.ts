import type { DockStep } from '#core/engine/dock'

export interface DockRow {
  id: string
  label: string
  steps: readonly DockStep[]
}

/** Steps that belong together stand side by side; a row with nothing to ask or to say is left out. */
export function rowsOf(steps: readonly DockStep[]): DockRow[] {
  const rows = new Map<string, DockStep[]>()
  for (const step of steps) {
    if (step.fields.length === 0 && step.terms.length === 0 && step.result === '') continue
    const row = step.row ?? step.id
    rows.set(row, [...(rows.get(row) ?? []), step])
  }
  return [...rows].map(([id, inside]) => ({ id, label: inside[0]?.label ?? '', steps: inside }))
}
