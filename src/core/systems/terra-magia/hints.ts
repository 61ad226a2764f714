/** The one line of an action with the numbers of whoever would do it now. */
import { countedAs } from '../../engine/catalogue'
import type { Combatant } from '../../engine/model/combatant'
import type { Fight } from '../../engine/model/fight'
import { gmName } from '../../engine/naming'
import type { GameSystem } from '../../engine/system'
import type { ActionDefinition } from '../../engine/action'
import { own } from '../../engine/own'
import { consecutivePenalty, ordinal } from './attacks'
import { controlledBy } from './commanding'
import { metresLeft, movementOf } from './movement'
import { canBlockWell, shieldOf } from './reactions'
import { firstAidPoints } from './resolve/check'
import { rule } from './settings'

type Hint = (fight: Fight, actor: Combatant) => string | null

const hints: Readonly<Record<string, Hint>> = {
  attack: (_fight, actor) => nextAttack(actor),
  defend: (_fight, actor) => (shieldOf(actor) > 0 ? `+${shieldOf(actor)} AR with the shield` : '+1 AR'),
  command: (fight, actor) => {
    const names = controlledBy(fight, actor).map((each) => gmName(fight, each))
    return names.length > 0 ? `Order ${names.join(', ')}` : null
  },
  'first-aid': (_fight, actor) => {
    const points = firstAidPoints(actor, { amount: null })
    return points === null ? null : `Hard Medicine: heal ${points} VP`
  },
  'change-order': (fight) => (rule(fight, 'placeChange') === 'now' ? 'A new place, at once' : null),
  move: (_fight, actor) => metres(actor, 'move', (most) => `Up to ${most} m, can be split up`),
  jump: (_fight, actor) => metres(actor, 'jump', (hop) => `${hop} m hops, within Speed`),
  leap: (_fight, actor) => metres(actor, 'leap', (most) => `Up to ${most} m, uses it all`),
  'full-sprint': (_fight, actor) => metres(actor, 'full-sprint', (most) => `${most} m, gives up Reaction`),
  'cautious-step': (_fight, actor) =>
    metres(actor, 'cautious-step', (most) => `${most} m, no reaction attacks`),
  'keep-moving': (_fight, actor) => (metresLeft(actor) > 0 ? `${metresLeft(actor)} m are left` : null),
  block: (_fight, actor) => (canBlockWell(actor) ? null : 'Hard, ranged Extreme'),
}

export const hint: NonNullable<GameSystem['hint']> = (fight, actor, action) =>
  usesLeft(actor, action) ?? own(hints, action.id)?.(fight, actor) ?? null

function nextAttack(actor: Combatant): string | null {
  const number = (actor.counters.attacks ?? 0) + 1
  if (number === 1) return null
  const penalty = consecutivePenalty(actor, number)
  const which = ordinal(number)
  const words = `${which.charAt(0).toUpperCase()}${which.slice(1)} attack`
  return penalty ? `${words}, at −${Math.abs(penalty.amount)}` : `${words}, no penalty`
}

function usesLeft({ uses: used }: Combatant, action: ActionDefinition): string | null {
  const { uses } = action
  if (!uses) return null
  const left = Math.max(0, uses.count - (own(used, countedAs(action))?.[uses.per] ?? 0))
  return `${left} of ${uses.count} left this ${uses.per}`
}

function metres(actor: Combatant, action: string, words: (metres: number) => string): string | null {
  const most = movementOf(actor)[action] ?? null
  return most === null ? null : words(most)
}
