/**
 * The contract a rules system fills. Data where data is enough, small pure functions where not.
 * The engine calls these and nothing else; it never asks which system it runs.
 */
import type { ActionDefinition } from './action'
import type { Consequence, DamagePart } from './consequence'
import type { Inputs } from './model/inputs'
import type { DockContext, DockForm } from './dock'
import type { FightEvent } from './events'
import type { Slot } from './model/budget'
import type { Combatant } from './model/combatant'
import type { Effect, EffectDraft } from './model/effect'
import type { EffectId, SlotId } from './model/ids'
import type { Fight, Settings, SettingValue } from './model/fight'
import type { Ability, Attack, Cost } from './model/stat-block'
import type { Rejection } from './rejection'
import type { Term } from './term'

/** A number that follows from the stats, with how: "1 + (level 27 - 7) / 10, rounded down". */
export interface DerivedNumber extends Term {
  how?: string
}

export interface StatDefinition {
  id: string
  /** Full name, always shown on hover. */
  label: string
  short: string
  group: 'attribute' | 'combat' | 'movement'
  /** Why it matters, in one line. */
  hint: string
}

export interface VitalDefinition {
  id: string
  label: string
  /** How the bar is drawn; the shape tells vitals apart without colour. */
  bar: 'solid' | 'notched'
  /** Lowest value for a maximum: 0, or below zero where wounds go further. */
  floor(max: number): number
  /** Maximum when the block leaves it empty; null: it must be asked. */
  formula(stats: Readonly<Record<string, number | null>>): number | null
  /** The formula in words, for whoever writes a block: "Power + Swiftness + 3". Absent: it is always written. */
  formulaWords?: string
  /** A creature may have none of it: 0 of 0 says nothing and is not shown. */
  mayLack?: true
  /** What dice that stand for a maximum are worth, and the rule in words. Absent: a maximum is never dice. */
  dice?: DiceWorth
}

export interface DiceWorth {
  /** Null: not dice. */
  points(text: string): number | null
  words: string
}

export interface SlotDefinition {
  /** Kind, as in a cost: "major". */
  id: string
  label: string
  /** Two or more of them, where the label alone does not do: "actions". */
  several?: string
}

/** One column of the action catalogue. */
export interface ColumnDefinition {
  id: string
  label: string
  /** Slot kinds whose chips stand over the column. */
  kinds: readonly string[]
  note: string
  /** Few and seldom used: it stands under the last column and has no place of its own. */
  below?: boolean
}

export interface EffectDefinition {
  id: string
  label: string
  hint: string
  /** Has a severity that accumulates. */
  severity: boolean
  draft: Omit<EffectDraft, 'definition' | 'label' | 'source'>
}

export interface SettingDefinition {
  id: string
  /** The rule in plain words, as a sentence about the table. */
  label: string
  kind: 'switch' | 'number' | 'choice'
  /** Only for choices. */
  choices: readonly { value: string; label: string }[]
  initial: SettingValue
}

export interface CounterDefinition {
  id: string
  label: string
  initial: number
  /** When it goes back to `initial`. */
  clears: 'never' | 'ownTurnStart' | 'ownTurnEnd' | 'anyTurnEnd'
  /** Stat of the block that says where it starts; `initial` when that is unset. */
  fromStat?: string
  /** Shown to the GM on the acting combatant. */
  shown: boolean
  /** Vital that it stands beside and is set with: temporary points. */
  vital?: string
}

export interface DamageOutcome {
  steps: readonly string[]
  /** New value of each vital that changes. */
  vitals: Readonly<Record<string, number>>
  /** New value of each counter that changes, such as temporary points that were used up. */
  counters?: Readonly<Record<string, number>>
}

/** Something that ends unless an action keeps it up, round by round: a ritual. */
export interface Upkeep {
  combatant: string
  effect: string
  label: string
  /** Rounds kept up so far and needed in all, this round not counted until it is over. */
  done: number
  needed: number
  /** Already kept up this round. */
  kept: boolean
  /** When it ends for want of upkeep. */
  due: 'roundEnd' | 'ownTurnEnd'
  /** Action of the catalogue that keeps it up, with these inputs. */
  action: string
  inputs: Inputs
}

