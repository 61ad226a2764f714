import type { EventOf, EventType } from '../events'
import type { Fight } from '../model/fight'
import type { Prompt } from '../consequence'
import { hasFired } from '../time/turn-order'
import { changeCombatant, withoutUnmet } from './change'

/** A tick has fired, and what it hurts or heals is only still to be counted. */
function hasHappened(roll: Prompt['roll']): boolean {
  return roll?.kind === 'damage' || roll?.kind === 'heal'
}

/** The running turn goes on after its end has fired. */
function endIsOver(fight: Fight): boolean {
  return fight.activeEntry !== null && hasFired(fight, fight.activeEntry, 'end')
}

export const effectEvolvers = {
  EffectAdded: (fight, { combatant, effect }) => ({
    ...changeCombatant(fight, combatant, ({ effects }) => ({ effects: [...effects, effect] })),
    unmet: [...(fight.unmet ?? []), effect.id],
    ...(endIsOver(fight) ? { late: [...(fight.late ?? []), effect.id] } : {}),
    ...(hasFired(fight, 'round', 'end') ? { lateInRound: [...(fight.lateInRound ?? []), effect.id] } : {}),
  }),
  EffectChanged: (fight, { combatant, effect }) =>
    changeCombatant(fight, combatant, ({ effects }) => ({
      effects: effects.map((each) => (each.id === effect.id ? effect : each)),
    })),
  EffectTicked: (fight) => fight,
  // Damage that was due stays due; what asked about the effect itself has no object any more.
  EffectEnded: (fight, { combatant, effect }) =>
    changeCombatant(
      {
        ...withoutUnmet(fight, [effect]),
        prompts: fight.prompts.filter(({ effect: about, roll }) => about !== effect || hasHappened(roll)),
      },
      combatant,
      ({ effects }) => ({ effects: effects.filter((each) => each.id !== effect) }),
    ),
  Prompted: (fight, { prompt }) => ({ ...fight, prompts: [...fight.prompts, prompt] }),
  PromptSettled: (fight, { prompt }) => ({
    ...fight,
    prompts: fight.prompts.filter((each) => each.id !== prompt),
  }),
} satisfies { [T in EventType]?: (fight: Fight, event: EventOf<T>) => Fight }
