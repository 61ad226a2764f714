import type { DamagePart } from '../../engine/consequence'
import type { Combatant } from '../../engine/model/combatant'
import type { Fight } from '../../engine/model/fight'
import { modifierTerms } from '../../engine/modifiers'
import type { GameSystem } from '../../engine/system'
import { factorOf, isOn } from './settings'
import { vitalOf } from './vitals'

const PHYSICAL: readonly string[] = ['stabbing', 'slashing', 'crushing']
const ENERGY: readonly string[] = ['fire', 'water', 'air', 'electricity', 'radiation']
export const damageTypes: readonly string[] = [...PHYSICAL, ...ENERGY]

export function isEnergy(type: string): boolean {
  return ENERGY.includes(type)
}

/** Resistance, immunity, weakness; then VP; the rest to HP, never below 0. `straightTo` skips VP (Bleeding). */
export const damage: GameSystem['damage'] = (fight, target, parts, straightTo) => {
  const taken = parts.map((part) => takenFrom(fight, target, part))
  const total = taken.reduce((sum, { amount }) => sum + amount, 0)
  const steps = taken.flatMap(({ step }) => (step === '' ? [] : [step]))
  return {
    steps,
    vitals: straightTo === null ? vpThenHp(target, total) : straight(target, total, straightTo),
  }
}

function takenFrom(fight: Fight, target: Combatant, part: DamagePart): { amount: number; step: string } {
  const amount = Math.max(0, part.amount)
  const how = affinityOf(fight, target, part.type)
  if (how === 'none' || amount === 0) return { amount, step: '' }
  const factor = how === 'immunity' ? 0 : factorOf(fight, how)
  const left = Math.floor(amount * factor)
  const word = { immunity: 'immune', resistance: 'resisted', weakness: 'weak to it' }[how]
  return { amount: left, step: `${amount} ${part.type}, ${word}: ${left}` }
}

type Affinity = 'none' | 'immunity' | 'resistance' | 'weakness'

export function affinityOf(fight: Fight, target: Combatant, type: string): Affinity {
  const has = (category: Exclude<Affinity, 'none'>): boolean => hasAffinity(target, category, type)
  if (has('immunity')) return 'immunity'
  const [resists, weak] = [has('resistance'), has('weakness')]
  if (resists && weak) return isOn(fight, 'affinitiesCancel') ? 'none' : 'weakness'
  return resists ? 'resistance' : weak ? 'weakness' : 'none'
}

/** From the stat block or from an effect that modifies "resistance:fire". Whole groups count too. */
function hasAffinity(target: Combatant, category: string, type: string): boolean {
  if (type === '') return false
  const names = [type, isEnergy(type) ? 'energy' : PHYSICAL.includes(type) ? 'physical' : type, 'all']
  return (
    target.block.affinities.some((each) => each.category === category && names.includes(each.type)) ||
    names.some((name) => modifierTerms(target, `${category}:${name}`).length > 0)
  )
}

/** VP that nobody tracks may still hold: then HP is left alone and the damage only announced. */
function vpThenHp(target: Combatant, total: number): Record<string, number> {
  if (target.vitals.vp === 'notTracked') return {}
  const vp = vitalOf(target, 'vp')
  const held = Math.min(vp?.now ?? 0, total)
  return { ...(vp ? { vp: vp.now - held } : {}), ...straight(target, total - held, 'hp') }
}

function straight(target: Combatant, total: number, vital: string): Record<string, number> {
  const known = vital === 'vp' || vital === 'hp' ? vitalOf(target, vital) : null
  // Over its maximum by a ruling or not: damage never lifts a value and never sinks it below its floor.
  return known ? { [vital]: Math.max(Math.min(known.now, known.min), known.now - total) } : {}
}
