/** What an entry in the field of one vital asks for, in words and as a command. */
import type { Command } from '#core/engine/commands'
import { averageOf } from '#core/engine/dice'
import type { Vital } from '#core/engine/model/combatant'
import type { CombatantId } from '#core/engine/model/ids'
import type { ChangeReading } from './change-text'

interface Place {
  combatant: CombatantId
  vital: string
}

/** `-9` and `+5` go to this vital alone; a plain number sets it, with its maximum. */
export function vitalCommand({ combatant, vital }: Place, reading: ChangeReading): Command | null {
  const targets = [{ combatant, share: 'full' as const }]
  if (reading.kind === 'less')
    return { type: 'dealDamage', targets, amount: reading.amount, damageType: '', straightTo: vital }
  if (reading.kind === 'more') return { type: 'heal', targets, amount: reading.amount, vital }
  return reading.kind === 'set' ? { type: 'setVital', combatant, vital, now: reading.to } : null
}

/** "14 to 5", "loses 2d6, 7 on average"; nothing while the field says what is so already. */
export function changeWords(value: Vital | null, reading: ChangeReading): string | undefined {
  if (reading.kind === 'blank' || reading.kind === 'refused') return undefined
  if (reading.kind !== 'set' && typeof reading.amount === 'string') {
    const verb = reading.kind === 'less' ? 'loses' : 'gains'
    return `${verb} ${reading.amount}, ${String(averageOf(reading.amount) ?? 0)} on average`
  }
  if (!value) return undefined
  const to = changed(value, reading)
  return to === value.now ? undefined : `${String(value.now)} to ${String(to)}`
}

function changed({ now, max, min }: Vital, reading: ChangeReading): number {
  if (reading.kind === 'set') return reading.to
  if (reading.kind === 'less') return Math.max(Math.min(now, min), now - Number(reading.amount))
  return reading.kind === 'more' ? Math.min(now + Number(reading.amount), Math.max(max, now)) : now
}

/** A change needs a number to start from, and a maximum is never rolled. */
export function noStart(label: string, from: number | null, reading: ChangeReading): string | null {
  const changes = reading.kind === 'less' || reading.kind === 'more'
  return changes && from === null ? `${label} is not set yet: type a number.` : null
}

/** The number that an entry makes of another; null for a blank one. Dice come as `roll` rolls them. */
export function numberAfter(
  from: number | null,
  reading: ChangeReading,
  roll: (dice: string) => number,
): number | null {
  if (reading.kind === 'set') return reading.to
  if (reading.kind !== 'less' && reading.kind !== 'more') return null
  const amount = typeof reading.amount === 'string' ? roll(reading.amount) : reading.amount
  return (from ?? 0) + (reading.kind === 'less' ? -amount : amount)
}
