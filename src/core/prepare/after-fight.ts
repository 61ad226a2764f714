/** What the characters of a party bring out of a fight. Nothing is carried on unless the GM chooses it. */
import type { Combatant } from '../engine/model/combatant'
import type { Effect, EffectDraft } from '../engine/model/effect'
import type { Encounter } from '../engine/model/encounter'
import type { Fight } from '../engine/model/fight'
import type { Party } from '../engine/model/party'
import type { CombatantSeed } from '../engine/model/seed'
import { maximumOf } from '../engine/setup/seeding'
import type { GameSystem } from '../engine/system'

export type CarriedKind = 'vitals' | 'counters' | 'effects'

export interface CarriedChange {
  kind: CarriedKind
  /** Id of the vital or counter; the effect's own id. */
  id: string
  label: string
  /** What the party has on record; null for an effect. */
  from: number | null
  /** What the fight ended with; the severity of an effect, null when it has none. */
  to: number | null
}

export interface MemberOutcome {
  party: string
  member: string
  combatant: string
  name: string
  changes: readonly CarriedChange[]
}

/** Characters of these parties that were in the fight and differ from what their party has on record. */
export function outcomesOf(fight: Fight, parties: readonly Party[], system: GameSystem): MemberOutcome[] {
  return parties
    .filter(({ systemId }) => systemId === fight.systemId)
    .flatMap((party) => party.members.flatMap((member) => outcomeOf(fight, party, member, system)))
}

function outcomeOf(fight: Fight, party: Party, member: CombatantSeed, system: GameSystem): MemberOutcome[] {
  const combatant = Object.values(fight.combatants).find((each) => isSameCharacter(member, each))
  if (!combatant) return []
  const changes = [
    ...vitalChanges(combatant, member, system),
    ...counterChanges(combatant, member, system),
    ...combatant.effects.filter(lasts).map(effectChange),
  ]
  const { key, block, overrides } = member
  const name = overrides.name ?? block.name
  return changes.length === 0
    ? []
    : [{ party: party.id, member: key, combatant: combatant.id, name, changes }]
}

/** The same character: the name, and with it the stat block or who plays it. */
export function isSameCharacter(
  member: CombatantSeed,
  other: { name: string; block: { id: string }; player: string },
): boolean {
  if ((member.overrides.name ?? member.block.name) !== other.name) return false
  return member.block.id === other.block.id || (member.player !== '' && member.player === other.player)
}

function vitalChanges(combatant: Combatant, member: CombatantSeed, system: GameSystem): CarriedChange[] {
  return system.vitals.flatMap(({ id, label }) => {
    const vital = combatant.vitals[id]
    if (typeof vital !== 'object') return []
    const from = member.carried.vitals?.[id] ?? numberOf(maximumOf(id, member, system)) ?? vital.max
    return from === vital.now ? [] : [{ kind: 'vitals' as const, id, label, from, to: vital.now }]
  })
}

function numberOf(value: number | string | null): number | null {
  return typeof value === 'number' ? value : null
}

/** Counters that never clear by themselves and that the GM sees, such as Terra Tokens. */
function counterChanges(combatant: Combatant, member: CombatantSeed, system: GameSystem): CarriedChange[] {
  const kept = system.counters.filter(({ clears, shown }) => clears === 'never' && shown)
  return kept.flatMap(({ id, label, initial, fromStat }) => {
    const from = member.carried.counters?.[id] ?? member.block.stats[fromStat ?? ''] ?? initial
    const to = combatant.counters[id] ?? initial
    return from === to ? [] : [{ kind: 'counters' as const, id, label, from, to }]
  })
}

/** Put on directly, and not over with this fight, a round or somebody else's turn. */
export function lasts({ causes, ends, begins, sustained }: Effect): boolean {
  return causes === null && ends === null && begins === null && !sustained
}

function effectChange({ id, label, severity }: Effect): CarriedChange {
  return { kind: 'effects', id, label, from: null, to: severity }
}

