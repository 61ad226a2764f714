import type { Combatant } from '../../engine/model/combatant'
import type { Fight } from '../../engine/model/fight'
import type { Term } from '../../engine/system'
import { statOf } from './stats'

/**
 * AC: what was entered, else 10 + AV, and AV is 0 unless set. Null when it is not tracked.
 * Equal `stacking` keys of effects don't add up: the largest counts.
 */
export function armorTerms(_fight: Fight, combatant: Combatant): readonly Term[] | null {
  const base = baseTerms(combatant)
  return base ? [...base, ...modifiers(combatant)] : null
}

function baseTerms({ defence, stats }: Combatant): readonly Term[] | null {
  if (defence === 'notTracked') return null
  const armor = statOf(stats, 'av') ?? 0
  const isFormula = defence === null || defence === 10 + armor
  if (!isFormula) return [{ label: 'AC', amount: defence }]
  return [
    { label: 'base', amount: 10 },
    { label: 'AV', amount: armor },
  ]
}

function modifiers({ effects }: Combatant): readonly Term[] {
  const inForce = effects.flatMap(({ begins, label, modifiers: all }) =>
    begins === null
      ? all.filter(({ target }) => target === 'defence').map((each) => ({ ...each, label }))
      : [],
  )
  const largest = new Map<string, Term>()
  inForce.forEach(({ stacking, label, amount }, place) => {
    const key = stacking === '' ? `own ${String(place)}` : stacking
    const known = largest.get(key)
    if (!known || Math.abs(amount) > Math.abs(known.amount)) largest.set(key, { label, amount })
  })
  return [...largest.values()]
}
