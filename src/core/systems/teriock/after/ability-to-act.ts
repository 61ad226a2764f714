/** What follows when a creature becomes unable to act, and when it can again. */
import type { Consequence } from '../../../engine/consequence'
import { actsNow } from '../../../engine/catalogue'
import type { FightEvent } from '../../../engine/events'
import type { Slot } from '../../../engine/model/budget'
import type { Combatant } from '../../../engine/model/combatant'
import type { Fight } from '../../../engine/model/fight'
import { DISABLING, UNABLE, disabledBy } from '../effects'
import { hasTurnLeft, leaderOf, turnCompany } from '../../../engine/time/turn-order'
import { choiceOf } from '../settings'
import { SURPRISED } from '../slots'
import { cameInForce } from './in-force'

/** "Sustained" effects end when their owner becomes unable. */
export function sustainedEnd(before: Fight, fight: Fight, event: FightEvent): readonly Consequence[] {
  if (event.type === 'Defeated') return endSustained(fight, event.combatant, 'its owner was defeated')
  if (event.type === 'CombatantLeft') return endSustained(fight, event.combatant, 'its owner has left')
  const news = cameInForce(before, fight, event)
  if (!news || !UNABLE.includes(news.effect.definition ?? '')) return []
  return endSustained(fight, news.bearer.id, `its owner is ${news.effect.label.toLowerCase()}`)
}

function endSustained(fight: Fight, owner: string, reason: string): readonly Consequence[] {
  return Object.values(fight.combatants).flatMap(({ id: target, effects: all }) =>
    all
      .filter(({ sustained, source }) => sustained && source === owner)
      .map(({ id }) => ({ do: 'endEffect' as const, target, effect: id, reason })),
  )
}

const DISABLES: ReadonlySet<string | null> = new Set(DISABLING)

/** Slots that were off for a condition or for surprise are back when it is over. */
export function slotsReturn(before: Fight, fight: Fight, event: FightEvent): readonly Consequence[] {
  if (event.type === 'TurnBegan' && choiceOf(fight, 'reactionReturns') === 'everyTurn') {
    const able = Object.values(fight.combatants).filter((each) => !disabledBy(each))
    return able.flatMap((each) => give(each, spentReactions(each)))
  }
  if (event.type === 'SurpriseSet' && !event.surprised) {
    const one = fight.combatants[event.combatant]
    return one ? give(one, offFor(one, isSurprise)) : []
  }
  if (event.type === 'TurnReopened') {
    const acting = turnCompany(fight, fight.entries[event.past.entry]?.combatant ?? '')
    return acting.flatMap((id) => goesOn(fight.combatants[id]))
  }
  if (event.type !== 'EffectEnded') return []
  const one = fight.combatants[event.combatant]
  const was = before.combatants[event.combatant]
  if (!one || !was || !disabledBy(was) || disabledBy(one)) return []
  // As they were: meanwhile the slots may say something else.
  const disabling = was.effects.filter(({ definition }) => DISABLES.has(definition)).map(({ id }) => id)
  const off = offFor(was, ({ offBy = '' }) => [...disabling, ...DISABLING].includes(offBy))
  // Actions belong to the own turn; only the reaction matters on others' turns.
  return give(one, hasActions(fight, one) ? off : off.filter((id) => id.startsWith('reaction')))
}

/** It acts now, or its turn (its commander's) has begun and goes on later. */
function hasActions(fight: Fight, one: Combatant): boolean {
  return actsNow(fight, one) || hasTurnLeft(fight, leaderOf(fight, one.id) ?? one.id)
}

/** A turn goes on as it was left; what had taken slots of it away may be over by now. */
function goesOn(one: Combatant | undefined): readonly Consequence[] {
  if (!one || disabledBy(one)) return []
  const isOver = ({ offBy }: Slot): boolean =>
    offBy !== undefined && offBy !== SURPRISED && !one.effects.some(({ id }) => id === offBy)
  return give(one, offFor(one, isOver))
}

function spentReactions({ budget }: Combatant): string[] {
  return budget.filter(({ kind, state }) => kind === 'reaction' && state === 'spent').map(({ id }) => id)
}

function offFor({ budget }: Combatant, cause: (slot: Slot) => boolean): string[] {
  return budget.filter((slot) => slot.state === 'off' && cause(slot)).map(({ id }) => id)
}

const isSurprise = ({ offBy }: Slot): boolean => offBy === SURPRISED

function give({ id }: Combatant, slots: readonly string[]): readonly Consequence[] {
  return slots.length === 0 ? [] : [{ do: 'returnSlots', target: id, slots }]
}
