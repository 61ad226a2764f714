import { Refused, type Decision } from '../decision'
import type { Combatant } from '../model/combatant'
import type { CombatantId, TurnEntryId } from '../model/ids'
import type { TurnEntry } from '../model/initiative'
import { isRunning, type Fight } from '../model/fight'
import { impossible } from '../rejection'

/** The combatant, or a refusal: commands may be older than the state they meet. */
export function combatantOf({ fight }: Decision, id: CombatantId): Combatant {
  const combatant = fight.combatants[id]
  if (!combatant) throw new Refused(impossible('combatant/not-there', 'That combatant has left the fight.'))
  return combatant
}

export function entryOf({ fight }: Decision, id: TurnEntryId): TurnEntry {
  const entry = fight.entries[id]
  if (!entry) throw new Refused(impossible('entry/not-there', 'That place in the turn order is gone.'))
  return entry
}

export function mustRun({ fight }: { fight: Fight }): void {
  if (!isRunning(fight))
    throw new Refused(impossible('fight/not-running', 'The fight is not running. Start it first.'))
}
