/** What an entry in the damage box means for one target, before it is applied, and as a command. */
import type { Command, Share } from '#core/engine/commands'
import { averageOf } from '#core/engine/dice'
import type { Combatant, Vital } from '#core/engine/model/combatant'
import type { Fight } from '#core/engine/model/fight'
import type { CombatantId } from '#core/engine/model/ids'
import type { GameSystem } from '#core/engine/system'
import type { DamageReading } from './damage-text'

export interface Target {
  combatant: CombatantId
  share: Share
}

export interface Preview {
  /** Value of each vital afterwards; only those that change. */
  after: Readonly<Record<string, number>>
  /** "VP 14 to 3, HP stays 10" */
  words: string
}

/** The command for an entry, or none: one step of Undo, however many it is for. */
export function woundCommands(
  reading: DamageReading,
  targets: readonly Target[],
  damageType: string,
): Command[] {
  if (reading.kind === 'hurt') {
    const { amount, straightTo } = reading
    const type = reading.damageType ?? damageType
    return [
      {
        type: 'dealDamage',
        targets,
        amount,
        damageType: type,
        ...(straightTo === null ? {} : { straightTo }),
      },
    ]
  }
  if (reading.kind === 'heal') {
    return [{ type: 'heal', targets, amount: reading.amount, vital: reading.vital }]
  }
  if (reading.kind === 'set') {
    const { vital, now } = reading
    const commands = targets.map(({ combatant }) => ({ type: 'setVital' as const, combatant, vital, now }))
    return commands.length > 1 ? [{ type: 'together', commands }] : commands
  }
  return []
}

/** Null when nothing can be said: a blank or refused entry, or dice that have not been rolled. */
export function previewWound(
  fight: Fight,
  target: Combatant,
  share: Share,
  reading: DamageReading,
  damageType: string,
  system: GameSystem,
): Preview | null {
  if (reading.kind === 'blank' || reading.kind === 'refused') return null
  if (reading.kind === 'set') return setAhead(target, reading, system)
  if (typeof reading.amount === 'string') return diceAhead(reading.amount)
  const amount = part(reading.amount, share)
  if (reading.kind === 'heal') return described(target, healed(target, reading.vital, amount), system)
  const parts = [{ amount, type: reading.damageType ?? damageType }]
  const { vitals, steps } = system.damage(fight, target, parts, reading.straightTo)
  const { after, words } = described(target, vitals, system)
  return { after, words: steps.length > 0 ? `${words} (${steps.join(', ')})` : words }
}

/** Names the vital: "=20" does not say by itself which one it sets. */
function setAhead(
  target: Combatant,
  { vital, now }: Extract<DamageReading, { kind: 'set' }>,
  system: GameSystem,
): Preview {
  const known = trackedVital(target, vital)
  const label = system.vitals.find(({ id }) => id === vital)?.label ?? vital
  if (!known) return { after: {}, words: `sets ${label} to ${now}` }
  return { after: now === known.now ? {} : { [vital]: now }, words: `sets ${label}: ${known.now} to ${now}` }
}

function diceAhead(dice: string): Preview {
  const average = averageOf(dice)
  return { after: {}, words: `rolls ${dice}${average === null ? '' : `, ${average} on average`}` }
}

function part(amount: number, share: Share): number {
  if (share === 'none') return 0
  return share === 'half' ? Math.floor(amount / 2) : amount
}

function healed(target: Combatant, vital: string, amount: number): Record<string, number> {
  const known = trackedVital(target, vital)
  return known ? { [vital]: Math.min(known.now + amount, Math.max(known.max, known.now)) } : {}
}

function described(target: Combatant, vitals: Readonly<Record<string, number>>, system: GameSystem): Preview {
  const changes = system.vitals.flatMap(({ id, label }) => {
    const known = trackedVital(target, id)
    if (!known) return []
    const to = vitals[id] ?? known.now
    return [{ id, to, changed: to !== known.now, words: vitalWords(label, known.now, to) }]
  })
  const after = Object.fromEntries(changes.filter(({ changed }) => changed).map(({ id, to }) => [id, to]))
  return { after, words: changes.length > 0 ? changes.map(({ words }) => words).join(', ') : 'not tracked' }
}

export function vitalWords(label: string, from: number, to: number): string {
  return from === to ? `${label} stays ${from}` : `${label} ${from} to ${to}`
}

export function trackedVital(combatant: Combatant, id: string): Vital | null {
  const vital = combatant.vitals[id]
  return vital === undefined || vital === 'notTracked' ? null : vital
}
