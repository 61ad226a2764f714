/** Teriock. Facts and decisions: each clause has an id in rules-index.ts. */
import type { GameSystem } from '../../engine/system'
import { SAVE, abilityAction, actions, usual } from './actions'
import { after } from './after'
import { armorTerms, formulaArmor } from './armor'
import { attackNow } from './attack-rules'
import { damage, damageTypes, spares } from './damage'
import { dock } from './dock'
import { clockStopped, effectOf, effects, passiveInEffect } from './effects'
import { heldActions } from './held-actions'
import { initiative } from './initiative'
import { refuses } from './refuses'
import { reminders } from './reminders'
import { declare, resolve } from './resolve/resolve'
import { choiceOf, isOn, settings } from './settings'
import { ROUND_SECONDS, refusesEndTurn, upkeep } from './slow-abilities'
import { budget, columns, fits, slots, switchedOff } from './slots'
import { derived, stats } from './stats'
import { vitalOf, vitals, worstThreshold } from './vitals'
import { told } from './told'

export const teriock: GameSystem = {
  id: 'teriock',
  label: 'Teriock',
  initiative,
  rounds: {
    seconds: ROUND_SECONDS,
    surprise: 'extraRound',
    lateJoin: (fight) => (choiceOf(fight, 'lateJoin') === 'nextRound' ? 'nextRound' : 'bySlot'),
    skippedTurn: (fight) => ({ clock: isOn(fight, 'skippedTicks'), refresh: isOn(fight, 'skippedRefills') }),
  },
  defence: { label: 'AC', terms: armorTerms, formula: formulaArmor },
  stats,
  derived,
  vitals,
  slots,
  columns,
  actions: [...actions, SAVE],
  told,
  causedByTurn: { action: 'opportunityAttack', words: 'it moves away' },
  usual,
  effects,
  counters: [
    { id: 'attackPenalty', label: 'Attack penalty', initial: 0, clears: 'anyTurnEnd', shown: true },
    { id: 'tempHp', label: 'Temporary HP', initial: 0, clears: 'never', shown: true, vital: 'hp' },
  ],
  settings,
  damageTypes,
  weakness: { noun: 'Vulnerability', to: 'Vulnerable to' },
  stack: true,
  fits,
  budget,
  switchedOff,
  abilityAction,
  passiveInEffect,
  heldActions,
  attackNow,
  spares,
  refuses,
  refusesEndTurn,
  dock,
  declare,
  resolve,
  damage: (_fight, target, parts, straightTo) => damage(target, parts, straightTo),
  after,
  clockStopped,
  health: (combatant) => {
    const hp = vitalOf(combatant, 'hp')
    return hp ? { now: hp.now, max: hp.max, down: hp.now <= 0 } : null
  },
  reminders,
  upkeep,
  healVital: 'hp',
  attackDie: 'd20',
  isDown: (combatant) => effectOf(combatant, 'down') !== null || worstThreshold(combatant) !== null,
}
