/** What may leave the GM's window. Everything the players see passes through these few questions. */
import type { Combatant } from '../engine/model/combatant'
import type { Fight } from '../engine/model/fight'
import type { TurnEntryId } from '../engine/model/ids'

/** The creature as the players may know it now, or null. Both the held picture and the present must show it. */
export function shownCombatant(picture: Fight, now: Fight, entry: TurnEntryId): Combatant | null {
  const then = picture.combatants[picture.entries[entry]?.combatant ?? '']
  const present = now.combatants[then?.id ?? '']
  if (!then || !present || then.disclosure.hidden || present.disclosure.hidden) return null
  // Values are the picture's, the name is today's: an alias given meanwhile holds at once.
  return { ...then, name: present.name, disclosure: present.disclosure }
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
  const words = name.trim().split(/\s+/)
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
