import type { Decision } from './decision'
import { anchorOf } from './effect-clock'
import type { Effect, When } from './model/effect'
import { entriesOf, type Fight } from './model/fight'
import type { CombatantId } from './model/ids'
import { isDone } from './turn-order'

/**
 * An anchor that leaves must not make an effect immortal: what waited for its turn now waits for the end of
 * the round in which that turn would have come.
 */
export function letAnchorsGo(decision: Decision, gone: CombatantId): void {
  for (const bearer of Object.values(decision.fight.combatants)) {
    if (bearer.id === gone) continue
    for (const effect of bearer.effects) {
      const changed = withoutAnchor(decision.fight, effect, bearer.id, gone)
      if (changed)
        decision.emit({ type: 'EffectChanged', combatant: bearer.id, effect: changed, quiet: false })
    }
  }
}

function withoutAnchor(fight: Fight, effect: Effect, bearer: CombatantId, gone: CombatantId): Effect | null {
  const waits = (when: When | null): when is When => when !== null && anchorOf(when, bearer, effect) === gone
  const anchored = waits(effect.ends) || waits(effect.begins) || effect.ticks.some(waits)
  if (!anchored) return null
  return {
    ...effect,
    begins: waits(effect.begins) ? atRoundEnd(fight, effect.begins, gone) : effect.begins,
    ends: waits(effect.ends) ? atRoundEnd(fight, effect.ends, gone) : effect.ends,
    ticks: effect.ticks.map((tick) => (waits(tick) ? { ...tick, ...atRoundEnd(fight, tick, gone) } : tick)),
  }
}

function atRoundEnd(fight: Fight, when: When, gone: CombatantId): When {
  return {
    event: 'round',
    moment: 'end',
    whose: 'anyone',
    anchor: null,
    skip: when.skip + (turnIsOver(fight, gone) ? 1 : 0),
    by: when.by,
  }
}

/** Its slot of this round has passed, so the moment would have come in the next one. */
function turnIsOver(fight: Fight, gone: CombatantId): boolean {
  const entries = entriesOf(fight, gone)
  return entries.length > 0 && entries.every((entry) => isDone(fight, entry.id))
}
