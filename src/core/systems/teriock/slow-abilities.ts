/** Abilities that take longer than a turn: one Sustain per round keeps them going, a miss lets them fizzle. */
import type { Combatant } from '../../engine/model/combatant'
import type { Effect } from '../../engine/model/effect'
import { currentCombatant, entriesOf, type Fight } from '../../engine/model/fight'
import { gmName } from '../../engine/naming'
import { ruleAsks, type Rejection } from '../../engine/rejection'
import type { Upkeep } from '../../engine/system'
import { isDone, leaderOf, nextEntry } from '../../engine/time/turn-order'
import { own } from '../../engine/own'
import { choiceOf } from './settings'

export const ROUND_SECONDS = 5

export interface SlowAbility {
  owner: Combatant
  effect: Effect
}

/** Rounds it takes, whole ones. */
export function roundsFor(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / ROUND_SECONDS))
}

export function slowAbilities(fight: Fight): SlowAbility[] {
  return Object.values(fight.combatants).flatMap(slowOf)
}

export function slowOf(owner: Combatant): SlowAbility[] {
  return owner.effects.filter(({ definition }) => definition === 'slow').map((effect) => ({ owner, effect }))
}

const numberIn = (effect: Effect, key: string): number => {
  const value = own(effect.data, key)
  return typeof value === 'number' ? value : 0
}

export const doneOf = (effect: Effect): number => numberIn(effect, 'done')
export const neededOf = (effect: Effect): number => numberIn(effect, 'needed')
/** The last round in which it was sustained. */
export const keptOf = (effect: Effect): number => numberIn(effect, 'kept')

/**
 * Sustained in the round that is running, or in a later one that the GM has gone back from. Rounds are counted from
 * the first, the surprise round included.
 */
export function isKept({ roundsBegun }: Fight, effect: Effect): boolean {
  return keptOf(effect) >= roundsBegun
}

/** This round has been reckoned already; it is not counted twice when the GM goes back to it. */
export function isCounted({ roundsBegun }: Fight, effect: Effect): boolean {
  return numberIn(effect, 'counted') >= roundsBegun
}

export function roundInWords({ phase, round }: Fight): string {
  return phase === 'surprise' ? 'the surprise round' : `round ${String(round)}`
}

/** What ends now unless it is sustained: at the end of the round's last turn, or of the own one by house rule. */
export function missingSustain(fight: Fight): SlowAbility[] {
  const due = slowAbilities(fight).filter(({ effect }) => !isKept(fight, effect))
  if (choiceOf(fight, 'sustainCheck') === 'ownTurn') {
    const current = currentCombatant(fight)?.id
    return due.filter(({ owner }) => current === leaderOf(fight, owner.id) && lastOwnTurn(fight, owner))
  }
  return isLastTurn(fight) ? due : []
}

function isLastTurn(fight: Fight): boolean {
  return fight.interrupted.length === 0 && nextEntry(fight) === null
}

/** A creature with two turns owes one Sustain for both. A minion's turns are its commander's. */
export function lastOwnTurn(fight: Fight, owner: Combatant): boolean {
  const turns = entriesOf(fight, leaderOf(fight, owner.id) ?? owner.id)
  const open = turns.filter(({ id }) => id !== fight.activeEntry && !isDone(fight, id))
  return open.length === 0
}

/** Asked once; ending the turn all the same lets it fizzle. */
export function refusesEndTurn(fight: Fight): Rejection | null {
  const missing = missingSustain(fight)
  if (missing.length === 0) return null
  const names = missing.map(({ owner, effect }) => `${effect.label} (${gmName(fight, owner)})`)
  const reason = `Not sustained in ${roundInWords(fight)}: ${names.join(', ')}. Use Sustain, or end the turn again to let it fizzle.`
  const effects = missing.map(({ effect }) => effect.id)
  return ruleAsks('sustain/missing', reason, 'Let it fizzle', { effects })
}

export function upkeep(fight: Fight): readonly Upkeep[] {
  return slowAbilities(fight).map(({ owner, effect }) => ({
    combatant: owner.id,
    effect: effect.id,
    label: effect.label,
    done: doneOf(effect),
    needed: neededOf(effect),
    kept: isKept(fight, effect),
    due: choiceOf(fight, 'sustainCheck') === 'ownTurn' ? ('ownTurnEnd' as const) : ('roundEnd' as const),
    action: 'sustain',
    inputs: { ritual: effect.id },
  }))
}
