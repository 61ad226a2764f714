import type { EventOf, EventType } from '../events'
import type { Combatant } from '../model/combatant'
import type { Fight, PastTurn } from '../model/fight'
import type { TurnEntryId } from '../model/ids'
import { turnCompany } from '../time/turn-order'
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
  TieSettled: (fight, { entries, by, newcomers = entries }) => {
    const ranked = entries.flatMap((id, rank) => {
      const entry = fight.entries[id]
      if (!entry?.initiative) return []
      const rankedBy = newcomers.includes(id) ? by : (entry.initiative.rankedBy ?? by)
      return [[id, { ...entry, initiative: { ...entry.initiative, rank, rankedBy } }] as const]
    })
    return { ...fight, entries: { ...fight.entries, ...Object.fromEntries(ranked) } }
  },
  OrderSet: (fight, { order }) => ({ ...fight, order }),
  // The latest word counts: a move that was planned before is off.
  EntryMoved: (fight, { entries, order, movesToCome = otherMoves(fight, entries) }) => ({
    ...fight,
    order,
    movesToCome,
    entries: placedByHand(fight, entries),
  }),
  MovePlanned: (
    fight,
    { entry, before, movesToCome = [...otherMoves(fight, [entry]), { entry, before }] },
  ) => ({ ...fight, entries: placedByHand(fight, [entry]), movesToCome }),
  RoundBegan: (fight, { phase, round, order }) => ({
    ...fight,
    phase,
    round,
    order,
    roundsBegun: fight.roundsBegun + 1,
    acted: [],
    passed: [],
    movesToCome: [],
    fired: firedSince(fight, oldestNeeded(fight, round)),
    ...(fight.suspended ? { suspended: fight.suspended.filter((past) => past.round >= round) } : {}),
  }),
  RoundEnded: (fight) => ({ ...fight, activeEntry: null, ...(fight.lateInRound ? { lateInRound: [] } : {}) }),
  TurnBegan: (fight, { entry }) => withSettingsToCome({ ...fight, activeEntry: entry }),
  TurnResumed: (fight, { entry, past }) => ({
    ...(past ? withTurn({ ...fight, suspended: others(fight.suspended, entry) }, past) : fight),
    activeEntry: entry,
    interrupted: without(fight.interrupted, entry),
  }),
  TurnEnded: (fight, { entry, past }) => ({
    ...fight,
    activeEntry: null,
    acted: withOnce(fight.acted, entry),
    passed: without(fight.passed, entry),
    pastTurns: [...fight.pastTurns, past].slice(-TURNS_KEPT),
    ...metAtEnd(fight),
  }),
  TurnInterrupted: (fight, { entry, suspends }) => ({
    ...fight,
    activeEntry: null,
    interrupted: [...fight.interrupted, entry],
    ...(suspends ? { suspended: [...others(fight.suspended, entry), suspends] } : {}),
  }),
  TurnPassed: (fight, { entry }) => ({ ...fight, passed: withOnce(fight.passed, entry) }),
  TurnReopened: (fight, { past, acted, passed, suspends }) => {
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
      ...(suspends || fight.suspended ? { suspended: waiting(fight, past, suspends) } : {}),
    }
    return withTurn(reopened, past)
  },
  NobodyCanAct: (fight) => ({ ...fight, activeEntry: null }),
  BoundaryFired: (fight, { key }) => ({ ...met(fight, key), fired: withOnce(fight.fired, key) }),
  Delayed: (fight, { combatant }) => ({
    ...changeCombatant(fight, combatant, () => ({ delayed: fight.roundsBegun })),
    activeEntry: null,
    ...metAtEnd(fight),
  }),
  CameBack: (fight, { combatant, order, movesToCome = fight.movesToCome }) => ({
    ...changeCombatant(fight, combatant, () => ({ delayed: null })),
    entries: keptInPlace(fight, order),
    order,
    movesToCome,
    passed: fight.passed.filter((entry) => fight.entries[entry]?.combatant !== combatant),
  }),
  DelayLapsed: (fight, { combatant }) => changeCombatant(fight, combatant, () => ({ delayed: null })),
  DelayTakenBack: (fight, { combatant }) => changeCombatant(fight, combatant, () => ({ delayed: null })),
  SettingChanged: (fight, { setting, value, from }) =>
    from === 'now'
      ? { ...fight, settings: { ...fight.settings, [setting]: value } }
      : { ...fight, settingsToCome: { ...fight.settingsToCome, [setting]: value } },
  FightEnded: (fight) => ({ ...fight, phase: 'ended', activeEntry: null, interrupted: [], stack: [] }),
} satisfies { [T in EventType]?: (fight: Fight, event: EventOf<T>) => Fight }

