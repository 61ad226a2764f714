import type { Slot } from '../../engine/model/budget'
import type { Combatant } from '../../engine/model/combatant'
import { entriesOf, type Fight } from '../../engine/model/fight'
import type { GameSystem, SlotDefinition } from '../../engine/system'
import { effectOf, exhaustionCaps, kindsOff } from './ailments'
import { hasThreeMajors, isOn } from './settings'

export const slots: readonly SlotDefinition[] = [
  { id: 'major', label: 'Major' },
  { id: 'movement', label: 'Movement' },
  { id: 'minor', label: 'Minor' },
  { id: 'reaction', label: 'Reaction' },
]

/** From cheap to dear (p.31). A slot pays for its own kind and for every cheaper one, never for a dearer one. */
const BY_COST = ['reaction', 'minor', 'movement', 'major']

export function fits(kind: string): readonly string[] {
  const rank = BY_COST.indexOf(kind)
  return rank < 0 ? [kind] : BY_COST.slice(rank)
}

const slot = (kind: string, number: number): Slot => ({
  id: `${kind}-${number}`,
  kind,
  state: 'unspent',
  note: '',
  grantedBy: null,
})

/** A construct, machine or pet without a turn of its own: it has what its commander gives it, and a Reaction. */
export function isCommanded(fight: Fight, combatant: Combatant): boolean {
  return combatant.controller !== null && entriesOf(fight, combatant.id).length === 0
}

function fullBudget(fight: Fight, combatant: Combatant): Slot[] {
  const reaction = slot('reaction', 1)
  if (isCommanded(fight, combatant)) return [reaction]
  const [first, second] = [slot('major', 1), slot('major', 2)]
  return hasThreeMajors(fight)
    ? [first, second, slot('major', 3), slot('minor', 1), reaction]
    : [first, second, slot('movement', 1), slot('minor', 1), reaction]
}

const off = (each: Slot, note: string): Slot => ({ ...each, state: 'off', note })

export const budget: GameSystem['budget'] = (fight, combatant, moment) => {
  if (moment === 'turnStart') return fullBudget(fight, combatant)
  if (moment === 'turnEnd') return combatant.budget.map(afterTurn)
  return fullBudget(fight, combatant).map((each) => beforeFirstTurn(fight, combatant, each))
}

/** What was not spent is lost; the Reaction stays, it is for others' turns. */
function afterTurn(each: Slot): Slot {
  return each.kind === 'reaction' || each.state !== 'unspent' ? each : off(each, 'back at its next turn')
}

function beforeFirstTurn(fight: Fight, { surprised }: Combatant, each: Slot): Slot {
  if (each.kind !== 'reaction') return off(each, 'before its first turn')
  if (surprised && isOn(fight, 'surprise')) return off(each, 'surprised')
  return isOn(fight, 'startReaction') ? each : off(each, 'before its first turn')
}

export const switchedOff: GameSystem['switchedOff'] = (_fight, combatant) => {
  const gone = kindsOff(combatant)
  const caps = exhaustionCaps(combatant)
  const left: Record<string, number> = {}
  return combatant.budget.flatMap(({ id, kind, state }) => {
    left[kind] ??= (caps[kind] ?? Infinity) - spentOf(combatant, kind)
    if (state !== 'unspent') return []
    const why = gone[kind] ?? (left[kind] <= 0 ? effectOf(combatant, 'exhaustion') : null)
    if (!why) left[kind]--
    return why ? [{ slot: id, note: why.label, by: why.id }] : []
  })
}

function spentOf({ budget: all }: Combatant, kind: string): number {
  return all.filter((each) => each.kind === kind && each.state === 'spent').length
}
