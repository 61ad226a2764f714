/** Slots that ailments and conditions take away, and what the chips say when those are over. */
import type { Decision } from './decision'
import type { CombatantId, EffectId } from './model/ids'
import { outlastsTurn } from './time/reopening'
import type { SwitchedOff } from './system'

/** Slots that ailments or conditions take away now. */
export function switchOff(decision: Decision, id: CombatantId): void {
  const combatant = decision.fight.combatants[id]
  if (combatant) takeAway(decision, id, decision.system.switchedOff(decision.fight, combatant))
}

/** What took slots away is over or weaker: they say what keeps them off now, or that they will be back. */
export function sayWhyOff(decision: Decision, id: CombatantId, effect: EffectId): void {
  const combatant = decision.fight.combatants[id]
  const freed = combatant?.budget.filter(({ state, offBy }) => state === 'off' && offBy === effect) ?? []
  if (!combatant || freed.length === 0) return
  // As if nothing had been taken: what is still taken is taken for what holds now.
  const budget = combatant.budget.map((slot) =>
    slot.state === 'spent' ? slot : { ...slot, state: 'unspent' as const },
  )
  const now = decision.system.switchedOff(decision.fight, { ...combatant, budget })
  const news = freed.flatMap(({ id: slot, note }) => {
    const why = now.find((each) => each.slot === slot) ?? { slot, note: BACK_LATER }
    return why.by === effect && why.note === note ? [] : [why]
  })
  takeAway(decision, id, news)
}

/** A turn goes on as it was left: meanwhile something may take slots away, and what had taken some may be over. */
export function switchAsItGoesOn(decision: Decision, who: readonly CombatantId[]): void {
  for (const id of who) {
    switchOff(decision, id)
    for (const gone of overMeanwhile(decision, id)) sayWhyOff(decision, id, gone)
  }
}

/** What outlasts the turn was not left with it, and says why it is off. */
function overMeanwhile({ fight, system }: Decision, id: CombatantId): ReadonlySet<EffectId> {
  const combatant = fight.combatants[id]
  const ofTurn = combatant?.budget.filter(({ kind }) => !outlastsTurn(fight, combatant, kind, system)) ?? []
  const present = new Set(combatant?.effects.map((effect) => effect.id))
  return new Set(ofTurn.flatMap(({ offBy = '' }) => (offBy === '' || present.has(offBy) ? [] : offBy)))
}

const BACK_LATER = 'back at its next turn'

function takeAway(decision: Decision, combatant: CombatantId, all: readonly SwitchedOff[]): void {
  const reasons = new Map(all.map(({ slot: _slot, ...why }) => [JSON.stringify([why.note, why.by]), why]))
  for (const why of reasons.values()) {
    const alike = all.filter(({ note, by }) => note === why.note && by === why.by)
    const slots = alike.map(({ slot }) => slot)
    decision.emit({ type: 'SlotsSwitchedOff', combatant, slots, ...why })
  }
}