/** The party with the chosen changes on record. Effects on record are replaced only when some are chosen. */
export function withCarried(
  party: Party,
  fight: Fight,
  chosen: readonly { outcome: MemberOutcome; changes: readonly CarriedChange[] }[],
  system: GameSystem,
): Party {
  const members = party.members.map((member) => {
    const found = chosen.find(({ outcome }) => outcome.party === party.id && outcome.member === member.key)
    const combatant = found && fight.combatants[found.outcome.combatant]
    if (!combatant) return member
    const known = withMaxima(member, combatant, found.changes, system)
    return { ...known, carried: carriedOn(member.carried, combatant, found.changes) }
  })
  return { ...party, members }
}

/** "HP 7" means nothing to the next fight without its maximum; one that was asked for is not asked again. */
function withMaxima(
  member: CombatantSeed,
  { vitals }: Combatant,
  changes: readonly CarriedChange[],
  system: GameSystem,
): CombatantSeed {
  const asked = changes.filter(({ kind, id }) => kind === 'vitals' && maximumOf(id, member, system) === null)
  if (asked.length === 0) return member
  const maxima = asked.flatMap(({ id }) => {
    const vital = vitals[id]
    return typeof vital === 'object' ? [[id, vital.max] as const] : []
  })
  const { overrides } = member
  return {
    ...member,
    overrides: { ...overrides, vitals: { ...overrides.vitals, ...Object.fromEntries(maxima) } },
  }
}

function carriedOn(
  carried: CombatantSeed['carried'],
  { effects, vitals }: Combatant,
  changes: readonly CarriedChange[],
): CombatantSeed['carried'] {
  const numbers = (kind: CarriedKind): Record<string, number> =>
    Object.fromEntries(
      changes.flatMap((each) => (each.kind === kind && each.to !== null ? [[each.id, each.to]] : [])),
    )
  const ids = changes.filter(({ kind }) => kind === 'effects').map(({ id }) => id)
  const drafts = effects.filter(({ id }) => ids.includes(id)).map(draftOf)
  return {
    ...carried,
    vitals: withoutFull({ ...carried.vitals, ...numbers('vitals') }, vitals),
    counters: { ...carried.counters, ...numbers('counters') },
    ...(drafts.length > 0 ? { effects: drafts } : {}),
  }
}

/** Full is not written down, so that a later, higher maximum counts. */
function withoutFull(
  carried: Readonly<Record<string, number>>,
  vitals: Combatant['vitals'],
): Record<string, number> {
  const isFull = (id: string, now: number): boolean => {
    const vital = vitals[id]
    return typeof vital === 'object' && vital.max === now
  }
  return Object.fromEntries(Object.entries(carried).filter(([id, now]) => !isFull(id, now)))
}

/** Whoever caused it is not in the next fight, so the effect stands for itself. */
function draftOf({ id: _id, ...effect }: Effect): EffectDraft {
  return { ...effect, source: null }
}

/** What the encounter changes itself stands; a maximum that it leaves open is the party's. */
function asOnRecord(seed: CombatantSeed, { overrides, carried }: CombatantSeed): CombatantSeed {
  if (!overrides.vitals) return { ...seed, carried }
  const vitals = { ...overrides.vitals, ...seed.overrides.vitals }
  return { ...seed, carried, overrides: { ...seed.overrides, vitals } }
}

/** Every character as its party has it on record now; the others and all monsters as they are prepared. */
export function withPartyState(encounter: Encounter, parties: readonly Party[]): Encounter {
  const known = parties
    .filter(({ systemId }) => systemId === encounter.systemId)
    .flatMap(({ members }) => members)
  const members = encounter.members.map((seed) => {
    const { overrides, block, player } = seed
    const member = known.find((each) =>
      isSameCharacter(each, { name: overrides.name ?? block.name, block, player }),
    )
    return member && seed.side === member.side ? asOnRecord(seed, member) : seed
  })
  return { ...encounter, members }
}
