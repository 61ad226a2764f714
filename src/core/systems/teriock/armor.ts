import type { Combatant } from '../../engine/model/combatant'
import type { Fight } from '../../engine/model/fight'
import { modifierTerms } from '../../engine/modifiers'
import type { Term } from '../../engine/term'
import { statOf } from './stats'

const BASE = 10

/**
 * AC: what was entered, else 10 + AV, and AV is 0 unless set. Null when it is not tracked.
 */
export function armorTerms(_fight: Fight, combatant: Combatant): readonly Term[] | null {
  const base = baseTerms(combatant)
  return base ? [...base, ...modifierTerms(combatant, 'defence')] : null
}

export function formulaArmor(stats: Combatant['stats']): number {
  return BASE + (statOf(stats, 'av') ?? 0)
}

function baseTerms({ defence, stats }: Combatant): readonly Term[] | null {
  if (defence === 'notTracked') return null
  const armor = statOf(stats, 'av') ?? 0
  const isFormula = defence === null || defence === formulaArmor(stats)
  if (!isFormula) return [{ label: 'AC', amount: defence }]
  return [
    { label: 'base', amount: BASE },
    { label: 'AV', amount: armor },
  ]
}
