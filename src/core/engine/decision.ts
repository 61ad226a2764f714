import type { Consequence } from './consequence'
import { applyConsequence } from './apply-consequence'
import { evolve } from './evolve'
import type { FightEvent } from './events'
import { parseDice, rollDice, type Dice, type Rolled } from './dice'
import { followEngineRules } from './engine-rules'
import type { Fight } from './model/fight'
import type { NewId } from './model/ids'
import { impossible, type Rejection } from './rejection'
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

/** Rules that answer rules. More than this deep is a loop in a rules system, not a fight. */
const DEEPEST = 24

export function openDecision(start: Fight, ports: Ports, override: boolean): Decision {
  let fight = start
  let depth = 0
  const events: FightEvent[] = []
  const decision: Decision = {
    system: ports.system,
    newId: ports.newId,
    override,
    get fight() {
      return fight
    },
    events,
    roll: (dice) => rollDice(canBeRolled(dice), ports.dice),
    emit(event) {
      if (++depth > DEEPEST) throw new Error(`Rules answer each other without end at ${event.type}`)
      const before = fight
      fight = evolve(fight, event)
      events.push(event)
      followEngineRules(decision, before, event)
      for (const each of ports.system.after(before, fight, event)) applyConsequence(decision, each)
      depth--
    },
    apply(consequence) {
      applyConsequence(decision, consequence)
    },
    stopAt(rejection) {
      if (!rejection) return
      if (!override || !rejection.overridable) throw new Refused(rejection)
      if (rejection.question === undefined) decision.emit({ type: 'Overruled', code: rejection.code })
    },
  }
  return decision
}

/** What people have written may be no dice at all: then the number is theirs to type. */
function canBeRolled(dice: string): string {
  if (parseDice(dice)) return dice
  const what = dice.trim() === '' ? 'Nothing is written that could be rolled' : `"${dice}" can’t be rolled`
  throw new Refused(impossible('dice/unreadable', `${what}. Type the number.`))
}
