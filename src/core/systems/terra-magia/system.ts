/** Terra Magia, assembled. Rules and their sources: rules-index.ts. */
import type { GameSystem } from '../../engine/system'
import { abilityAction, actions, columns, costOf, heldActions, usesOf, usual } from './actions'
import { after } from './after'
import { ATTACK_KINDS, attackNow } from './attacks'
import { counters } from './counters'
import { damage, damageTypes } from './damage'
import { defence } from './defence'
import { dock } from './docks/dock'
import { effects } from './effects'
import { hint } from './hints'
import { engagement } from './initiative'
import { derived } from './movement'
import { refuses } from './refusals'
import { reminders } from './reminders'
import { resolve } from './resolve/resolvers'
import { BASIC_SKILLS, STAT_OF_SKILL } from './rolls'
import { isOn, rule, settings } from './settings'
import { budget, fits, slots, switchedOff } from './slots'
import { stats } from './stats'
import { health, isDown, vitals } from './vitals'
import { told } from './told'

export const terraMagia: GameSystem = {
  id: 'terra-magia',
  label: 'Terra Magia',
  initiative: engagement,
  rounds: {
    seconds: 6,
    surprise: 'skipFirstRound',
    surpriseAllowed: (fight) => isOn(fight, 'surprise'),
    lateJoin: (fight) => (rule(fight, 'lateJoin') === 'nextRound' ? 'nextRound' : 'bySlot'),
  },
  defence,
  stats,
  derived,
  vitals,
  slots,
  columns,
  actions,
  told,
  causedByTurn: { action: 'reaction-attack', words: 'it walks past' },
  usual,
  effects,
  counters,
  settings,
  damageTypes,
  stack: false,
  fits,
  budget,
  switchedOff,
  abilityAction,
  usesOf,
  heldActions,
  attackNow,
  hint,
  cost: costOf,
  refuses,
  refusesEndTurn: () => null,
  dock,
  resolve,
  damage,
  after,
  clockStopped: () => false,
  health,
  reminders,
  healVital: 'vp',
  attackDie: 'd10',
  words: { attackKinds: ATTACK_KINDS, skills: BASIC_SKILLS, statOfSkill: STAT_OF_SKILL },
  attackProperties: 'Acts on: blocking; reload: Major; inflicts Bleeding 2; plus 1d6 fire',
  isDown,
}
