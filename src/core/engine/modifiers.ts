import type { Combatant } from './model/combatant'
import type { Term } from './term'

/**
 * What a combatant's effects add to a computed number, one term each. Effects that have not begun add nothing;
 * of those that share a stacking key only the largest counts (the one furthest from 0).
 */
export function modifierTerms({ effects }: Pick<Combatant, 'effects'>, target: string): Term[] {
  const all = effects
    .filter((effect) => effect.begins === null)
    .flatMap((effect) =>
      effect.modifiers
        .filter((modifier) => modifier.target === target)
        .map(({ amount, stacking }) => ({ label: effect.label, amount, stacking })),
    )
  return all
    .filter((one, place) => !all.some((other, at) => outdoes(other, one, at < place)))
    .map(({ label, amount }) => ({ label, amount }))
}

interface Keyed {
  amount: number
  stacking: string
}

/** An empty key stacks with everything. Of two equal ones the earlier counts. */
function outdoes(other: Keyed, one: Keyed, earlier: boolean): boolean {
  if (one.stacking === '' || other === one || other.stacking !== one.stacking) return false
  const more = Math.abs(other.amount) - Math.abs(one.amount)
  return more > 0 || (more === 0 && earlier)
}

export function sumOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { amount }) => sum + amount, 0)
}
