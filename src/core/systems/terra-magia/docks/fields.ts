import { actsNow } from '../../../engine/catalogue'
import type { DockField, DockForm, DockNote, DockOption, DockOutcome, DockStep } from '../../../engine/dock'
import type { Combatant } from '../../../engine/model/combatant'
import type { Fight } from '../../../engine/model/fight'
import { gmName } from '../../../engine/naming'
import { sumOf } from '../../../engine/modifiers'
import type { DamageOutcome } from '../../../engine/system'
import type { Term } from '../../../engine/term'
import type { RollValue } from '../inputs'
import { advantageDice } from '../rolls'
import { vitals } from '../vitals'

interface Words {
  hint?: string | undefined
  seldom?: boolean
  /** Only texts: nothing goes without it. */
  needed?: boolean
}

export const numberField = (
  id: string,
  label: string,
  value: number | null,
  words: Words & { min?: number; max?: number; spare?: boolean } = {},
): DockField => ({
  kind: 'number',
  id,
  label,
  value,
  hint: words.hint,
  seldom: words.seldom,
  min: words.min ?? null,
  max: words.max ?? null,
  spare: words.spare,
})

export const textField = (id: string, label: string, value: string, words: Words = {}): DockField => ({
  kind: 'text',
  id,
  label,
  value,
  hint: words.hint,
  needed: words.needed,
})

export const switchField = (id: string, label: string, value: boolean, words: Words = {}): DockField => ({
  kind: 'switch',
  id,
  label,
  value,
  hint: words.hint,
  seldom: words.seldom,
})

/** On the own turn a Reaction is only for the surroundings, so that is what is proposed. */
export const environmentField = (
  fight: Fight,
  actor: Combatant,
  { environment }: { environment: boolean | null },
): DockField => switchField('environment', 'Against the surroundings', environment ?? actsNow(fight, actor))

export const rollField = (
  id: string,
  label: string,
  dice: string,
  value: RollValue,
  seldom = false,
): DockField => ({ kind: 'roll', id, label, dice, value, seldom })

export const choiceField = (
  id: string,
  label: string,
  value: string | null,
  options: readonly DockOption[],
  look: 'list' | 'buttons' = 'buttons',
): DockField => ({ kind: 'choice', id, label, value, options, look })

export const targetField = (
  fight: Fight,
  label: string,
  value: readonly string[],
  choices: readonly Combatant[],
  hint: (combatant: Combatant) => string = () => '',
): DockField => ({
  kind: 'targets',
  id: 'target',
  label,
  most: 1,
  value,
  options: choices.map((each) => ({ value: each.id, label: gmName(fight, each), hint: hint(each) })),
})

export const option = (value: string, label: string, hint?: string, reason?: string | null): DockOption => ({
  value,
  label,
  hint,
  reason,
})

export const step = (id: string, label: string, fields: readonly DockField[]): DockStep => ({
  id,
  label,
  fields,
  terms: [],
  result: '',
  tone: 'plain',
})

export const form = (change: Partial<DockForm>): DockForm => ({
  head: [],
  steps: [],
  outcomes: [],
  badges: [],
  notes: [],
  apply: 'Apply',
  bought: '',
  blocked: null,
  ...change,
})

/** "VP 14 to 3, HP stays 10": every vital in its order. */
export function outcomeOf(target: Combatant, outcome: DamageOutcome): DockOutcome {
  const now = vitals.flatMap(({ id, label }) => {
    const vital = target.vitals[id]
    if (!vital || vital === 'notTracked') return []
    return [{ vital: id, label, from: vital.now, to: outcome.vitals[id] ?? vital.now }]
  })
  const words = now.map(({ label, from, to }) =>
    from === to ? `${label} stays ${from}` : `${label} ${from} to ${to}`,
  )
  return {
    combatant: target.id,
    vitals: now.filter(({ from, to }) => from !== to).map(({ vital, from, to }) => ({ vital, from, to })),
    text: words.length > 0 ? words.join(', ') : 'not tracked, announced only',
  }
}

/** What the table rolls, where the app only asks for the outcome: "d10 + 5 Logic + 4 Medicine + 1d4". */
export function rollWords(die: string, terms: readonly Term[], net: number): string {
  const signed = (amount: number): string => (amount < 0 ? '−' : '+')
  const parts = terms.map(
    ({ label, amount }) => ` ${signed(amount)} ${`${Math.abs(amount)} ${label}`.trim()}`,
  )
  const d4 = net === 0 ? '' : ` ${signed(net)} ${advantageDice(net)}`
  return `${die.replace(/^1d/, 'd')}${parts.join('')}${d4}`
}

/** The same in one sum: "d10 + 6 + 1d4". */
export function shortRoll(die: string, terms: readonly Term[], net: number): string {
  const sum = sumOf(terms)
  return rollWords(die, sum === 0 ? [] : [{ label: '', amount: sum }], net)
}

export function diceLabel(net: number): string {
  return net > 0 ? 'Advantage' : 'Disadvantage'
}

export function diceBadge(net: number): DockNote {
  const many = Math.abs(net) > 1 ? ` ${Math.abs(net)}` : ''
  return { text: `${net > 0 ? 'advantage' : 'disadvantage'}${many}`, tone: net > 0 ? 'good' : 'bad' }
}
