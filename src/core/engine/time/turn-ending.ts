/** Ways a turn can end: End turn, delaying it, and leaving in the middle of it. */
import type { Decision } from '../decision'
import { beginEffects, endEffect, expireEffects, passEnd, tickEffects, type Boundary } from './effect-clock'
import type { Combatant } from '../model/combatant'
import { currentCombatant } from '../model/fight'
import type { CombatantId } from '../model/ids'
import { gmName } from '../naming'
import { advance, clearCounters, companyOf, finishTurn, fire, fireEnd } from './turn-flow'
import { hasFired, turnCompany } from './turn-order'
import { letAnchorsGo } from './vanished-anchor'

/** Ends the running turn and gives the next its turn. */
export function endTurnNow(decision: Decision): void {
  const { activeEntry } = decision.fight
  if (activeEntry !== null) finishTurn(decision, activeEntry)
  advance(decision)
}

/**
 * Delay: the entry leaves the order with its minions. Its end fires now, so harmful effects happen, those of its
 * start too that came after it, and what others anchored to it ends; what helps it ends too. It counts as acting in
 * the round in which it returns, with the slots and uses it has left; what goes back at every turn's end goes back
 * now.
 */
export function delayTurn(decision: Decision, combatant: Combatant): void {
  const entry = decision.fight.activeEntry
  if (entry === null || currentCombatant(decision.fight)?.id !== combatant.id) return
  const who = companyOf(decision.fight, entry)
  const unmet = new Set(decision.fight.unmet)
  const start: Boundary = { event: 'turn', moment: 'start', who }
  tickEffects(decision, start, ({ id, tone }) => tone !== 'helpful' && unmet.has(id))
  const meetsEnd = fireEnd(decision, entry)
  const end: Boundary = { event: 'turn', moment: 'end', who }
  tickEffects(decision, end, (effect) => effect.tone !== 'helpful' && meetsEnd(effect))
  expireEffects(decision, end, meetsEnd)
  beginEffects(decision, end, meetsEnd)
  for (const id of who) endHelpful(decision, id)
  clearCounters(decision, Object.keys(decision.fight.combatants), 'anyTurnEnd')
  decision.emit({ type: 'Delayed', combatant: combatant.id })
  advance(decision)
}

function endHelpful(decision: Decision, id: CombatantId): void {
  for (const effect of decision.fight.combatants[id]?.effects ?? []) {
    const timed = effect.ends?.event === 'turn' && effect.ends.whose === 'target'
    if (effect.tone === 'helpful' && timed) endEffect(decision, id, effect, 'its bearer delayed')
  }
}

/** Takes combatants out of the fight, the current one last, so that nobody starts a turn only to leave. */
export function removeAll(decision: Decision, ids: readonly CombatantId[]): void {
  const current = currentCombatant(decision.fight)?.id
  for (const id of ids) if (id !== current) removeNow(decision, id)
  if (current !== undefined && ids.includes(current)) removeNow(decision, current)
}

/** The current one's end fires first, then the next turn starts. */
function removeNow(decision: Decision, id: CombatantId): void {
  const leaver = decision.fight.combatants[id]
  if (!leaver) return
  const wasCurrent = currentCombatant(decision.fight)?.id === id
  if (wasCurrent && decision.fight.activeEntry !== null) finishTurn(decision, decision.fight.activeEntry)
  endInterrupted(decision, id)
  letAnchorsGo(decision, turnCompany(decision.fight, id))
  for (const minion of Object.values(decision.fight.combatants)) {
    if (minion.controller === id)
      decision.emit({ type: 'ControllerSet', combatant: minion.id, controller: null })
  }
  decision.emit({ type: 'CombatantLeft', combatant: id, name: gmName(decision.fight, leaver) })
  if (wasCurrent) advance(decision)
}

/** A turn that waits behind Act now has begun, so it has an end too. */
function endInterrupted(decision: Decision, id: CombatantId): void {
  for (const entry of decision.fight.interrupted) {
    const who = companyOf(decision.fight, entry)
    if (who[0] !== id || hasFired(decision.fight, entry, 'end')) continue
    fire(decision, entry, 'end')
    passEnd(decision, { event: 'turn', moment: 'end', who })
  }
}

/** Those whose removal waited for the stack. */
export function removeLeavers(decision: Decision): void {
  const leavers = Object.values(decision.fight.combatants).filter(({ leaving }) => leaving)
  removeAll(
    decision,
    leavers.map(({ id }) => id),
  )
}
