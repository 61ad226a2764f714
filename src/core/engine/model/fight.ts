import type { Combatant } from './combatant'
import type { CombatantId, EffectId, TurnEntryId } from './ids'
import type { TurnEntry } from './initiative'
import type { Frame } from './reaction'
import type { Slot } from './budget'
import type { Prompt } from '../consequence'
import type { CombatantSeed } from './seed'

export type SettingValue = boolean | number | string | null
export type Settings = Readonly<Record<string, SettingValue>>

/** A turn that has ended, kept so that Back one turn can reopen it. */
export interface PastTurn {
  entry: TurnEntryId
  round: number
  phase: Fight['phase']
  interrupted: readonly TurnEntryId[]
  /** Who had acted in its round before it ended. */
  acted: readonly TurnEntryId[]
  /** Budget and counters of the actor and its minions when the turn ended, and others' counters that it cleared. */
  budgets: Readonly<Record<CombatantId, readonly Slot[]>>
  counters: Readonly<Record<CombatantId, Readonly<Record<string, number>>>>
  /** How often they had used what is counted by the turn. Absent in turns from before this was written down. */
  uses?: Readonly<Record<CombatantId, Readonly<Record<string, number>>>>
  /** Who was still surprised when it ended. Absent: nobody. */
  surprised?: readonly CombatantId[]
  /** A turn that waits while an earlier one of the same creatures goes on: its slots are those that stand here. */
  aside?: true
}

export interface Wave {
  id: string
  label: string
  /** Start of this round, or null: by hand. */
  round: number | null
  seeds: readonly CombatantSeed[]
}

/** An encounter being run. Plain JSON; changed only by `evolve`. */
export interface Fight {
  id: string
  /** Id of the encounter it was begun from; absent in fights from before this was written down. */
  encounter?: string
  title: string
  campaign: string
  session: string
  systemId: string
  settings: Settings
  /** Changed mid-turn; in force from the next turn on, so that no rule changes under a running turn. */
  settingsToCome: Settings
  phase: 'initiative' | 'surprise' | 'rounds' | 'ended'
  /** 0 before the first round and in the surprise round. */
  round: number
  /** Rounds begun, the surprise round included; times the system's seconds = elapsed time. */
  roundsBegun: number
  activeEntry: TurnEntryId | null
  /** Entries whose turn was interrupted by Act now; the last goes on first. */
  interrupted: readonly TurnEntryId[]
  /** Total order of this round, stored. Nothing re-sorts it. */
  order: readonly TurnEntryId[]
  /** Entries that have had their turn this round. */
  acted: readonly TurnEntryId[]
  /** Entries whose slot passed this round without a turn (defeated, surprised, joined too late). */
  passed: readonly TurnEntryId[]
  /** Places that change when the next round begins: entry to the entry it goes before (null: last). */
  movesToCome: readonly { entry: TurnEntryId; before: TurnEntryId | null }[]
  /** Boundaries that have fired: "round:entry:start". Kept for this and the previous round. */
  fired: readonly string[]
  /** Effects whose bearer has had no turn start since they were put on. Absent until there was one. */
  unmet?: readonly EffectId[]
  /** Put on in a running turn whose end has fired before (Back one turn, Delay): for them it is yet to come. */
  late?: readonly EffectId[]
  /** The same for the end of the running round. */
  lateInRound?: readonly EffectId[]
  entries: Readonly<Record<TurnEntryId, TurnEntry>>
  combatants: Readonly<Record<CombatantId, Combatant>>
  /** Copy numbers given per base name, so that none is used twice. */
  copies: Readonly<Record<string, { numbers: number; letters: number }>>
  stack: readonly Frame[]
  /** Reactive abilities used in the present or latest stack: "combatant:action". */
  stackUses: readonly string[]
  prompts: readonly Prompt[]
  pastTurns: readonly PastTurn[]
  /**
   * Turns that ran when Back one turn was asked for, or another turn of the same creature: they go on as they were left.
   * Absent until there was one.
   */
  suspended?: readonly PastTurn[]
  waves: readonly Wave[]
  notes: string
}

export function isRunning(fight: Fight): boolean {
  return fight.phase === 'surprise' || fight.phase === 'rounds'
}

/** The combatant whose turn it is. */
export function currentCombatant(fight: Fight): Combatant | null {
  const entry = fight.activeEntry === null ? undefined : fight.entries[fight.activeEntry]
  return (entry && fight.combatants[entry.combatant]) ?? null
}

/** True while a hidden creature acts: the players' picture is held. */
export function currentIsHidden(fight: Fight): boolean {
  return currentCombatant(fight)?.disclosure.hidden ?? false
}

/** A place in the order that the players do not see. */
export function entryIsHidden({ entries, combatants }: Fight, id: TurnEntryId): boolean {
  return combatants[entries[id]?.combatant ?? '']?.disclosure.hidden ?? false
}

export function entriesOf(fight: Fight, combatant: CombatantId): TurnEntry[] {
  return fight.order.flatMap((id) => {
    const entry = fight.entries[id]
    return entry?.combatant === combatant ? [entry] : []
  })
}
