import type { Command } from '#core/engine/commands'
import type { Combatant } from '#core/engine/model/combatant'
import type { Fight } from '#core/engine/model/fight'
import type { CombatantId } from '#core/engine/model/ids'
import type { DiceWorth, GameSystem } from '#core/engine/system'

/** Numbers that nobody has filled in. Copies of one creature are asked once. */
export interface MissingGroup {
  name: string
  copies: readonly CombatantId[]
  numbers: readonly MissingNumber[]
}

export interface MissingNumber {
  /** Vital id, or null for AR / AC and for a stat. */
  vital: string | null
  /** Stat that holds the modifier of an initiative that can't be rolled without it. */
  stat?: string
  label: string
  /** What its narrow field shows while it is empty; absent: the label. */
  short?: string
  /** What dice in its place are worth; absent: they are no number. */
  worth?: DiceWorth
}

/** `value` null: left to a player, or no modifier. */
export interface Answer {
  group: MissingGroup
  number: MissingNumber
  value: number | null
}

export function missingNumbers(fight: Fight, system: GameSystem): MissingGroup[] {
  const groups = new Map<string, MissingGroup>()
  const blank = new Set(
    Object.values(fight.entries).flatMap((each) => (each.initiative ? [] : [each.combatant])),
  )
  for (const combatant of Object.values(fight.combatants)) {
    const bonus = blank.has(combatant.id) ? bonusOf(combatant, system) : []
    const numbers = [...missingOf(fight, combatant, system), ...bonus]
    if (numbers.length === 0) continue
    const key = `${combatant.name}|${numbers.map(({ label }) => label).join()}`
    const known = groups.get(key)
    groups.set(key, { name: combatant.name, numbers, copies: [...(known?.copies ?? []), combatant.id] })
  }
  return [...groups.values()]
}

/** Whoever the GM plays and can't be rolled for: one modifier for all of its kind. A player calls the total. */
function bonusOf(combatant: Combatant, { initiative }: GameSystem): MissingNumber[] {
  const { ownBonus, label, dice } = initiative
  if (ownBonus === undefined || combatant.player !== '' || initiative.terms(combatant) !== null) return []
  return [{ vital: null, stat: ownBonus, label: `${label} modifier`, short: `${dice.replace(/^1d/, 'd')} +` }]
}

/** A defence that the rules work out from other numbers is not missing. */
function missingOf(fight: Fight, combatant: Combatant, system: GameSystem): MissingNumber[] {
  const unknown = combatant.defence === null && system.defence.terms(fight, combatant) === null
  const defence = unknown ? [{ vital: null, label: system.defence.label }] : []
  const vitals = system.vitals.filter(({ id }) => combatant.vitals[id] === undefined)
  return [
    ...defence,
    ...vitals.map(({ id, label, dice }) => ({ vital: id, label, ...(dice ? { worth: dice } : {}) })),
  ]
}

/** `value` null: a player keeps this number; without an initiative modifier the bare die counts. */
export function fillIn(
  combatant: CombatantId,
  { vital, stat }: MissingNumber,
  value: number | null,
): Command {
  if (stat !== undefined) return { type: 'editCombatant', combatant, stats: { [stat]: value ?? 0 } }
  if (vital === null) return { type: 'editCombatant', combatant, defence: value ?? 'notTracked' }
  if (value === null) return { type: 'setVital', combatant, vital, tracked: false }
  return { type: 'setVital', combatant, vital, max: value, now: value }
}
