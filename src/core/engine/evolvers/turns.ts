import type { EventOf, EventType } from '../events'
import type { Combatant } from '../model/combatant'
import type { Fight } from '../model/fight'
import type { TurnEntryId } from '../model/ids'
import { turnCompany } from '../turn-order'
import { changeCombatant, without, withOnce, withoutUnmet } from './change'

/** How many ended turns Back one turn can reopen. Undo has no such limit. */
const TURNS_KEPT = 60

export const turnEvolvers = {
  // Before the start a new total puts a dragged entry back in line; afterwards nothing moves by itself.
  InitiativeSet: (fight, { entry, initiative }) => {
    const known = fight.entries[entry]
    if (!known) return fight
    const dragged = known.dragged && fight.phase !== 'initiative'
    return { ...fight, entries: { ...fight.entries, [entry]: { ...known, initiative, dragged } } }
  },
  TieSettled: (fight, { entries, by }) => {
    const ranked = entries.flatMap((id, rank) => {
      const entry = fight.entries[id]
      return entry?.initiative
        ? [[id, { ...entry, initiative: { ...entry.initiative, rank, rankedBy: by } }] as const]
        : []
    })
    return { ...fight, entries: { ...fight.entries, ...Object.fromEntries(ranked) } }
  },
  OrderSet: (fight, { order }) => ({ ...fight, order }),
  EntryMoved: (fight, { entries, order }) => {
    const moved = entries.flatMap((id) => {
      const entry = fight.entries[id]
      return entry ? [[id, { ...entry, dragged: true }] as const] : []
    })
    return { ...fight, order, entries: { ...fight.entries, ...Object.fromEntries(moved) } }
  },
  MovePlanned: (fight, { entry, before }) => ({
    ...fight,
    movesToCome: [...fight.movesToCome.filter((move) => move.entry !== entry), { entry, before }],
  }),
  RoundBegan: (fight, { phase, round, order }) => ({
    ...fight,
    phase,
    round,
    order,
    roundsBegun: fight.roundsBegun + 1,
    acted: [],
    passed: [],
    movesToCome: [],
    fired: fight.fired.filter((key) => Number(key.split(':')[0]) >= round - 1),
  }),
  RoundEnded: (fight) => ({ ...fight, activeEntry: null }),
  TurnBegan: (fight, { entry }) => withSettingsToCome({ ...fight, activeEntry: entry }),
  TurnResumed: (fight, { entry }) => ({
    ...fight,
    activeEntry: entry,
    interrupted: without(fight.interrupted, entry),
  }),
  TurnEnded: (fight, { entry, past }) => ({
    ...fight,
    activeEntry: null,
    acted: withOnce(fight.acted, entry),
    passed: without(fight.passed, entry),
    pastTurns: [...fight.pastTurns, past].slice(-TURNS_KEPT),
  }),
  TurnInterrupted: (fight, { entry }) => ({
    ...fight,
    activeEntry: null,
    interrupted: [...fight.interrupted, entry],
  }),
  TurnPassed: (fight, { entry }) => ({ ...fight, passed: withOnce(fight.passed, entry) }),
  TurnReopened: (fight, { past, acted, passed }) => {
    const rounds = past.round === fight.round && past.phase === fight.phase ? 0 : 1
    const reopened: Fight = {
      ...fight,
      activeEntry: past.entry,
      phase: past.phase,
      round: past.round,
      roundsBegun: fight.roundsBegun - rounds,
      interrupted: past.interrupted.filter((entry) => fight.entries[entry]),
      acted,
      passed,
      pastTurns: fight.pastTurns.slice(0, -1),
    }
    return Object.keys(past.budgets).reduce<Fight>(
      (changed, id) => changeCombatant(changed, id, (combatant) => asItWas(past, combatant)),
      reopened,
    )
  },
  NobodyCanAct: (fight) => ({ ...fight, activeEntry: null }),
  BoundaryFired: (fight, { key }) => ({ ...met(fight, key), fired: withOnce(fight.fired, key) }),
  Delayed: (fight, { combatant }) => ({
    ...changeCombatant(fight, combatant, () => ({ delayed: fight.roundsBegun })),
    activeEntry: null,
  }),
  CameBack: (fight, { combatant, order }) => ({
    ...changeCombatant(fight, combatant, () => ({ delayed: null })),
    entries: keptInPlace(fight, order),
    order,
    passed: fight.passed.filter((entry) => fight.entries[entry]?.combatant !== combatant),
  }),
  DelayLapsed: (fight, { combatant }) => changeCombatant(fight, combatant, () => ({ delayed: null })),
  SettingChanged: (fight, { setting, value, from }) =>
    from === 'now'
      ? { ...fight, settings: { ...fight.settings, [setting]: value } }
      : { ...fight, settingsToCome: { ...fight.settingsToCome, [setting]: value } },
  FightEnded: (fight) => ({ ...fight, phase: 'ended', activeEntry: null, interrupted: [], stack: [] }),
} satisfies { [T in EventType]?: (fight: Fight, event: EventOf<T>) => Fight }

/** Whoever came back stands after the running turn and keeps that place, whatever its total: as if dragged there. */
function keptInPlace(fight: Fight, order: readonly TurnEntryId[]): Fight['entries'] {
  const here = fight.interrupted[0] ?? fight.activeEntry
  const id = order[here === null ? order.length - 1 : order.indexOf(here) + 1]
  const entry = id === undefined ? undefined : fight.entries[id]
  return entry ? { ...fight.entries, [entry.id]: { ...entry, dragged: true } } : fight.entries
}

function withSettingsToCome(fight: Fight): Fight {
  if (Object.keys(fight.settingsToCome).length === 0) return fight
  return { ...fight, settings: { ...fight.settings, ...fight.settingsToCome }, settingsToCome: {} }
}

function asItWas(past: EventOf<'TurnReopened'>['past'], combatant: Combatant): Partial<Combatant> {
  return {
    budget: past.budgets[combatant.id] ?? combatant.budget,
    counters: past.counters[combatant.id] ?? combatant.counters,
  }
}

/** The start of a turn meets every effect of whoever acts in it. */
function met(fight: Fight, key: string): Fight {
  const entry = fight.entries[key.slice(key.indexOf(':') + 1, key.lastIndexOf(':'))]
  if (!fight.unmet?.length || !entry || !key.endsWith(':start')) return fight
  const company = turnCompany(fight, entry.combatant)
  const theirs = company.flatMap((id) => fight.combatants[id]?.effects.map((effect) => effect.id) ?? [])
  return withoutUnmet(fight, theirs)
}
