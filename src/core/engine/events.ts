import type { Combatant, Disclosure } from './model/combatant'
import type { Effect } from './model/effect'
import type { Fight, PastTurn, SettingValue, Wave } from './model/fight'
import type { Prompt } from './consequence'
import type { CombatantId, EffectId, FrameId, PromptId, SlotId, TurnEntryId } from './model/ids'
import type { Initiative, TurnEntry } from './model/initiative'
import type { Frame } from './model/reaction'
import type { Purchase, Slot } from './model/budget'
import type { Inputs } from './model/inputs'

/** How far a vital moved. */
export interface VitalChange {
  from: number
  to: number
}

/** How the list stands after an event. */
export interface NewOrder {
  order: readonly TurnEntryId[]
  /** What is planned beside it. Absent in events from before this was written down. */
  movesToCome?: Fight['movesToCome']
}

interface EventShapes {
  InitiativeSet: { entry: TurnEntryId; initiative: Initiative | null }
  TieSettled: {
    entries: readonly TurnEntryId[]
    by: 'gm' | 'rollOff'
    dice: readonly number[]
    /** Only these came to it now: who settled the others among themselves stays. Absent: all. */
    newcomers?: readonly TurnEntryId[]
  }
  OrderSet: { order: readonly TurnEntryId[] }
  EntryMoved: { entries: readonly TurnEntryId[]; swapped: boolean } & NewOrder
  MovePlanned: { entry: TurnEntryId; before: TurnEntryId | null } & Pick<NewOrder, 'movesToCome'>
  RoundBegan: { phase: 'surprise' | 'rounds'; round: number; order: readonly TurnEntryId[] }
  RoundEnded: { round: number }
  TurnBegan: { entry: TurnEntryId }
  /** Goes on with a turn that had begun before (after Act now or Back one turn). */
  TurnResumed: {
    entry: TurnEntryId
    /** As it was left, when Back one turn went to the one before it or another turn of the same creature came. */
    past?: PastTurn
  }
  TurnEnded: { entry: TurnEntryId; past: PastTurn }
  /** `suspends`: what its own other turn would use up. */
  TurnInterrupted: { entry: TurnEntryId; by: TurnEntryId; suspends?: PastTurn }
  TurnPassed: {
    entry: TurnEntryId
    why: 'defeated' | 'surprised' | 'delayed' | 'joinedLate' | 'actedEarlier' | 'gone'
  }
  /** `past` as it goes on; `suspends`: the turn that ran until now, which goes on after it. */
  TurnReopened: {
    past: PastTurn
    acted: readonly TurnEntryId[]
    passed: readonly TurnEntryId[]
    suspends?: PastTurn
  }
  /** Nobody is left who can act; the round waits. */
  NobodyCanAct: object
  BoundaryFired: { key: string }
  BudgetRefreshed: { combatant: CombatantId; budget: readonly Slot[] }
  /** `boughtBy`: null when the GM spent them by hand. */
  SlotsSpent: {
    combatant: CombatantId
    slots: readonly SlotId[]
    note: string
    boughtBy: Purchase | null
  }
  SlotReturned: { combatant: CombatantId; slot: SlotId }
  SlotsSwitchedOff: { combatant: CombatantId; slots: readonly SlotId[]; note: string; by?: string }
  SlotsGranted: { combatant: CombatantId; slots: readonly Slot[] }
  CounterSet: { combatant: CombatantId; counter: string; to: number }
  UseCounted: { combatant: CombatantId; action: string }
  UsesCleared: { combatant: CombatantId; per: 'turn' | 'round' }
  ActionTaken: {
    combatant: CombatantId
    action: string
    name: string
    slots: readonly SlotId[]
    inputs: Inputs
    /** Codes of the rules the GM overruled; empty when none. */
    overruled: readonly string[]
  }
  FrameDeclared: { frame: Frame; use: string | null; opens: boolean }
  FrameSettled: { frame: FrameId; state: 'resolved' | 'cancelled'; by: 'rules' | 'gm' }
  StackEmptied: object
  DamageTaken: {
    combatant: CombatantId
    /** As it came in, before resistances. */
    amount: number
    types: readonly string[]
    /** The arithmetic in words, in order. */
    steps: readonly string[]
    vitals: Readonly<Record<string, VitalChange>>
    cause: string
    /** True when this combatant's health is not tracked: announced only. */
    untracked: boolean
    /** Who is behind it; null: nobody known. Absent: whoever acted. */
    source?: CombatantId | null
  }
  Healed: { combatant: CombatantId; vital: string; amount: number; change: VitalChange | null; cause: string }
  VitalSet: { combatant: CombatantId; vital: string; value: Combatant['vitals'][string]; cause: string }
  EffectAdded: { combatant: CombatantId; effect: Effect }
  EffectChanged: { combatant: CombatantId; effect: Effect; quiet: boolean }
  EffectTicked: { combatant: CombatantId; effect: EffectId; label: string; text: string }
  EffectEnded: { combatant: CombatantId; effect: EffectId; label: string; reason: string }
  CombatantsJoined: {
    combatants: readonly Combatant[]
    entries: readonly TurnEntry[]
    passed: readonly TurnEntryId[]
    copies: Fight['copies']
  } & NewOrder
  EntryGiven: { entry: TurnEntry; passed: boolean } & NewOrder
  CombatantLeft: { combatant: CombatantId; name: string }
  /** Removed in words, still in the list until the stack is empty. */
  CombatantLeaving: { combatant: CombatantId }
  Defeated: { combatant: CombatantId }
  Revived: { combatant: CombatantId }
  SurpriseSet: { combatant: CombatantId; surprised: boolean }
  Delayed: { combatant: CombatantId }
  CameBack: { combatant: CombatantId } & NewOrder
  DelayLapsed: { combatant: CombatantId }
  /** Back one turn went to the round before the one in which it delayed. */
  DelayTakenBack: { combatant: CombatantId }
  ControllerSet: { combatant: CombatantId; controller: CombatantId | null }
  DisclosureSet: { combatant: CombatantId; disclosure: Disclosure; copies: Fight['copies'] }
  CombatantEdited: {
    combatant: CombatantId
    changes: Partial<Pick<Combatant, 'name' | 'side' | 'defence' | 'stats' | 'counters' | 'notes' | 'colour'>>
  }
  Prompted: { prompt: Prompt }
  PromptSettled: { prompt: PromptId; text: string; answer: string }
  NotesWritten: { text: string }
  SettingChanged: { setting: string; value: SettingValue; from: 'now' | 'nextTurn' }
  WaveBroughtIn: { wave: string; label: string }
  /** Another encounter came into this fight, with those who are still to come. */
  WavesAdded: { waves: readonly Wave[] }
  /** A rule said no and the GM did it all the same. */
  Overruled: { code: string }
  /** `as` and `whom` as in the consequence of the same name. */
  Logged: { who: CombatantId | null; text: string; as?: 'headline' | 'sum'; whom?: CombatantId }
  FightEnded: object
}

/** What can have happened. Outcomes only: no formula, no dice still to roll, so that old fights never change. */
export type FightEvent = { [T in keyof EventShapes]: { type: T } & EventShapes[T] }[keyof EventShapes]
export type EventType = FightEvent['type']
export type EventOf<T extends EventType> = Extract<FightEvent, { type: T }>
