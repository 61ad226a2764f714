import { own } from '../own'
import type { EventOf, EventType } from '../events'
import type { Slot } from '../model/budget'
import type { Combatant, UseCount } from '../model/combatant'
import type { Fight } from '../model/fight'
import type { SlotId } from '../model/ids'
import { changeCombatant } from './change'

const NEVER_USED: UseCount = { turn: 0, round: 0, fight: 0 }

export const spendingEvolvers = {
  BudgetRefreshed: (fight, { combatant, budget }) => changeCombatant(fight, combatant, () => ({ budget })),
  SlotsSpent: (fight, { combatant, slots, note, boughtBy }) =>
    noteSpent(
      setSlots(fight, combatant, slots, { state: 'spent', note, ...(boughtBy && { boughtBy }) }),
      combatant,
      slots,
    ),
  SlotReturned: (fight, { combatant, slot }) =>
    setSlots(fight, combatant, [slot], { state: 'unspent', note: '' }),
  SlotsSwitchedOff: (fight, { combatant, slots, note, by }) =>
    setSlots(fight, combatant, slots, { state: 'off', note, ...(by === undefined ? {} : { offBy: by }) }),
  SlotsGranted: (fight, { combatant, slots }) =>
    changeCombatant(fight, combatant, ({ budget }) => ({ budget: [...budget, ...slots] })),
  CounterSet: (fight, { combatant, counter, to }) =>
    changeCombatant(fight, combatant, ({ counters }) => ({ counters: { ...counters, [counter]: to } })),
  UseCounted: (fight, { combatant, action }) =>
    changeCombatant(fight, combatant, ({ uses }) => ({
      uses: { ...uses, [action]: oneMore(Object.hasOwn(uses, action) ? own(uses, action) : NEVER_USED) },
    })),
  UsesCleared: (fight, { combatant, per }) =>
    changeCombatant(fight, combatant, ({ uses }) => ({ uses: clearUses(uses, per) })),
  ActionTaken: (fight) => fight,
  DamageTaken: (fight, { combatant, vitals }) =>
    changeCombatant(fight, combatant, (each) => ({ vitals: withVitals(each.vitals, vitals) })),
  Healed: (fight, { combatant, vital, change }) =>
    change
      ? changeCombatant(fight, combatant, (each) => ({
          vitals: withVitals(each.vitals, { [vital]: change }),
        }))
      : fight,
  VitalSet: (fight, { combatant, vital, value }) =>
    changeCombatant(fight, combatant, ({ vitals }) => ({ vitals: { ...vitals, [vital]: value } })),
} satisfies { [T in EventType]?: (fight: Fight, event: EventOf<T>) => Fight }

function setSlots(
  fight: Fight,
  id: string,
  slots: readonly SlotId[],
  change: Omit<Slot, 'id' | 'kind' | 'grantedBy'>,
): Fight {
  return changeCombatant(fight, id, ({ budget }) => ({
    budget: budget.map((slot) => (slots.includes(slot.id) ? { ...bare(slot), ...change } : slot)),
  }))
}

function noteSpent(fight: Fight, id: string, slots: readonly SlotId[]): Fight {
  return changeCombatant(fight, id, ({ budget, spentIn }) => {
    const spent = budget.filter((slot) => slots.includes(slot.id))
    return {
      spentIn: { ...spentIn, ...Object.fromEntries(spent.map(({ kind }) => [kind, fight.roundsBegun])) },
    }
  })
}

function bare({ id, kind, grantedBy }: Slot): Pick<Slot, 'id' | 'kind' | 'grantedBy'> {
  return { id, kind, grantedBy }
}

function oneMore(count: UseCount = NEVER_USED): UseCount {
  return { turn: count.turn + 1, round: count.round + 1, fight: count.fight + 1 }
}

function clearUses(uses: Combatant['uses'], per: 'turn' | 'round'): Combatant['uses'] {
  const cleared = Object.entries(uses).map(([action, count]) => [action, { ...count, [per]: 0 }])
  return Object.fromEntries(cleared) as Combatant['uses']
}

function withVitals(
  vitals: Combatant['vitals'],
  changes: Record<string, { to: number }>,
): Combatant['vitals'] {
  const changed = Object.entries(changes).flatMap(([id, { to }]) => {
    const vital = vitals[id]
    return vital && vital !== 'notTracked' ? [[id, { ...vital, now: to }] as const] : []
  })
  return { ...vitals, ...Object.fromEntries(changed) }
}
