/** Questions that dying raises. When a stage passes is not public, so the GM is asked. */
import type { Consequence } from '../../engine/consequence'
import type { Combatant } from '../../engine/model/combatant'
import type { Fight } from '../../engine/model/fight'
import { effectOf } from './ailments'
import { effect } from './effects'

/** At the start of its turn: does the death stage advance? Asked once, until answered. */
export function stageQuestion(fight: Fight, bearer: Combatant): Consequence[] {
  const dying = effectOf(bearer, 'dying')
  if (!dying || bearer.defeated || fight.prompts.some(({ effect: about }) => about === dying.id)) return []
  const stage = dying.severity ?? 1
  const changes = { severity: stage + 1 }
  return [
    {
      do: 'prompt',
      prompt: {
        combatant: bearer.id,
        effect: dying.id,
        text: `Dying, death stage ${stage}. Does it advance?`,
        dice: '',
        roll: null,
        options: [
          {
            id: 'advance',
            label: `Stage ${stage + 1}`,
            does: [{ do: 'changeEffect', target: bearer.id, effect: dying.id, changes }],
          },
          { id: 'stay', label: `Stays at ${stage}`, does: [] },
        ],
      },
    },
  ]
}

/** Revived from the third stage: a d8 for a lasting injury, 8 is none. Which one is the GM's table. */
export function woundTable(bearer: Combatant): Consequence {
  const injuries = [1, 2, 3, 4, 5, 6, 7].map((die) => ({
    id: `injury-${die}`,
    label: `Injury ${die}`,
    does: [
      {
        do: 'addEffect' as const,
        target: bearer.id,
        effect: effect('injury', null, { label: `Lasting injury ${die}` }),
      },
    ],
  }))
  return {
    do: 'prompt',
    prompt: {
      combatant: bearer.id,
      effect: null,
      text: 'Revived from the third death stage: roll a d8 for a lasting injury, 8 is none',
      dice: '1d8',
      roll: {
        kind: 'pick',
        table: [
          ...injuries.map(({ id }, place) => ({ from: place + 1, to: place + 1, option: id })),
          { from: 8, to: 8, option: 'none' },
        ],
      },
      options: [...injuries, { id: 'none', label: 'None', does: [] }],
    },
  }
}
