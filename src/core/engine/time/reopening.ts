/** What a turn holds that Back one turn gives back, and what of it when the turn goes on. */
import { newSlot, type Slot } from '../model/budget'
import type { Combatant, UseCount } from '../model/combatant'
import type { Fight, PastTurn } from '../model/fight'
import type { CombatantId, TurnEntryId } from '../model/ids'
import type { CounterDefinition, GameSystem } from '../system'
import { turnCompany } from './turn-order'

/** A turn as it stands: slots and uses of those who act in it, and every counter that a turn's boundary clears. */
export function snapshot(fight: Fight, entry: TurnEntryId, system: GameSystem): PastTurn {
  const company = companyIn(fight, entry)
  const members = company.flatMap((id) => fight.combatants[id] ?? [])
  const counters = Object.values(fight.combatants).flatMap((each) => {
    const kept = cleared(system, company.includes(each.id)).filter(
      (counter) => company.includes(each.id) || nowOf(each, counter) !== counter.initial,
    )
    return kept.length > 0
      ? [[each.id, Object.fromEntries(kept.map((counter) => [counter.id, nowOf(each, counter)]))]]
      : []
  })
  return {
    entry,
    round: fight.round,
    phase: fight.phase,
    interrupted: fight.interrupted,
    acted: fight.acted,
    budgets: Object.fromEntries([
      ...givenBy(fight, company),
      ...members.map(({ id, budget }) => [id, budget] as const),
    ]),
    counters: Object.fromEntries(counters) as PastTurn['counters'],
    uses: Object.fromEntries(members.map(({ id, uses }) => [id, usedInTurn(uses)])),
    ...stillSurprised(fight),
  }
}

function stillSurprised({ combatants }: Fight): Pick<PastTurn, 'surprised'> {
  const surprised = Object.values(combatants).flatMap((each) => (each.surprised ? each.id : []))
  return surprised.length > 0 ? { surprised } : {}
}

/** The same without what no turn's end leaves, anybody's. */
export function withoutPassing(past: PastTurn, system: GameSystem): PastTurn {
  const passing = new Set(
    system.counters.filter(({ clears }) => clears === 'anyTurnEnd').map((counter) => counter.id),
  )
  const counters = Object.entries(past.counters).map(([id, counted]) => [
    id,
    Object.fromEntries(Object.entries(counted).filter(([counter]) => !passing.has(counter))),
  ])
  return { ...past, counters: Object.fromEntries(counters) as PastTurn['counters'] }
}

/**
 * The turn as it goes on: what was given or spent since stays, and so does whatever no boundary clears. `meanwhile`:
 * the turn that ran until now; what its own creatures spent in it is not of this one, nor what those had in a
 * later turn that waits.
 */
export function asItGoesOn(
  fight: Fight,
  past: PastTurn,
  meanwhile: TurnEntryId | null,
  system: GameSystem,
): PastTurn {
  const later = (fight.suspended ?? []).filter((each) => !each.aside && !isSame(each, past))
  const ran = [...(meanwhile === null ? [] : [meanwhile]), ...later.map(({ entry }) => entry)]
  const others = past.aside ? Object.keys(past.budgets) : ran.flatMap((entry) => companyIn(fight, entry))
  const company = companyIn(fight, past.entry)
  const budgets = Object.entries(past.budgets).flatMap(([id, budget]) => {
    const now = fight.combatants[id]
    if (!now) return []
    const acts = company.includes(id)
    return [[id, acts ? slotsNow(fight, now, budget, others.includes(id), system) : withGiven(now, budget)]]
  })
  const counters = Object.values(fight.combatants).map((each) => {
    const then = past.counters[each.id] ?? {}
    const known = cleared(system, company.includes(each.id))
    return [each.id, Object.fromEntries(known.map(({ id, initial }) => [id, then[id] ?? initial]))]
  })
  return {
    ...past,
    budgets: Object.fromEntries(budgets) as PastTurn['budgets'],
    counters: Object.fromEntries(counters) as PastTurn['counters'],
  }
}

const isSame = (one: PastTurn, other: PastTurn): boolean =>
  one.entry === other.entry && one.round === other.round && one.phase === other.phase

/** What commanders gave to those who have turns of their own: it goes with the turn in which it was given. */
function givenBy(fight: Fight, company: readonly CombatantId[]): [CombatantId, Slot[]][] {
  return Object.values(fight.combatants).flatMap(({ id, budget }) => {
    const given = budget.filter(({ grantedBy }) => grantedBy !== null && company.includes(grantedBy))
    return given.length > 0 ? [[id, given]] : []
  })
}

/** Beside what they have now, their own turn may have come since; what they have kept they have as it is. */
function withGiven({ budget }: Combatant, given: readonly Slot[]): Slot[] {
  return given.reduce<Slot[]>(
    (all, slot) => {
      const same = all.find(({ id }) => id === slot.id)
      if (same?.grantedBy === slot.grantedBy) return all
      const id = same ? newSlot(slot.kind, all, slot.grantedBy).id : slot.id
      return [...all, { ...slot, id }]
    },
    [...budget],
  )
}

function companyIn(fight: Fight, entry: TurnEntryId): CombatantId[] {
  const owner = fight.entries[entry]?.combatant
  return owner === undefined ? [] : turnCompany(fight, owner)
}

/** Counters that the end or start of a turn clears: any turn's, and with `own` those of the own turn. */
function cleared(system: GameSystem, own: boolean): readonly CounterDefinition[] {
  return system.counters.filter(({ clears }) => (own ? clears !== 'never' : clears === 'anyTurnEnd'))
}

function nowOf({ counters }: Combatant, { id, initial }: CounterDefinition): number {
  return counters[id] ?? initial
}

function usedInTurn(uses: Readonly<Record<string, UseCount>>): Record<string, number> {
  const used = Object.entries(uses).flatMap(([action, { turn }]) => (turn > 0 ? [[action, turn]] : []))
  return Object.fromEntries(used) as Record<string, number>
}

function slotsNow(
  fight: Fight,
  combatant: Combatant,
  then: readonly Slot[],
  hadAnother: boolean,
  system: GameSystem,
): Slot[] {
  const changed = then.map((slot) => {
    const now = combatant.budget.find(({ id }) => id === slot.id)
    if (!now) return slot
    if (outlastsTurn(fight, combatant, slot.kind, system)) return now
    return hadAnother || now.state === 'off' ? slot : now
  })
  const known = new Set(then.map(({ id }) => id))
  return [...changed, ...combatant.budget.filter(({ id }) => !known.has(id))]
}

/** A reaction: it is for others' turns too, so its owner's turn end leaves it as it is. */
export function outlastsTurn(fight: Fight, combatant: Combatant, kind: string, system: GameSystem): boolean {
  const budget: Slot[] = [{ id: kind, kind, state: 'unspent', note: '', grantedBy: null }]
  return system.budget(fight, { ...combatant, budget }, 'turnEnd')[0]?.state === 'unspent'
}
