import type { EffectDraft } from '../../engine/model/effect'
import type { GameSystem } from '../../engine/system'
import { modifierTerms } from '../../engine/modifiers'
import { inForce } from './ailments'

/** AR now: stat sheet + Defend + cover + effects, or the number the GM has set by hand. Always with its terms. */
export const defence: GameSystem['defence'] = {
  label: 'AR',
  terms: (_fight, combatant) => {
    const byHand = inForce(combatant).find((effect) => typeof effect.data.arIs === 'number')
    if (byHand) return [{ label: byHand.label, amount: Number(byHand.data.arIs) }]
    if (typeof combatant.defence !== 'number') return null
    return [{ label: 'Stat sheet', amount: combatant.defence }, ...modifierTerms(combatant, 'defence')]
  },
}

/** Sets AR to a number until it is removed, whatever Defend and cover say meanwhile. */
export function arByHand(ar: number): EffectDraft {
  return {
    definition: null,
    label: 'AR set by hand',
    severity: null,
    source: null,
    begins: null,
    ticks: [],
    ends: null,
    modifiers: [],
    causes: null,
    sustained: false,
    public: false,
    tone: 'neutral',
    note: '',
    data: { arIs: ar },
  }
}
