import type { EffectDraft } from './model/effect'
import type { Colour } from './model/combatant'
import type { SettingValue, Wave } from './model/fight'
import type { CombatantId, EffectId, FrameId, PromptId, SlotId, TurnEntryId } from './model/ids'
import type { Inputs } from './model/inputs'
import type { CombatantSeed } from './model/seed'
import type { Tracked } from './model/stat-block'

export type Share = 'full' | 'half' | 'none'

/** An amount as the GM typed it: a number, or dice that are rolled once for all targets. */
export type Amount = number | string

/** A total as called (null: taken back), or the bare die. */
export type CalledInitiative =
  { entry: TurnEntryId; total: number | null } | { entry: TurnEntryId; die: number }

interface CommandShapes {
  // before the first round
  setInitiative: CalledInitiative
  /** Several totals called in one go: one step. */
  setInitiatives: { called: readonly CalledInitiative[] }
  /** `together`: one roll for like creatures of the list. */
  rollInitiative: { entries: readonly TurnEntryId[]; together: boolean }
  /** Entries tied at one total, in the order they act. With a roll-off the app rolls and the order is ignored. */
  settleTie: {
    entries: readonly TurnEntryId[]
    by: 'gm' | 'rollOff'
    /** Dice of a roll-off as they fell on the table; a second one where the first were equal. The rest is rolled. */
    rolled?: Readonly<Record<TurnEntryId, readonly number[]>>
  }
  /** Every open tie at once: as the list stands now, or rolled off. */
  settleTies: { by: 'gm' | 'rollOff' }
  setSurprised: { combatants: readonly CombatantId[]; surprised: boolean }
  /** Rolls blanks first; stays in the initiative phase when a tie needs the GM. */
  startFight: object
  // turns
  endTurn: object
  backOneTurn: object
  actNow: { entry: TurnEntryId }
  swapPlaces: { first: TurnEntryId; second: TurnEntryId }
  /** `before: null` puts it last. `nextRound`: everybody still acts once this round. */
  moveEntry: { entry: TurnEntryId; before: TurnEntryId | null; when: 'now' | 'nextRound' }
  delay: { combatant: CombatantId }
  comeBack: { combatant: CombatantId }
  // who is in the fight
  join: {
    seeds: readonly CombatantSeed[]
    /** Called totals by seed key; a missing or null one is rolled. */
    totals: Readonly<Record<string, number | null>>
    /** Called bare dice by seed key; the rest is added. */
    bareDice?: Readonly<Record<string, number>>
    /** Settles a tie that the rules can't: the joiner goes before or after those it ties with. */
    tie?: 'before' | 'after'
    /** Joining in a surprise round: whether it acts in it. */
    benefits?: boolean
    /** Waves of another encounter that is added to this fight; they get ids of their own. */
    waves?: readonly Wave[]
  }
  /** The rest as for `join`. */
  bringInWave: {
    wave: string
    totals?: Readonly<Record<string, number | null>>
    bareDice?: Readonly<Record<string, number>>
    tie?: 'before' | 'after'
    benefits?: boolean
  }
  leave: { combatants: readonly CombatantId[] }
  defeat: { combatants: readonly CombatantId[] }
  revive: { combatants: readonly CombatantId[] }
  /** Gives a combatant without a place (or one more place to one that has) a turn entry. */
  giveEntry: { combatant: CombatantId; total: number }
  /** A total that was called wrongly, and whether its place follows it. */
  correctTotal: { entry: TurnEntryId; total: number; place: 'keeps' | 'now' | 'nextRound' }
  setController: { combatant: CombatantId; controller: CombatantId | null }
  // spending
  takeAction: {
    combatant: CombatantId
    /** Id of a system action or of an ability on the stat block. */
    action: string
    /** Slots the GM prefers; the rest is chosen cheapest first. */
    slots?: readonly SlotId[]
    inputs: Inputs
    /** Puts it on the reaction stack instead of resolving it at once. */
    onStack?: boolean
    answers?: FrameId
    /** Left out: what a dispel answers. Null: it cancels nothing. */
    cancels?: FrameId | null
  }
  spendSlot: { combatant: CombatantId; slot: SlotId; note: string }
  returnSlot: { combatant: CombatantId; slot: SlotId }
  /** One slot more of a kind, until its budget comes anew. */
  grantSlot: { combatant: CombatantId; kind: string }
  // reaction stack
  /** Opens a stack on something that happened, or puts it on the open one. `continues`: abilities used in the stack before stay used. */
  nameEvent: { text: string; actor: CombatantId | null; continues?: boolean }
  resolveTop: { inputs?: Inputs }
  cancelFrame: { frame: FrameId }
  // wounds
  dealDamage: {
    targets: readonly { combatant: CombatantId; share: Share }[]
    amount: Amount
    damageType: string
    /** Vital that takes it directly, past any buffer. */
    straightTo?: string
    source?: CombatantId
  }
  heal: {
    targets: readonly { combatant: CombatantId; share: Share }[]
    amount: Amount
    vital: string
    overMax?: boolean
  }
  setVital: { combatant: CombatantId; vital: string; now?: number; max?: number; tracked?: boolean }
  // effects and questions
  addEffect: { combatants: readonly CombatantId[]; effect: EffectDraft }
  changeEffect: { combatant: CombatantId; effect: EffectId; changes: Partial<EffectDraft> }
  removeEffect: { combatant: CombatantId; effect: EffectId }
  /** `dice`: what was rolled on real dice; without it the app rolls when the question needs dice. */
  answerPrompt: { prompt: PromptId; option?: string; dice?: readonly number[]; amount?: number }
  dismissPrompt: { prompt: PromptId }
  // what the players see, and the rest
  setDisclosure: { combatants: readonly CombatantId[]; hidden?: boolean; alias?: string | null }
  editCombatant: {
    combatant: CombatantId
    name?: string
    side?: 'ally' | 'foe'
    defence?: Tracked
    stats?: Readonly<Record<string, number | null>>
    counters?: Readonly<Record<string, number>>
    notes?: string
    colour?: Colour | null
  }
  writeNotes: { text: string }
  changeSetting: { setting: string; value: SettingValue }
  endFight: object
  /** Several at once, made with one gesture: all or none, and one step of Undo. */
  together: { commands: readonly Command[] }
}

/** Everything a GM can ask of a running fight. `override`: do it although a rule says no. */
export type Command = {
  [T in keyof CommandShapes]: { type: T; override?: boolean } & CommandShapes[T]
}[keyof CommandShapes]
export type CommandType = Command['type']
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>
