/** What may leave the GM's window. Everything the players see passes through these few questions. */
import { bare } from '../engine/isolated'
import type { Combatant } from '../engine/model/combatant'
import { isRunning, type Fight } from '../engine/model/fight'
import type { TurnEntryId } from '../engine/model/ids'
import { bareName, publicName } from '../engine/naming'
import { asNextRound, cannotAct, isDone, nextEntry } from '../engine/time/turn-order'

/** The creature as the players may know it now, or null. Both the held picture and the present must show it. */
export function shownCombatant(picture: Fight, now: Fight, entry: TurnEntryId): Combatant | null {
  const then = picture.combatants[picture.entries[entry]?.combatant ?? '']
  const present = now.combatants[then?.id ?? '']
  return !then || !present || then.disclosure.hidden || present.disclosure.hidden ? null : then
}

/** Values are the picture's, the name is today's: an alias given meanwhile holds at once, a number that came with a newcomer does not. */
export function shownName(picture: Fight, now: Fight, then: Combatant): string {
  const present = now.combatants[then.id] ?? then
  const sameName = present.name === then.name && present.disclosure.alias === then.disclosure.alias
  return sameName ? publicName(picture, then) : publicName(now, present)
}

/**
 * The picture as those know it who see only `shown`. When the one that acts in it has left or was hidden, the
 * turn passes on among the others, as it would if nobody else were there. Null: none of them can act.
 */
export function turnAmong(picture: Fight, shown: ReadonlySet<TurnEntryId>): Fight | null {
  const isShown = (entry: TurnEntryId): boolean => shown.has(entry)
  const [order, interrupted] = [picture.order.filter(isShown), picture.interrupted.filter(isShown)]
  const known = { ...picture, order, interrupted }
  if (picture.activeEntry !== null && isShown(picture.activeEntry)) return known
  const resumed = interrupted.at(-1)
  if (resumed !== undefined) return { ...known, activeEntry: resumed, interrupted: interrupted.slice(0, -1) }
  const over = { ...known, activeEntry: null }
  return withNextEntry(over) ?? withNextEntry(nextRoundAmong({ ...over, order: picture.order }, isShown))
}

/** Who is passed over on the way has had its slot, as in the engine's own round. */
function withNextEntry(fight: Fight): Fight | null {
  const next = nextEntry(fight)
  if (next === null) return null
  const waiting = fight.order.filter((entry) => !isDone(fight, entry))
  const over = waiting
    .slice(0, waiting.indexOf(next))
    .filter((entry) => cannotAct(fight, entry) !== 'delayed')
  return { ...fight, activeEntry: next, passed: [...fight.passed, ...over] }
}

/** What is planned may go before one whom they do not see. */
function nextRoundAmong(fight: Fight, isShown: (entry: TurnEntryId) => boolean): Fight {
  const next = asNextRound(fight)
  return { ...next, order: next.order.filter(isShown), phase: 'rounds', round: fight.round + 1 }
}

/** A name that the players must not read, and what they read in its place; null: the whole text is withheld. */
interface Secret {
  name: RegExp
  alias: string | null
}

/** Names of creatures that are hidden or go by an alias, unless another is known to the players by that name. */
export function secretNames({ combatants }: Fight): Secret[] {
  const all = Object.values(combatants)
  const known = new Set(
    all
      .filter(({ disclosure }) => !disclosure.hidden && disclosure.alias === null)
      .map(({ name }) => bareName(name)),
  )
  const secret = new Map<string, string | null>()
  for (const { name, disclosure } of all) {
    const bare = bareName(name)
    if (known.has(bare) || bare === '') continue
    secret.set(bare, disclosure.hidden || secret.get(bare) === null ? null : disclosure.alias)
  }
  return [...secret].map(([name, alias]) => ({ name: wholeWord(name), alias }))
}

/** However it is spelled: zero-width signs between the letters hide no name. */
function wholeWord(name: string): RegExp {
  const signs = Array.from(name, (sign) =>
    sign === ' ' ? '\\s+' : sign.replace(/[\\^$.*+?()[\]{}|]/, '\\$&'),
  )
  const literal = signs.join('\\p{Cf}*')
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu')
}

/** Free text for the players: a secret name becomes its alias; text that tells of a hidden creature is withheld. */
export function safeText(text: string, secrets: readonly Secret[]): string | null {
  let safe = text
  for (const { name, alias } of secrets) {
    const shown = safe.replace(name, () => alias ?? '')
    if (shown !== safe && alias === null) return null
    safe = shown
  }
  return safe
}

export type HealthWord = 'Unhurt' | 'Hurt' | 'Badly hurt' | 'Nearly down' | 'Down'

/** Words and pips only: nothing here varies continuously with the wounds. */
export function healthWord({ now, max, down }: { now: number; max: number; down: boolean }): {
  word: HealthWord
  pips: 0 | 1 | 2 | 3 | 4
} {
  if (down) return { word: 'Down', pips: 0 }
  if (now >= max) return { word: 'Unhurt', pips: 4 }
  if (now * 2 > max) return { word: 'Hurt', pips: 3 }
  if (now * 4 > max) return { word: 'Badly hurt', pips: 2 }
  return { word: 'Nearly down', pips: 1 }
}

/** One to three characters for a token: a number for copies, initials otherwise. */
export function tokenText(name: string, side: Combatant['side']): string {
  const words = bare(name).trim().split(/\s+/)
  const last = words.at(-1) ?? ''
  if (words.length > 1 && /^(\d{1,3}|[A-Z]{1,2})$/.test(last)) return last
  const initials = words.map((word) => Array.from(word)[0] ?? '')
  return (
    initials
      .slice(0, side === 'ally' ? 2 : 1)
      .join('')
      .toUpperCase() || '?'
  )
}

/** Surprise is told while it costs a turn: before the fight and in its first round. The reaction may stay off longer. */
export function sitsOutSurprised(fight: Fight, { surprised }: Combatant): boolean {
  return surprised && (!isRunning(fight) || fight.roundsBegun <= 1)
}
