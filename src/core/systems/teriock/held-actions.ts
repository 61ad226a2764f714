/** Ready: one action kept for a trigger, done later as the reaction with the attack penalty of that moment. */
import type { Consequence } from '../../engine/consequence'
import type { FightEvent } from '../../engine/events'
import type { Combatant } from '../../engine/model/combatant'
import type { Effect, EffectDraft } from '../../engine/model/effect'
import type { Fight } from '../../engine/model/fight'
import type { ActionDefinition } from '../../engine/action'
import { abilityAction, actions } from './actions'
import { OWN_TURN_START, draftOf } from './effects'

const PREFIX = 'readied:'

/** The definition by its id: a basic one or the creature's own. */
export function definitionOf({ block }: Combatant, id: string): ActionDefinition | null {
  const basic = actions.find((each) => each.id === id)
  if (basic) return basic
  const ability = block.abilities.find((each) => each.id === id)
  return ability ? abilityAction(ability) : null
}

/** Single and free actions that are done in the own turn; nothing that ends it or lasts longer. */
export function canBeHeld(action: ActionDefinition): boolean {
  const single = (action.cost.action ?? 0) <= 1 && (action.cost.reaction ?? 0) === 0
  const barred = ['ready', 'delay', 'sustain'].includes(action.id) || action.ability?.maneuver === 'slow'
  return single && !barred && action.timing !== 'reaction'
}

export function readyDraft(
  held: ActionDefinition,
  { trigger, penalty }: { trigger: string; penalty: number },
): EffectDraft {
  return draftOf('ready', {
    label: `Ready: ${held.name}`,
    ends: OWN_TURN_START,
    // Not "helpful": those end with a Delay, and a creature can't delay after this anyway.
    tone: 'neutral',
    public: false,
    note: trigger,
    data: { held: held.id, trigger, penalty, used: false },
  })
}

export function readyEffects({ effects }: Combatant): Effect[] {
  return effects.filter(({ definition }) => definition === 'ready')
}

/** Nothing left to react with: what was made ready then goes over the reaction, under a warning. */
export function goesOver({ budget }: Combatant): boolean {
  return !budget.some(({ kind, state }) => kind === 'reaction' && state === 'unspent')
}

/** The warning, in the dock and in the log. */
export const OVER = 'The reaction is already spent: the readied action goes over it.'
export const OVER_IN_WORDS = 'has spent the reaction: the readied action goes over it'

/** The readied action as the reaction it has become. With the reaction spent meanwhile, or before, it costs none. */
export function heldActions(combatant: Combatant): readonly ActionDefinition[] {
  return readyEffects(combatant).flatMap(({ id, data }) => {
    const held = definitionOf(combatant, String(data.held))
    if (!held) return []
    return [
      {
        ...held,
        id: `${PREFIX}${id}`,
        heldBy: id,
        countsAs: held.id,
        name: `Readied: ${held.name}`,
        hint: typeof data.trigger === 'string' ? data.trigger : '',
        cost: goesOver(combatant) ? {} : { reaction: 1 },
        column: 'reactive',
        timing: 'reaction' as const,
        stacks: true,
        answers: true,
        oncePerStack: true,
        trigger: typeof data.trigger === 'string' ? data.trigger : '',
      },
    ]
  })
}

/** The effect behind a readied action, and what it holds. */
export function heldBy(actor: Combatant, id: string): { effect: Effect; held: ActionDefinition } | null {
  if (!id.startsWith(PREFIX)) return null
  const effect = readyEffects(actor).find((each) => each.id === id.slice(PREFIX.length))
  const held = effect ? definitionOf(actor, String(effect.data.held)) : null
  return effect && held ? { effect, held } : null
}

export function isUsed({ data }: Effect): boolean {
  return data.used === true
}

/** A readied action that was struck out is gone like any other: its cost stays spent. */
export function heldIsOver(_before: Fight, fight: Fight, event: FightEvent): readonly Consequence[] {
  if (event.type !== 'FrameSettled' || event.state !== 'cancelled') return []
  const frame = fight.stack.find(({ id }) => id === event.frame)
  const actor = fight.combatants[frame?.actor ?? '']
  const known = actor && frame?.action ? heldBy(actor, frame.action) : null
  return actor && known
    ? [{ do: 'endEffect', target: actor.id, effect: known.effect.id, reason: 'it was cancelled' }]
    : []
}
