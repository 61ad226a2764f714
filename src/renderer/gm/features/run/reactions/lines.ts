/** The lists of the reactions, one meaning of "this one": whoever stands on the line that the keys are on is meant. */
import type { CombatantId } from '#core/engine/model/ids'
import type { Run } from '../run'

const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
}

/** From one line to another of the same list; a line is what has `data-step`. */
export function stepAmong(event: KeyboardEvent): void {
  const by = STEPS[event.key]
  if (by === undefined || event.ctrlKey || event.altKey || event.shiftKey) return
  const lines = [...(event.currentTarget as Element).querySelectorAll<HTMLElement>('[data-step]')]
  const here = lines.findIndex((line) => line === document.activeElement)
  if (here < 0) return
  event.preventDefault()
  lines[Math.min(lines.length - 1, Math.max(0, here + by))]?.focus()
}

/** A click says more than that the keys have come by, and is on its way. */
export function reach(run: Run, { target }: FocusEvent, combatants: readonly CombatantId[]): void {
  if ((target as Element).matches(':focus-visible')) run.pass(...combatants)
}

export function isMeant({ selected }: Run, combatants: readonly CombatantId[]): boolean {
  return combatants.every((id) => selected.value.has(id))
}
