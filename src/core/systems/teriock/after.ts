/** Rules that answer what has just happened. Each looks at one kind of event and returns what follows. */
import type { Consequence } from '../../engine/consequence'
import type { FightEvent } from '../../engine/events'
import type { Fight } from '../../engine/model/fight'
import { slotsReturn, sustainedEnd } from './after/ability-to-act'
import { conditions } from './after/conditions'
import { slowProgress } from './after/slow'
import { dropConditions, hackedPart, thresholds } from './after/thresholds'
import { heldIsOver } from './held-actions'

type Rule = (before: Fight, fight: Fight, event: FightEvent) => readonly Consequence[]

const RULES: readonly Rule[] = [
  dropConditions,
  hackedPart,
  thresholds,
  conditions,
  sustainedEnd,
  slotsReturn,
  slowProgress,
  heldIsOver,
  suffocation,
]

export function after(before: Fight, fight: Fight, event: FightEvent): readonly Consequence[] {
  return RULES.flatMap((rule) => rule(before, fight, event))
}

/** Suffocating asks each turn. */
function suffocation(_before: Fight, fight: Fight, event: FightEvent): readonly Consequence[] {
  if (event.type !== 'EffectTicked') return []
  const effect = fight.combatants[event.combatant]?.effects.find(({ id }) => id === event.effect)
  if (effect?.definition !== 'suffocating') return []
  const { combatant } = event
  const ends = {
    do: 'endEffect',
    target: combatant,
    effect: effect.id,
    reason: 'it can breathe again',
  } as const
  return [
    {
      do: 'prompt',
      prompt: {
        combatant,
        effect: effect.id,
        text: 'Suffocating: can it breathe yet?',
        dice: '',
        roll: null,
        options: [
          { id: 'still', label: 'Still suffocating', does: [] },
          { id: 'breathes', label: 'It breathes', does: [ends] },
        ],
      },
    },
  ]
}
