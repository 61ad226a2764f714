import type { DockOutcome } from '../../../engine/dock'
import type { Combatant } from '../../../engine/model/combatant'
import type { DamageOutcome } from '../../../engine/system'
import { thresholdOf, vitalOf, vitals, type Threshold } from '../vitals'

const WORDS: Record<Threshold, string> = {
  dead: 'dead',
  criticallyWounded: 'critically wounded',
  unconscious: 'unconscious',
}

/** "HP 34 to 16", "HP 12 to 0, unconscious (temporary HP absorb 3)". */
export function outcomeOf(target: Combatant, outcome: DamageOutcome): DockOutcome {
  const changes = Object.entries(outcome.vitals).flatMap(([vital, to]) => {
    const known = vitalOf(target, vital)
    return known ? [{ vital, from: known.now, to, state: thresholdOf({ ...known, now: to }) }] : []
  })
  const words = changes.map(({ vital, from, to, state }) => {
    const label = vitals.find(({ id }) => id === vital)?.label ?? vital
    return `${label} ${String(from)} to ${String(to)}${state ? `, ${WORDS[state]}` : ''}`
  })
  const told = words.length > 0 ? words.join(', ') : untouched(target)
  const steps = outcome.steps.length > 0 ? ` (${outcome.steps.join(', ')})` : ''
  return {
    combatant: target.id,
    vitals: changes.map(({ vital, from, to }) => ({ vital, from, to })),
    text: `${told}${steps}`,
  }
}

function untouched(target: Combatant): string {
  return vitalOf(target, 'hp') ? 'no change' : 'not tracked, announced only'
}
