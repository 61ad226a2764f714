import type { Combatant, Vital } from '../../engine/model/combatant'
import type { GameSystem, VitalDefinition } from '../../engine/system'

export const vitals: readonly VitalDefinition[] = [
  // The formula of VP is not public, so it is entered; a creature without a number has none.
  { id: 'vp', label: 'VP', bar: 'solid', floor: () => 0, formula: () => 0, mayLack: true },
  {
    id: 'hp',
    label: 'HP',
    bar: 'notched',
    floor: () => 0,
    formula: ({ pwr, swi }) => (pwr == null || swi == null ? null : Math.max(0, pwr + swi + 3)),
    formulaWords: 'Power + Swiftness + 3',
  },
]

/** The vital when it is tracked. */
export function vitalOf(combatant: Pick<Combatant, 'vitals'>, id: 'vp' | 'hp'): Vital | null {
  const vital = combatant.vitals[id]
  return vital === undefined || vital === 'notTracked' ? null : vital
}

export function isDown(combatant: Pick<Combatant, 'vitals'>): boolean {
  const hp = vitalOf(combatant, 'hp')
  return hp !== null && hp.now <= 0
}

/** Health words come from VP and HP together; without both there is no word. */
export const health: GameSystem['health'] = (combatant) => {
  const [vp, hp] = [vitalOf(combatant, 'vp'), vitalOf(combatant, 'hp')]
  if (!vp || !hp) return null
  return { now: vp.now + hp.now, max: vp.max + hp.max, down: isDown(combatant) }
}