export interface SwitchedOff {
  slot: SlotId
  note: string
  by?: EffectId
}

export interface Reminder {
  fact: string
  consequence: string
  tone: 'hot' | 'reaction' | 'plain'
}

/** Rules context of one action. */
export interface ActionContext {
  fight: Fight
  actor: Combatant
  action: ActionDefinition
  inputs: Inputs
  /** Rolls dice such as "1d10" for values the GM left to the app. */
  roll(dice: string): { dice: number[]; total: number }
}

/** What is fixed the moment an action is declared, before it resolves or waits on the stack. */
export interface Declaration {
  /** Added to the inputs that `resolve` will see, such as the attack penalty of this moment. */
  inputs: Inputs
  causes: readonly Consequence[]
}

export interface GameSystem {
  id: string
  label: string
  /** Names of the initiative: "Engagement" and "Roll for Engagement". */
  initiative: {
    label: string
    /** How the total comes about, in words. */
    formula: string
    dice: string
    /** Null when a stat it needs is unset: the total is asked. */
    terms(combatant: Pick<Combatant, 'stats'>): readonly Term[] | null
    /** Stat of a block that says the whole modifier by itself. Absent: there is none. */
    ownBonus?: string
    /** Left to right; null: unset. */
    tieBreakers: readonly {
      id: string
      label: string
      value(combatant: Pick<Combatant, 'stats' | 'counters'>, settings: Settings): number | null
    }[]
    /** True when the tie rule is the app's own and not the book's. */
    ownTieRule: boolean
  }
  rounds: {
    seconds: number
    /** Surprised creatures sit out the first round, or a round of its own goes before it. */
    surprise: 'skipFirstRound' | 'extraRound'
    /** False where a house rule does without surprise: nobody can be marked. Absent: always allowed. */
    surpriseAllowed?(fight: Fight): boolean
    /** A late joiner acts this round when its slot has not passed, or waits for the next. */
    lateJoin(fight: Fight): 'bySlot' | 'nextRound'
    /** What a turn skipped for surprise still does; without it: effects tick and end, nothing refreshes. */
    skippedTurn?(fight: Fight): { clock: boolean; refresh: boolean }
  }
  defence: {
    /** AR, AC. */
    label: string
    /** Base and every change, or null when it is not tracked or missing. */
    terms(fight: Fight, combatant: Combatant): readonly Term[] | null
    /** What it is where nothing was entered; absent where it has to be asked. */
    formula?(stats: Readonly<Record<string, number | null>>): number
  }
  stats: readonly StatDefinition[]
  /** Numbers that follow from the stats and are shown with them; one that can't be known is left out. */
  derived?(stats: Readonly<Record<string, number | null>>): readonly DerivedNumber[]
  vitals: readonly VitalDefinition[]
  slots: readonly SlotDefinition[]
  columns: readonly ColumnDefinition[]
  actions: readonly ActionDefinition[]
  /** Its actions as the log tells them: "took cover". Others are told as "used" and their name. */
  told?: Readonly<Record<string, string>>
  /** Those of them that are used most: in sight with every creature, the others are folded. Absent: all. */
  usual?: readonly string[]
  effects: readonly EffectDefinition[]
  counters: readonly CounterDefinition[]
  settings: readonly SettingDefinition[]
  damageTypes: readonly string[]
  /** Its own words for what the model calls a weakness, where it has some: { noun: "Vulnerability", to: "Vulnerable to" }. */
  weakness?: { noun: string; to: string }
  /** The reaction that a turn itself can cause, and by what: "it walks past". Absent: there is none. */
  causedByTurn?: { action: string; words: string }
  /** The stack exists in this system's book. Others resolve reactions inside an action. */
  stack: boolean
  /** Kinds that may pay for `kind`, cheapest first, itself included. */
  fits(kind: string): readonly string[]
  /** The budget after joining or at the start of the own (or commander's) turn. `joins` keeps nothing. */
  budget(fight: Fight, combatant: Combatant, moment: 'joins' | 'turnStart' | 'turnEnd'): readonly Slot[]
  /** Unspent slots that ailments or conditions switch off now, with the reason and the id of the effect. */
  switchedOff(fight: Fight, combatant: Combatant): readonly SwitchedOff[]
  /** Turns a block's own ability into an action of the catalogue; null for passive ones. */
  abilityAction(ability: Ability): ActionDefinition | null
  /** Whether a passive ability is in effect now; without it they always are. */
  passiveInEffect?(combatant: Combatant, ability: Ability): boolean
  /** How often this creature may use a basic action, where its block says so. Absent or null: `action.uses`. */
  usesOf?(combatant: Pick<Combatant, 'block'>, action: ActionDefinition): Ability['uses']
  /** Actions that come from its state, such as a readied one. They are in the catalogue while it lasts. */
  heldActions?(combatant: Combatant): readonly ActionDefinition[]
  /** Whether an ability can do nothing to a target, known before it takes effect. */
  spares?(target: Combatant, ability: Ability): boolean
  /** What an attack with it would add if it were made now; `passing`: what lasts only a while counts in. Null: not known. */
  attackNow?(actor: Combatant, attack: Attack): { bonus: number; passing: boolean } | null
  /** The action's one line with the numbers of whoever would do it now. Absent or null: `action.hint`. */
  hint?(fight: Fight, actor: Combatant, action: ActionDefinition): string | null
  /** What the action costs here and now, where house rules or equipment change it. Absent: `action.cost`. */
  cost?(fight: Fight, actor: Combatant, action: ActionDefinition, inputs: Inputs): Cost
  /**
   * A rule that forbids the action now, or null. Slots, uses and stack order are the engine's.
   * `inputs` are what the dock has filled in; empty while the catalogue only asks.
   */
  refuses(fight: Fight, actor: Combatant, action: ActionDefinition, inputs: Inputs): Rejection | null
  /** Rules that make the turn wait, such as upkeep still due. Overridable. */
  refusesEndTurn(fight: Fight): Rejection | null
  /**
   * The form for an action whose `dock` is not 'none', with what Apply would do. Null: nothing to fill in.
   * `resolve` gets exactly these fields' values as inputs and must come to the same numbers.
   */
  dock?(context: DockContext): DockForm | null
  /** What is settled when the action is declared; without it: nothing. */
  declare?(context: ActionContext): Declaration
  /** What the action does once paid for and (where it went on the stack) resolved. */
  resolve(context: ActionContext): readonly Consequence[]
  damage(
    fight: Fight,
    target: Combatant,
    parts: readonly DamagePart[],
    straightTo: string | null,
  ): DamageOutcome
  /** Rules that follow from something that has just happened (thresholds, ailments, lost preparations). */
  after(before: Fight, fight: Fight, event: FightEvent): readonly Consequence[]
  /** True while something stops this effect's clock (frozen). Its end by hand is not stopped. */
  clockStopped(combatant: Combatant, effect: Effect): boolean
  /** Value for the players' health word; null when there is no maximum. */
  health(combatant: Combatant): { now: number; max: number; down: boolean } | null
  reminders(fight: Fight, combatant: Combatant): readonly Reminder[]
  /** Rituals under way, for the strip that asks for upkeep. */
  upkeep?(fight: Fight): readonly Upkeep[]
  /** Vital that plain damage and plain healing go to. */
  healVital: string
  /** Die of an attack roll, for summaries: "d20". Absent: an attack is not one roll against a number. */
  attackDie?: string
  /** Kinds of attack and skills that the rules know by name, offered to whoever writes a block. */
  words?: {
    attackKinds: readonly string[]
    skills: readonly string[]
    /** The stat that a known skill goes by, proposed where a block does not say; "none" can be written. */
    statOfSkill?: Readonly<Record<string, string>>
  }
  /** Which words among the properties of an attack the rules act on, told to whoever writes one. Absent: none. */
  attackProperties?: string
  /** Whether a foe in this state should be offered as defeated. */
  isDown(combatant: Combatant): boolean
}
