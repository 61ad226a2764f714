/** Whose token stands beside a line of the log. */
import type { Combatant } from '#core/engine/model/combatant'
import type { Fight } from '#core/engine/model/fight'
import { gmName } from '#core/engine/naming'
import { tokenText } from '#core/views/disclosure'

export interface Speaker {
  token: string
  side: Combatant['side']
}

/** By the name that the log tells; the very same map while nothing of it has changed. */
export function speakersOf(
  fight: Fight,
  before: ReadonlyMap<string, Speaker> | undefined,
): ReadonlyMap<string, Speaker> {
  const now = new Map<string, Speaker>()
  for (const each of Object.values(fight.combatants)) {
    const name = gmName(fight, each)
    now.set(name, { token: tokenText(name, each.side), side: each.side })
  }
  const same =
    now.size === before?.size && [...now].every(([name, { side }]) => before.get(name)?.side === side)
  return same ? before : now
}
