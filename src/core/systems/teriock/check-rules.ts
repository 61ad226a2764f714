/** Feat and resistance saves as sums. */
import type { Combatant } from '../../engine/model/combatant'
import { sumOf } from '../../engine/modifiers'
import type { Term } from '../../engine/term'
import type { CheckInputs } from './inputs'
import { keptDie, modeOf, type Mode } from './rolls'
import { proficiencyOf, statOf } from './stats'

export interface CheckPreview {
  terms: readonly Term[]
  mode: Mode
  dc: number
  d20: number | null
  total: number | null
  /** Null: still to be rolled, or an attribute that nobody has said. */
  saved: boolean | null
  /** The sheet leaves the attribute open: it is asked. */
  unset: boolean
  /** Asked and not answered yet. */
  missing: boolean
}

/** Feat: d20 + 2 x attribute (+ P) against 10 + P of the user. Resistance: d20 (+ P) against 10. Equal saves. */
export function checkPreview(who: Combatant, inputs: CheckInputs): CheckPreview {
  const feat = inputs.save === 'feat'
  const written = feat ? statOf(who.stats, inputs.attribute) : 0
  const attribute = written ?? inputs.value
  const mode = modeOf(inputs)
  const terms = [
    { label: `twice ${inputs.attribute.toUpperCase()}`, amount: 2 * (attribute ?? 0) },
    { label: 'P', amount: inputs.proficient ? proficiencyOf(who.stats) : 0 },
    { label: 'other', amount: inputs.other },
  ].filter(({ amount }) => amount !== 0)
  const dc = 10 + (feat ? inputs.userP : 0)
  const d20 = keptDie(inputs.d20, mode)
  const missing = attribute === null
  const total = d20 === null || missing ? null : d20 + sumOf(terms)
  const saved = total === null ? null : total >= dc
  return { terms, mode, dc, d20, total, saved, unset: written === null, missing }
}
