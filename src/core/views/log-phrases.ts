/** Phrases of the log that need no more than what they name. */
import { slotLabel } from '../engine/catalogue'
import type { EventOf } from '../engine/events'
import type { Effect } from '../engine/model/effect'
import type { Fight } from '../engine/model/fight'
import type { CombatantId, SlotId } from '../engine/model/ids'
import type { Initiative, TurnEntry } from '../engine/model/initiative'
import type { GameSystem } from '../engine/system'

/** Note of a slot that the GM spends on its chip; elsewhere the action that took the slot says so. */
export const BY_HAND = 'By hand'

/** Labels of these slots as the log names them: "Major, Reaction". */
export function slotsInWords(
  { after, system }: { after: Fight; system: GameSystem },
  combatant: CombatantId,
  slots: readonly SlotId[],
): string {
  const labels = (after.combatants[combatant]?.budget ?? [])
    .filter(({ id }) => slots.includes(id))
    .map(({ kind }) => slotLabel(kind, system))
  return labels.length === 0 ? 'Action' : labels.join(', ')
}

/** "rolled 14, total 19", "14 on the die, total 19", "total 19": the die stays readable however it came. */
export function totalInWords({ die, how, total }: Initiative): string {
  if (die === null) return `total ${total}`
  return how === 'rolled' ? `rolled ${die}, total ${total}` : `${die} on the die, total ${total}`
}

/** " (rolled 14, total 19)" for one that has joined with a die of its own. */
export function diceOfJoiner(id: CombatantId, entries: readonly TurnEntry[]): string {
  const rolls = entries.flatMap(({ combatant, initiative }) =>
    combatant === id && initiative !== null && initiative.die !== null ? [totalInWords(initiative)] : [],
  )
  return rolls.length > 0 ? ` (${rolls.join(' and ')})` : ''
}

/** "action/not-enough-slots": not enough slots. "stack/open": stack open. */
export function ruleInWords(code: string): string {
  return code.replace(/^action\//, '').replace(/[/-]/g, ' ')
}

export function inWords(value: EventOf<'SettingChanged'>['value']): string {
  if (value === true) return 'on'
  if (value === false) return 'off'
  return value === null ? 'not set' : String(value)
}

/** "Burning 3" */
export function effectInWords({ label, severity }: Pick<Effect, 'label' | 'severity'>): string {
  return severity === null ? label : `${label} ${String(severity)}`
}