/** What came late to the end of the running turn has met it; that of an interrupted turn still waits. */
function metAtEnd({ late, interrupted }: Fight): Pick<Fight, 'late'> {
  return late && interrupted.length === 0 ? { late: [] } : {}
}

function otherMoves({ movesToCome }: Fight, entries: readonly TurnEntryId[]): Fight['movesToCome'] {
  return movesToCome.filter(({ entry }) => !entries.includes(entry))
}

/** Never moves again by itself. */
function placedByHand(fight: Fight, entries: readonly TurnEntryId[]): Fight['entries'] {
  const placed = entries.flatMap((id) => {
    const entry = fight.entries[id]
    return entry ? [[id, { ...entry, dragged: true }] as const] : []
  })
  return { ...fight.entries, ...Object.fromEntries(placed) }
}

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

/** Boundaries of a round stay known while Back one turn can reach it, and at least through the next one. */
function oldestNeeded({ pastTurns }: Fight, round: number): number {
  return Math.min(round - 1, ...pastTurns.map((past) => past.round))
}

function firedSince({ fired }: Fight, round: number): string[] {
  return fired.filter((key) => Number(key.split(':')[0]) >= round)
}

function others(suspended: readonly PastTurn[] = [], entry: TurnEntryId): PastTurn[] {
  return suspended.filter((past) => past.entry !== entry)
}

/** The turns that go on after `past`. Those of its own creatures keep what they have now, which is not of `past`. */
function waiting({ suspended, combatants }: Fight, past: PastTurn, last?: PastTurn): PastTurn[] {
  const before = last ? others(suspended, last.entry) : (suspended ?? [])
  const aside = before.map((each): PastTurn => {
    const own = Object.keys(each.budgets).filter((id) => past.budgets[id] && combatants[id])
    if (each.aside || own.length === 0) return each
    const budgets: PastTurn['budgets'] = Object.fromEntries(
      own.map((id) => [id, combatants[id]?.budget ?? []]),
    )
    return { ...each, budgets: { ...each.budgets, ...budgets }, aside: true }
  })
  return last ? [...aside, last] : aside
}

function withTurn(fight: Fight, past: PastTurn): Fight {
  const who = new Set([...Object.keys(past.budgets), ...Object.keys(past.counters)])
  return [...who].reduce(
    (changed, id) => changeCombatant(changed, id, (combatant) => asItWas(past, combatant)),
    fight,
  )
}

function asItWas(past: PastTurn, { id, budget, counters, uses }: Combatant): Partial<Combatant> {
  const used = past.uses?.[id]
  return {
    budget: past.budgets[id] ?? budget,
    counters: { ...counters, ...past.counters[id] },
    ...(used ? { uses: withTurnUses(uses, used) } : {}),
  }
}

/** Uses of the turn as they were; those of the round and of the fight stay. */
function withTurnUses(uses: Combatant['uses'], used: Readonly<Record<string, number>>): Combatant['uses'] {
  const counted = Object.entries(uses).map(([action, count]) => {
    const turn = Object.hasOwn(used, action) ? (used[action] ?? 0) : 0
    return [action, { ...count, turn }]
  })
  return Object.fromEntries(counted) as Combatant['uses']
}

/** The start of a turn meets every effect of whoever acts in it. */
function met(fight: Fight, key: string): Fight {
  const entry = fight.entries[key.slice(key.indexOf(':') + 1, key.lastIndexOf(':'))]
  if (!fight.unmet?.length || !entry || !key.endsWith(':start')) return fight
  const company = turnCompany(fight, entry.combatant)
  const theirs = company.flatMap((id) => fight.combatants[id]?.effects.map((effect) => effect.id) ?? [])
  return withoutUnmet(fight, theirs)
}
