/** What must hold of every fight. Checked after recovery and after each step of the law tests. */
import type { Combatant } from './model/combatant'
import { isRunning, type Fight } from './model/fight'
import { hasOddNumber } from './odd-numbers'
import { nextEntry, someoneCanActNextRound } from './time/turn-order'

/** Empty when all is well; otherwise what is broken, in words for a bug report. */
export function brokenInvariants(fight: Fight): string[] {
  return [
    ...brokenOrder(fight),
    ...brokenPointer(fight),
    ...brokenCombatants(fight),
    ...brokenNames(fight),
    ...brokenReferences(fight),
  ]
}

function brokenOrder({ order, entries, acted, passed }: Fight): string[] {
  const known = Object.keys(entries)
  return [
    ...(new Set(order).size === order.length ? [] : ['an entry stands twice in the order']),
    ...(order.length === known.length && order.every((id) => entries[id])
      ? []
      : ['the order and the entries differ']),
    ...acted.filter((id) => passed.includes(id)).map((id) => `entry ${id} both acted and passed`),
    ...[...acted, ...passed].filter((id) => !entries[id]).map((id) => `entry ${id} acted but is not there`),
  ]
}

function brokenPointer(fight: Fight): string[] {
  const { activeEntry } = fight
  if (activeEntry !== null && !fight.entries[activeEntry]) return ['the current entry is not there']
  if (activeEntry !== null && !isRunning(fight)) return ['someone is current in a fight that is not running']
  const waiting = isRunning(fight) && (nextEntry(fight) !== null || someoneCanActNextRound(fight))
  return activeEntry === null && waiting ? ['someone can act but nobody is current'] : []
}

function brokenCombatants({ combatants, entries }: Fight): string[] {
  const owners = Object.values(entries).filter(({ combatant }) => !combatants[combatant])
  const slots = Object.values(combatants).filter(
    ({ budget }) => new Set(budget.map(({ id }) => id)).size !== budget.length,
  )
  const vitals = Object.values(combatants).flatMap(({ id, vitals: all }) =>
    Object.entries(all).flatMap(([vital, value]) =>
      value !== 'notTracked' && !(value.now >= value.min) ? [`${id}: ${vital} is out of range`] : [],
    ),
  )
  const odd = Object.values(combatants).filter(hasOdd)
  return [
    ...owners.map(({ id }) => `entry ${id} belongs to nobody`),
    ...slots.map(({ id }) => `${id} has two slots of one id`),
    ...vitals,
    ...odd.map(({ id }) => `${id} has a number that is none`),
    ...Object.values(entries).flatMap(({ id, initiative }) =>
      hasOddNumber(initiative) ? [`entry ${id} has a number that is none`] : [],
    ),
  ]
}

/** Its stat block apart: that is as it was written, and read with care wherever it is used. */
function hasOdd({ stats, defence, vitals, budget, uses, counters, effects }: Combatant): boolean {
  return hasOddNumber([stats, defence, vitals, budget, uses, counters, effects])
}

function brokenNames({ combatants }: Fight): string[] {
  const labels = Object.values(combatants).flatMap(({ name, disclosure: { number } }) =>
    number === null ? [] : [`${name} ${number}`],
  )
  return new Set(labels).size === labels.length ? [] : ['two copies have one number']
}

function brokenReferences({ combatants, prompts, interrupted, entries }: Fight): string[] {
  return [
    ...prompts
      .filter(({ combatant }) => !combatants[combatant])
      .map(({ id }) => `question ${id} is about nobody`),
    ...interrupted.filter((id) => !entries[id]).map((id) => `interrupted entry ${id} is not there`),
    ...Object.values(combatants)
      .filter(({ controller }) => controller !== null && !combatants[controller])
      .map(({ id }) => `${id} is commanded by nobody`),
  ]
}
