import type { Decision } from '../decision'
import { anchorOf } from './effect-clock'
import type { EffectDraft, When } from '../model/effect'
import { entriesOf, type Fight } from '../model/fight'
import type { CombatantId } from '../model/ids'
import { isDone, leaderOf } from './turn-order'

/**
 * An anchor that leaves must not make an effect immortal: what waited for its turn now waits for the end of
 * the round in which that turn would have come. Called before `gone` lose their turns: a leaver, and its minions
 * that acted in its turn.
 */
export function letAnchorsGo(decision: Decision, gone: readonly CombatantId[]): void {
  for (const bearer of Object.values(decision.fight.combatants)) {
    for (const effect of bearer.effects) {
      const changed = withoutAnchors(decision.fight, effect, bearer.id, (anchor) => gone.includes(anchor))
      if (changed !== effect)
        decision.emit({ type: 'EffectChanged', combatant: bearer.id, effect: changed, quiet: false })
    }
  }
}

/** An effect as it can be put on: one that waits for the turn of somebody who has none waits for the round's end. */
export function anchored<T extends EffectDraft>(fight: Fight, bearer: CombatantId, effect: T): T {
  return withoutAnchors(fight, effect, bearer, (anchor) => leaderOf(fight, anchor) === null)
}

function withoutAnchors<T extends EffectDraft>(
  fight: Fight,
  effect: T,
  bearer: CombatantId,
  isGone: (anchor: CombatantId) => boolean,
): T {
  const waits = (when: When | null): when is When => {
    if (when === null || (when.event !== 'turn' && when.event !== 'action') || when.whose === 'anyone')
      return false
    const anchor = anchorOf(when, bearer, effect)
    return anchor === null || !fight.combatants[anchor] || (when.event === 'turn' && isGone(anchor))
  }
  const moved = (when: When): When => atRoundEnd(fight, when, anchorOf(when, bearer, effect))
  if (!waits(effect.ends) && !waits(effect.begins) && !effect.ticks.some(waits)) return effect
  return {
    ...effect,
    begins: waits(effect.begins) ? moved(effect.begins) : effect.begins,
    ends: waits(effect.ends) ? moved(effect.ends) : effect.ends,
    ticks: effect.ticks.map((tick) => (waits(tick) ? { ...tick, ...moved(tick) } : tick)),
  }
}

function atRoundEnd(fight: Fight, when: When, gone: CombatantId | null): When {
  return {
    event: 'round',
    moment: 'end',
    whose: 'anyone',
    anchor: null,
    skip: when.skip + (gone !== null && turnIsOver(fight, gone) ? 1 : 0),
    by: when.by,
  }
}

/** Its slot of this round has passed, so the moment would have come in the next one. */
function turnIsOver(fight: Fight, gone: CombatantId): boolean {
  const entries = entriesOf(fight, leaderOf(fight, gone) ?? gone)
  return entries.length > 0 && entries.every((entry) => isDone(fight, entry.id))
}
