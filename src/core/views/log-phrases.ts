/** Phrases of the log that need no more than what they name. */
import { slotLabel } from '../engine/catalogue'
import type { EventOf } from '../engine/events'
import type { Effect } from '../engine/model/effect'
import { isRunning, type Fight } from '../engine/model/fight'
import type { CombatantId, SlotId, TurnEntryId } from '../engine/model/ids'
import type { Initiative, TurnEntry } from '../engine/model/initiative'
import { gmName } from '../engine/naming'
import type { GameSystem } from '../engine/system'
import { cannotAct } from '../engine/time/turn-order'

export interface Setting {
  /** State in which the event happened: names of those who leave are still there. */
  before: Fight
  after: Fight
  system: GameSystem
}

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

/** Nobody in the fight gave it: the GM did. */
export function givenByHand(slots: EventOf<'SlotsGranted'>['slots']): string {
  return slots.every(({ grantedBy }) => grantedBy === null) ? ' more by the GM' : ''
}

/** When those who joined act first, once the fight runs: ", acts this round", or who of them acts when. */
export function firstTurnInWords({ entries }: EventOf<'CombatantsJoined'>, { after }: Setting): string {
  if (!isRunning(after) || entries.length === 0) return ''
  const [late, now] = [true, false].map((isLate) => entries.filter(({ id }) => waits(after, id) === isLate))
  const verb = entries.length === 1 ? 'acts' : 'act'
  if (!late?.length) return `, ${verb} this round`
  if (!now?.length) return `, ${verb} next round`
  return `; this round: ${ownersOf(now, after)}; next round: ${ownersOf(late, after)}`
}

/** Its first turn is not of this round: its place has passed, or it sits the round out surprised. */
export function waits(fight: Fight, entry: TurnEntryId): boolean {
  return fight.passed.includes(entry) || cannotAct(fight, entry) === 'surprised'
}

function ownersOf(entries: readonly TurnEntry[], fight: Fight): string {
  const names = entries.flatMap(({ combatant }) => {
    const owner = fight.combatants[combatant]
    return owner ? [gmName(fight, owner)] : []
  })
  return [...new Set(names)].join(', ')
}

/** "Temporary HP 0 to 6": counters set by hand, when nothing else was changed with them. */
export function countersInWords(
  combatant: string,
  { counters, ...others }: EventOf<'CombatantEdited'>['changes'],
  { before, system }: Setting,
): string | null {
  if (!counters || Object.keys(others).length > 0) return null
  const was = before.combatants[combatant]?.counters ?? {}
  const changed = system.counters.flatMap(({ id, label, initial }) => {
    const from = was[id] ?? initial
    const to = counters[id] ?? initial
    return from === to ? [] : [`${label} ${from} to ${to}`]
  })
  return changed.length > 0 ? changed.join(', ') : null
}

/** What has become of an effect, as the words after its name. */
export function becameOf(
  { id, begins, ends, severity }: EventOf<'EffectChanged'>['effect'],
  { before }: Setting,
): string {
  const was = Object.values(before.combatants)
    .flatMap(({ effects }) => effects)
    .find((each) => each.id === id)
  if (was?.begins != null && begins === null) return 'begins'
  if (was && was.severity !== severity && severity !== null) return `is now ${severity}`
  // Whoever it waited for has gone.
  if (was?.ends?.event === 'turn' && ends?.event === 'round' && ends.moment === 'end')
    return ends.skip === 0 ? 'now lasts to the end of the round' : 'now lasts to the end of a later round'
  return 'changed'
}
