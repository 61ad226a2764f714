/** What an event is proposed with: to whom it has just happened, and whether the last stack goes on with it. */
import type { FightEvent } from '#core/engine/events'
import type { Combatant } from '#core/engine/model/combatant'
import type { Fight } from '#core/engine/model/fight'
import type { CombatantId } from '#core/engine/model/ids'
import type { Journal } from '#core/history/journal'

type Past = Pick<Journal, 'batches' | 'head'>

/** Whoever is selected, else whoever was hurt last, else whoever is shown. */
export function happenedTo(
  { combatants }: Fight,
  past: Past,
  selected: readonly CombatantId[],
  shown: Combatant | null,
): CombatantId | null {
  const hurt = lastEvents(past).find((event) => event.type === 'DamageTaken')
  const found = selected.length === 1 ? selected[0] : hurt?.combatant
  return found !== undefined && combatants[found] ? found : (shown?.id ?? null)
}

/** The frame that has just resolved was the last of its stack. */
export function lastStackGoesOn(past: Past): boolean {
  return lastEvents(past).some(({ type }) => type === 'StackEmptied')
}

function lastEvents({ batches, head }: Past): readonly FightEvent[] {
  return batches.filter(({ seq }) => seq <= head).at(-1)?.events ?? []
}
