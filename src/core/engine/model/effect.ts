import type { CombatantId, EffectId } from './ids'

/** The moment at which an effect begins, ticks or ends. One model for all three. */
export interface When {
  event: 'action' | 'turn' | 'round' | 'fight'
  moment: 'start' | 'end'
  /** Whose action or turn counts. Meaningless for rounds and fights. `anchor` names a third creature. */
  whose: 'target' | 'source' | 'anyone' | 'anchor'
  /** Only with whose: 'anchor'. */
  anchor: CombatantId | null
  /** Matching moments that pass before this one counts. */
  skip: number
  /** By itself, or by a roll that the GM is asked for. */
  by: 'itself' | ExpiryRoll
}

/** Ends when any die shows `anyDie`: 2d4 with a 4 is Teriock's usual one. */
export interface ExpiryRoll {
  dice: string
  anyDie: number
}

/** What a tick does. Dice are asked from the GM, a plain number is applied by itself. */
export type TickDoes =
  | { kind: 'damage'; amount: string; damageType: string; straightTo: string | null }
  | { kind: 'heal'; amount: string; vital: string }
  | { kind: 'severity'; by: number }
  | { kind: 'remind'; text: string }

export type Tick = When & { does: TickDoes }

/** Adds to a computed number while the effect lasts. Equal `stacking` keys do not add up: the largest counts. */
export interface Modifier {
  /** 'defence', or a system's own word such as 'attack'. */
  target: string
  amount: number
  stacking: string
}

export type DataValue = string | number | boolean | null

export interface Effect {
  id: EffectId
  /** Key in the system's effect table; null for one the GM made up. */
  definition: string | null
  label: string
  /** Accumulating strength of ailments; null when the effect has none. */
  severity: number | null
  source: CombatantId | null
  /** Null: in force at once. Set back to null when it has begun. */
  begins: When | null
  ticks: readonly Tick[]
  /** Null: until removed. */
  ends: When | null
  modifiers: readonly Modifier[]
  /** Effects that imply this one; it goes with the last of them. Null: put on directly. */
  causes: readonly EffectId[] | null
  /** Ends when its source becomes unable to act. */
  sustained: boolean
  /** Shown on the players' screen by its label. */
  public: boolean
  /** Harmful ones still happen when their bearer delays; helpful ones end. */
  tone: 'helpful' | 'harmful' | 'neutral'
  note: string
  /** A system's own facts, such as the action held by Prep. */
  data: Readonly<Record<string, DataValue>>
}

/** An effect before it has an id. */
export type EffectDraft = Omit<Effect, 'id'>
