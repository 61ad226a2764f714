import type { EffectDraft } from './model/effect'
import type { CombatantId, EffectId, PromptId, SlotId, TurnEntryId } from './model/ids'

export interface DamagePart {
  amount: number
  /** One of the system's damage types, or '' when none was named. */
  type: string
}

export interface GrantedSlot {
  kind: string
}

/**
 * What rules may cause. Systems return these; the engine alone turns them into events. A closed list, so
 * that a rules system can never write to a fight in a way that undo and replay do not know.
 */
export type Consequence =
  | {
      do: 'damage'
      target: CombatantId
      parts: readonly DamagePart[]
      straightTo: string | null
      cause: string
      /** Who is behind it; null: nobody known. Absent: whoever acts. */
      source?: CombatantId | null
    }
  | { do: 'heal'; target: CombatantId; vital: string; amount: number; cause: string; overMax?: boolean }
  | { do: 'setVital'; target: CombatantId; vital: string; now: number; cause: string }
  | { do: 'addEffect'; target: CombatantId; effect: EffectDraft }
  | {
      do: 'changeEffect'
      target: CombatantId
      effect: EffectId
      changes: Partial<EffectDraft>
      /** Bookkeeping that nobody needs to read in the log. */
      quiet?: boolean
    }
  | { do: 'endEffect'; target: CombatantId; effect: EffectId; reason: string }
  | { do: 'setCounter'; target: CombatantId; counter: string; to: number }
  /** `action`: what they are spent for; null in fights from before it was written down. */
  | { do: 'spendSlots'; target: CombatantId; slots: readonly SlotId[]; note: string; action: string | null }
  /** `by`: id of the effect that takes them, or the rules' own word. */
  | { do: 'switchOff'; target: CombatantId; slots: readonly SlotId[]; note: string; by?: string }
  | { do: 'returnSlots'; target: CombatantId; slots: readonly SlotId[] }
  | { do: 'grantSlots'; target: CombatantId; slots: readonly GrantedSlot[]; grantedBy: CombatantId }
  /** Counts a use of an action that is done inside of another one (a Dodge). */
  | { do: 'countUse'; target: CombatantId; action: string }
  /** An answer on the open stack that was given and settled inside what resolves: it counts as used there. */
  | { do: 'answered'; target: CombatantId; action: string }
  /** `before: null` puts the entry last. */
  | { do: 'moveEntry'; entry: TurnEntryId; before: TurnEntryId | null; when: 'now' | 'nextRound' }
  | { do: 'defeat'; target: CombatantId }
  | { do: 'revive'; target: CombatantId }
  | { do: 'delay'; target: CombatantId }
  | { do: 'endTurn' }
  | { do: 'prompt'; prompt: Omit<Prompt, 'id'> }
  /**
   * `headline` says what an action was, in place of its name; what befalls `whom` belongs to it. `sum` is how
   * it came about, shown on demand.
   */
  | { do: 'log'; who: CombatantId | null; text: string; as?: 'headline' | 'sum'; whom?: CombatantId }

/** Something the GM is asked or reminded of. Never blocks; unanswered ones stay in view. */
export interface Prompt {
  id: PromptId
  combatant: CombatantId
  effect: EffectId | null
  text: string
  /** What did it, as the log tells it. Absent in questions from before this was written down. */
  cause?: string
  /** Dice to roll or type; "" when only a choice is asked, or a number that only the table knows. */
  dice: string
  /** What a rolled or typed number means. */
  roll:
    | { kind: 'expiry'; anyDie: number }
    | { kind: 'damage'; damageType: string; straightTo: string | null }
    | { kind: 'heal'; vital: string }
    /** The total picks an answer by itself: a small table of results. */
    | { kind: 'pick'; table: readonly { from: number; to: number; option: string }[] }
    | null
  options: readonly { id: string; label: string; does: readonly Consequence[] }[]
}
