import { applyConsequence } from './apply-consequence'
import { Refused, type Decision, type Ports } from './decision'
import { parseDice, rollDice } from './dice'
import { followEngineRules } from './engine-rules'
import type { FightEvent } from './events'
import { evolve } from './evolve'
import type { Fight } from './model/fight'
import { impossible } from './rejection'

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
