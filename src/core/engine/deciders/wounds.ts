import type { Amount, Share } from '../commands'
import { Refused, type Decision } from '../decision'
import type { Decider } from './decider'
import { parseDice } from '../dice'
import { gmName } from '../naming'
import { isOddMaximum } from '../odd-values'
import { impossible, ruleAsks, type Rejection } from '../rejection'
import type { VitalDefinition } from '../system'
import { amountTyped, combatantOf, numberTyped } from './lookup'

/** Dice are rolled once; each target takes its share, halves rounded down. */
const dealDamage: Decider<'dealDamage'> = (decision, { targets, amount, damageType, straightTo, source }) => {
  const rolled = amountOf(decision, amount)
  const by = source === undefined ? '' : gmName(decision.fight, combatantOf(decision, source))
  for (const { combatant, share } of targets) {
    combatantOf(decision, combatant)
    const parts = [{ amount: shareOf(rolled, share), type: damageType }]
    decision.apply({
      do: 'damage',
      target: combatant,
      parts,
      straightTo: straightTo ?? null,
      cause: by,
      source: source ?? null,
    })
  }
}

const heal: Decider<'heal'> = (decision, { targets, amount, vital, overMax = false }) => {
  vitalOf(decision, vital)
  const rolled = amountOf(decision, amount)
  for (const { combatant, share } of targets) {
    combatantOf(decision, combatant)
    decision.apply({
      do: 'heal',
      target: combatant,
      vital,
      amount: shareOf(rolled, share),
      cause: '',
      overMax,
    })
  }
}

function shareOf(amount: number, share: Share): number {
  if (share === 'none') return 0
  return share === 'half' ? Math.floor(amount / 2) : amount
}

function amountOf(decision: Decision, amount: Amount): number {
  if (typeof amount === 'number') return amountTyped(amount)
  if (!parseDice(amount))
    throw new Refused(impossible('amount/not-dice', `"${amount}" is neither a number nor dice.`))
  const { dice, total } = decision.roll(amount)
  decision.emit({
    type: 'Logged',
    who: null,
    text: `Rolled ${amount}: ${dice.join(', ')}, total ${String(total)}`,
  })
  return Math.max(0, total)
}

const setVital: Decider<'setVital'> = (decision, { combatant: id, vital, now, max, tracked = true }) => {
  const combatant = combatantOf(decision, id)
  const definition = vitalOf(decision, vital)
  if (!tracked) {
    decision.emit({ type: 'VitalSet', combatant: id, vital, value: 'notTracked', cause: 'set by hand' })
    return
  }
  const known = combatant.vitals[vital]
  const before = known === undefined || known === 'notTracked' ? null : known
  const highest = max ?? before?.max ?? now
  if (highest === undefined)
    throw new Refused(impossible('vital/no-maximum', `Type a maximum for ${definition.label}.`))
  const min = definition.floor(maximumTyped(highest, definition))
  const wanted = numberTyped(now ?? before?.now ?? highest)
  decision.stopAt(questionOf(definition, { wanted, highest, min, before: before?.max ?? null }))
  const value = { now: Math.max(min, wanted), max: highest, min }
  decision.emit({ type: 'VitalSet', combatant: id, vital, value, cause: 'set by hand' })
}

function maximumTyped(max: number, { label }: VitalDefinition): number {
  if (numberTyped(max) >= 0) return max
  throw new Refused(impossible('vital/negative-maximum', `${label} can’t be at most ${String(max)}.`))
}

interface Wanted {
  wanted: number
  highest: number
  min: number
  /** The maximum so far. One that stays has been answered for. */
  before: number | null
}

/** What a GM hardly means is asked before it is done. */
function questionOf({ label }: VitalDefinition, { wanted, highest, min, before }: Wanted): Rejection | null {
  const words = `${label} ${String(wanted)} of ${String(highest)}`
  if (wanted > highest) return ruleAsks('vital/above-maximum', `${words} is above the maximum.`, 'Set it')
  if (wanted < min) {
    const lowest = `${label} goes down to ${String(min)}, not to ${String(wanted)}.`
    return ruleAsks('vital/below-minimum', lowest, `Set it to ${String(min)}`)
  }
  const isOdd = highest !== before && isOddMaximum(highest, before)
  return isOdd ? ruleAsks('vital/unusual', `${words} is unusual.`, 'Set it') : null
}

function vitalOf({ system }: Decision, id: string): VitalDefinition {
  const definition = system.vitals.find((each) => each.id === id)
  if (!definition) throw new Refused(impossible('vital/unknown', 'There is no such value in this system.'))
  return definition
}

export const woundDeciders = { dealDamage, heal, setVital }
