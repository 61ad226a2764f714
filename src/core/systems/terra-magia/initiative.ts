import type { Term } from '../../engine/term'
import type { GameSystem } from '../../engine/system'
import { statLabel, statOf } from './stats'

/** Engagement, core rules p.30: 1d20 + Swiftness + Intuition, once; ties by Swiftness, Intuition, Willpower, Tokens. */
export const engagement: GameSystem['initiative'] = {
  label: 'Engagement',
  formula: 'd20 + Swiftness + Intuition',
  dice: '1d20',
  ownBonus: 'initiative',
  terms: (combatant) => {
    // The GM's own number, or the one that a roster came with.
    const own = statOf(combatant, 'initiative')
    if (own !== null) return [{ label: 'Own bonus', amount: own }]
    const terms = ['swi', 'int'].map((id): Term | null => {
      const amount = statOf(combatant, id)
      return amount === null ? null : { label: statLabel(id), amount }
    })
    return terms.includes(null) ? null : terms.filter((term) => term !== null)
  },
  tieBreakers: [
    { id: 'swi', label: 'Swiftness', value: (combatant) => statOf(combatant, 'swi') },
    { id: 'int', label: 'Intuition', value: (combatant) => statOf(combatant, 'int') },
    { id: 'wil', label: 'Willpower', value: (combatant) => statOf(combatant, 'wil') },
    { id: 'tokens', label: 'Terra Tokens', value: ({ counters }) => counters.terraTokens ?? 0 },
  ],
  ownTieRule: false,
}
