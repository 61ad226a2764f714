import type { Consequence } from './consequence'
import type { FightEvent } from './events'
import type { Dice, Rolled } from './dice'
import type { Fight } from './model/fight'
import type { NewId } from './model/ids'
import type { Rejection } from './rejection'
import type { GameSystem } from './system'

/** What a decision needs from outside: rules, dice, ids. Replay needs none of them. */
export interface Ports {
  system: GameSystem
  dice: Dice
  newId: NewId
}

/**
 * A decision being made. Each emitted event changes `fight` at once, so the next rule sees it; the events
 * together become one batch.
 */
export interface Decision {
  readonly system: GameSystem
  readonly fight: Fight
  readonly events: readonly FightEvent[]
  emit(event: FightEvent): void
  /** Turns what a rule causes into events. */
  apply(consequence: Consequence): void
  roll(dice: string): Rolled
  newId: NewId
  /** The GM asked to do it although a rule says no. */
  readonly override: boolean
  /** Stops at a rule: throws unless the GM overrules, and notes the ruling when he does. */
  stopAt(rejection: Rejection | null): void
}

/** Carries a rejection out of nested deciders; never leaves `decide`. */
export class Refused extends Error {
  constructor(readonly rejection: Rejection) {
    super(rejection.code)
  }
}
