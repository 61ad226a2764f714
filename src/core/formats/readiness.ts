import { createFight } from '../engine/setup/create-fight'
import type { CombatantSeed } from '../engine/model/seed'
import { oddValuesOf } from '../engine/odd-values'
import type { GameSystem } from '../engine/system'

/** What the GM should know of a creature before the fight, one sentence each. */
export function readinessOf(seed: CombatantSeed, system: GameSystem): string[] {
  const fight = createFight(trialEncounter({ ...seed, quantity: 1, controller: null }, system), {
    system,
    dice: { die: () => 1 },
    newId: (kind) => kind,
  })
  const combatant = Object.values(fight.combatants)[0]
  if (!combatant) return []
  const { defence, vitals } = combatant
  const noDefence = defence !== 'notTracked' && system.defence.terms(fight, combatant) === null
  const without = system.vitals.filter(({ id }) => vitals[id] === undefined)
  const missing = [...(noDefence ? [system.defence.label] : []), ...without.map(({ label }) => label)]
  return [
    ...missing.map((what) => `${what} missing: asked at the start.`),
    ...(system.isDown(combatant) ? ['It is down from the start.'] : []),
    ...oddValuesOf(seed.block, system),
  ]
}

function trialEncounter(seed: CombatantSeed, system: GameSystem) {
  return {
    id: '',
    systemId: system.id,
    title: '',
    campaign: '',
    session: '',
    status: 'planned' as const,
    settings: {},
    members: [seed],
    waves: [],
    notes: '',
  }
}

/** True when the start of the fight has to ask for the total instead of rolling. */
export function totalIsAsked({ totals, turns, block }: CombatantSeed, system: GameSystem): boolean {
  return turns > totals.length && system.initiative.terms({ stats: block.stats }) === null
}
