/** Fields that several docks share. */
import type { DockField, DockForm, DockStep, DockTerm } from '../../../engine/dock'
import type { Combatant } from '../../../engine/model/combatant'
import type { Fight } from '../../../engine/model/fight'
import type { CombatantId } from '../../../engine/model/ids'
import { gmName } from '../../../engine/naming'
import type { Term } from '../../../engine/term'
import { own } from '../../../engine/own'
import { damageTypes } from '../damage'
import { diceFor, type Mode, type RollValue } from '../rolls'

export const EMPTY_FORM: DockForm = {
  head: [],
  steps: [],
  outcomes: [],
  badges: [],
  notes: [],
  apply: 'Apply',
  bought: '',
  blocked: null,
}

export function step(id: string, label: string, change: Partial<DockStep>): DockStep {
  return { id, label, fields: [], terms: [], result: '', tone: 'plain', ...change }
}

export function withTone(terms: readonly Term[]): DockTerm[] {
  return terms.map((term) => (term.amount < 0 ? { ...term, tone: 'bad' } : term))
}

/** Each is there or not; with both on the roll is a plain one. */
export function modeFields(read: { advantage: boolean; disadvantage: boolean }): DockField[] {
  return [
    { id: 'advantage', label: 'Advantage', kind: 'switch', value: read.advantage },
    { id: 'disadvantage', label: 'Disadvantage', kind: 'switch', value: read.disadvantage },
  ]
}

/** A typed number is the die that counts, of one or of two. */
export function d20Field(value: RollValue, mode: Mode): DockField {
  const field = { id: 'd20', label: '', kind: 'roll', dice: diceFor(mode), value } as const
  if (mode === 'normal') return field
  return { ...field, keeps: mode === 'advantage' ? 'high' : 'low' }
}

export function otherField(value: number): DockField {
  return { id: 'other', label: 'Other', kind: 'number', min: null, max: null, value, seldom: true }
}

export function damageTypeField(value: string, id = 'damageType'): DockField {
  const options = [
    { value: '', label: 'No type' },
    ...damageTypes.map((type) => ({ value: type, label: type })),
  ]
  return { id, label: 'Type', kind: 'choice', look: 'list', options, value }
}

/** Whoever can be chosen, opponents first, the fallen last. `hint` says what matters about each. */
export function targetsField(
  fight: Fight,
  actor: Combatant,
  value: readonly CombatantId[],
  { most, hint }: { most: number | null; hint?: (target: Combatant) => string },
): DockField {
  const rank = (each: Combatant): number =>
    (each.defeated ? 2 : 0) + (each.side === actor.side ? 1 : 0) + (each.id === actor.id ? 4 : 0)
  const everyone = Object.values(fight.combatants).sort((a, b) => rank(a) - rank(b))
  const options = everyone.map((each) => ({
    value: each.id,
    label: gmName(fight, each),
    hint: each.defeated ? 'defeated' : hint?.(each),
  }))
  return { id: 'targets', label: most === 1 ? 'Target' : 'Targets', kind: 'targets', options, most, value }
}

export function namesOf(fight: Fight, ids: readonly CombatantId[]): string {
  return ids
    .flatMap((id) => {
      const one = own(fight.combatants, id)
      return one ? [gmName(fight, one)] : []
    })
    .join(', ')
}
