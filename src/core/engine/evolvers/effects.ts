import type { EventOf, EventType } from '../events'
import type { Fight } from '../model/fight'
import { changeCombatant } from './change'

export const effectEvolvers = {
  EffectAdded: (fight, { combatant, effect }) =>
    changeCombatant(fight, combatant, ({ effects }) => ({ effects: [...effects, effect] })),
  EffectChanged: (fight, { combatant, effect }) =>
    changeCombatant(fight, combatant, ({ effects }) => ({
      effects: effects.map((each) => (each.id === effect.id ? effect : each)),
    })),
  EffectTicked: (fight) => fight,
  EffectEnded: (fight, { combatant, effect }) =>
    changeCombatant(
      { ...fight, prompts: fight.prompts.filter((prompt) => prompt.effect !== effect) },
      combatant,
      ({ effects }) => ({ effects: effects.filter((each) => each.id !== effect) }),
    ),
  Prompted: (fight, { prompt }) => ({ ...fight, prompts: [...fight.prompts, prompt] }),
  PromptSettled: (fight, { prompt }) => ({
    ...fight,
    prompts: fight.prompts.filter((each) => each.id !== prompt),
  }),
} satisfies { [T in EventType]?: (fight: Fight, event: EventOf<T>) => Fight }
