import type { Consequence } from '../../../engine/consequence'
import type { ActionContext, Declaration } from '../../../engine/system'
import { ATTACKS, isCommand } from '../actions'
import type { Ability } from '../../../engine/model/stat-block'
import { own } from '../../../engine/own'
import { draftOf } from '../effects'
import { OVER_IN_WORDS, goesOver, heldBy } from '../held-actions'
import { readTargets } from '../inputs'
import { declareAttack, resolveAttack } from './attack'
import { resolveArea } from './area'
import { resolveCheck } from './check'
import { resolveCommand } from './command'
import { plainActions, told } from './plain'
import { resolveReady } from './ready'
import { startSlow, sustain } from './slow'

const NOTHING: Declaration = { inputs: {}, causes: [] }

export function declare(context: ActionContext): Declaration {
  const { actor, action } = context
  const known = heldBy(actor, action.id)
  if (known) {
    const { effect } = known
    const data = { ...effect.data, used: true }
    // On the stack it waits for its frame, also past the start of its owner's next turn.
    const changes = { data, ends: null }
    return {
      inputs: { readied: true, penalty: Number(effect.data.penalty ?? 0) },
      causes: [
        ...(goesOver(actor) ? [{ do: 'log' as const, who: actor.id, text: OVER_IN_WORDS }] : []),
        { do: 'changeEffect', target: actor.id, effect: effect.id, changes, quiet: true },
      ],
    }
  }
  return ATTACKS.includes(action.id) ? declareAttack(context) : NOTHING
}

export function resolve(context: ActionContext): readonly Consequence[] {
  const { actor, action } = context
  const known = heldBy(actor, action.id)
  if (known) {
    const over: Consequence = {
      do: 'endEffect',
      target: actor.id,
      effect: known.effect.id,
      reason: 'its trigger came',
    }
    return [...resolve({ ...context, action: known.held }), over]
  }
  if (action.dock === 'attack') return resolveAttack(context)
  if (action.dock === 'check') return resolveCheck(context)
  if (action.ability) return resolveAbility(context)
  if (action.id === 'ready') return resolveReady(context)
  if (action.id === 'sustain') return sustain(context)
  if (isCommand(action)) return resolveCommand(context)
  return (own(plainActions, action.id) ?? told)(context)
}

function resolveAbility(context: ActionContext): readonly Consequence[] {
  const { ability } = context.action
  if (!ability) return []
  if (ability.maneuver === 'slow') return startSlow(context, ability)
  if (isCommand(ability)) return resolveCommand(context)
  const does = ability.damage === '' ? told(context) : resolveArea(context, ability)
  return ability.sustained ? [...does, ...lasting(context, ability)] : does
}

/** The "sustained" tag: what it puts on its targets ends when its user becomes unable. */
function lasting({ actor, inputs }: ActionContext, { name, note }: Ability): readonly Consequence[] {
  const { targets } = readTargets(inputs)
  return (targets.length > 0 ? targets : [actor.id]).map((target) => ({
    do: 'addEffect',
    target,
    effect: draftOf('sustained', { label: name, source: actor.id, sustained: true, tone: 'neutral', note }),
  }))
}
