import { Refused, type Decision } from '../decision'
import type { Combatant } from '../model/combatant'
import type { CombatantId, TurnEntryId } from '../model/ids'
import type { TurnEntry } from '../model/initiative'
import { isRunning, type Fight } from '../model/fight'
import { impossible, ruleAsks } from '../rejection'
import { strangeTotal } from '../strange-total'

/** The combatant, or a refusal: commands may be older than the state they meet. */
export function combatantOf({ fight }: Pick<Decision, 'fight'>, id: CombatantId): Combatant {
  const combatant = Object.hasOwn(fight.combatants, id) ? fight.combatants[id] : undefined
  if (!combatant) throw new Refused(impossible('combatant/not-there', 'That combatant has left the fight.'))
  return combatant
}

export function entryOf({ fight }: Decision, id: TurnEntryId): TurnEntry {
  const entry = Object.hasOwn(fight.entries, id) ? fight.entries[id] : undefined
  if (!entry) throw new Refused(impossible('entry/not-there', 'That place in the turn order is gone.'))
  return entry
}

export function mustRun({ fight }: { fight: Fight }): void {
  if (!isRunning(fight))
    throw new Refused(impossible('fight/not-running', 'The fight is not running. Start it first.'))
}

/** A number as somebody typed it: whole or not, but a number, and none below 0. */
export function amountTyped(amount: number): number {
  if (!Number.isFinite(amount) || amount < 0)
    throw new Refused(impossible('amount/not-a-number', 'Type a number from 0 on.'))
  return amount
}

/** An initiative total as called. One that no roll comes to is questioned; the GM may still mean it. */
export function totalTyped(decision: Decision, total: number): number {
  const question = strangeTotal(numberTyped(total))
  decision.stopAt(question ? ruleAsks('initiative/strange-total', question, 'Keep this total') : null)
  return total
}

/** A number that may be below 0, such as an initiative total. */
export function numberTyped(value: number): number {
  if (!Number.isFinite(value)) throw new Refused(impossible('amount/not-a-number', 'Type a number.'))
  return value
}
