/** What may leave the GM's window. Everything the players see passes through these few questions. */
import { bare } from '../engine/isolated'
import type { Combatant } from '../engine/model/combatant'
import { isRunning, type Fight } from '../engine/model/fight'
import type { TurnEntryId } from '../engine/model/ids'

/** The creature as the players may know it now, or null. Both the held picture and the present must show it. */
export function shownCombatant(picture: Fight, now: Fight, entry: TurnEntryId): Combatant | null {
  const then = picture.combatants[picture.entries[entry]?.combatant ?? '']
  const present = now.combatants[then?.id ?? '']
  if (!then || !present || then.disclosure.hidden || present.disclosure.hidden) return null
  // Values are the picture's, the name is today's: an alias given meanwhile holds at once.
  return { ...then, name: present.name, disclosure: present.disclosure }
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
    all.filter(({ disclosure }) => !disclosure.hidden && disclosure.alias === null).map(({ name }) => name),
  )
  const secret = new Map<string, string | null>()
  for (const { name, disclosure } of all) {
    if (known.has(name) || name.trim() === '') continue
    secret.set(name, disclosure.hidden || secret.get(name) === null ? null : disclosure.alias)
  }
  return [...secret].map(([name, alias]) => ({ name: wholeWord(name), alias }))
}

function wholeWord(name: string): RegExp {
  const literal = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
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
