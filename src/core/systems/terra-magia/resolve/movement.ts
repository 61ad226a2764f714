import { actsNow } from '../../../engine/catalogue'
import type { Consequence } from '../../../engine/consequence'
import type { Combatant } from '../../../engine/model/combatant'
import type { EffectDraft } from '../../../engine/model/effect'
import type { Fight } from '../../../engine/model/fight'
import { headline, sumLine } from '../../../engine/log-words'
import { effectOf } from '../ailments'
import { at, effect } from '../effects'
import { readMove } from '../inputs'
import { planMove, type MovePlan } from '../movement'
import { told } from '../told'
import { ends, setCounter, type Resolver } from './resolver'

/** Moves keep count of metres; leaving cover ends it, a sprint gives the Reaction up. */
export const resolveMove: Resolver = ({ fight, actor, action, inputs }) => {
  const read = readMove(inputs)
  if (!read) return []
  const plan = planMove(actor, action.id, read)
  return [
    ...(actsNow(fight, actor) ? counted(actor, action.id, plan) : atOnce(actor, action.id, plan)),
    ...leftBehind(actor, action.id, plan),
    ...(action.id === 'full-sprint' ? sprinting(actor) : []),
    ...(action.id === 'cautious-step' ? cautious(fight, actor) : []),
  ]
}

function counted(actor: Combatant, action: string, plan: MovePlan | null): Consequence[] {
  if (!plan) return []
  const left = Math.max(0, plan.granted - plan.used)
  return [
    setCounter(actor.id, 'metres', plan.granted),
    setCounter(actor.id, 'metresUsed', plan.used),
    headline(actor.id, walked(action, plan)),
    sumLine(`${left} m left`),
  ]
}

/** Prepared for another's turn: what is not walked at once is lost, and the own turn starts afresh. */
function atOnce(actor: Combatant, action: string, plan: MovePlan | null): Consequence[] {
  return plan ? [headline(actor.id, walked(action, plan))] : []
}

/** "sprinted 16 m" */
function walked(action: string, { metres }: MovePlan): string {
  return `${told[action] ?? 'moved'} ${metres} m`
}

/** Cover ends when its bearer moves. A cautious step ends with the next, less careful movement. */
function leftBehind(actor: Combatant, action: string, plan: MovePlan | null): Consequence[] {
  if (plan?.metres === 0) return []
  const cover = actor.effects.filter(({ definition }) => definition === 'cover')
  const step = actor.effects.filter(({ definition }) => definition === 'cautious')
  const careful = action === 'cautious-step' || action === 'keep-moving'
  return [
    ...cover.map(({ id }) => ends(actor, id, 'it moved')),
    ...(careful ? [] : step.map(({ id }) => ends(actor, id, 'it moved on'))),
  ]
}

function sprinting(actor: Combatant): Consequence[] {
  if (effectOf(actor, 'sprint')) return []
  return [{ do: 'addEffect', target: actor.id, effect: effect('sprint', actor.id) }]
}

/** Prepared for another's turn it is walked at once, so the care ends with the turn that runs. */
function cautious(fight: Fight, actor: Combatant): Consequence[] {
  if (effectOf(actor, 'cautious')) return []
  const ends: Partial<EffectDraft> = actsNow(fight, actor)
    ? {}
    : { ends: { ...at('turn', 'end'), whose: 'anyone' } }
  return [{ do: 'addEffect', target: actor.id, effect: effect('cautious', actor.id, ends) }]
}
