/** AR or AC with how it comes about, and the command by which the GM's number replaces it. */
import type { Command } from '#core/engine/commands'
import type { Combatant } from '#core/engine/model/combatant'
import type { Fight } from '#core/engine/model/fight'
import type { GameSystem } from '#core/engine/system'
import type { Term } from '#core/engine/term'
import type { LedgerLine } from '#ui/ArShield.vue'

export interface DefenceView {
  total: number | null
  /** "13 base", "+2 mail": at most three. */
  reasons: string[]
  ledger: LedgerLine[]
  note: string
  overridden: boolean
  /** Counters that the system wants seen, "Attack penalty 3". */
  counters: string[]
}

export function defenceView(fight: Fight, combatant: Combatant, system: GameSystem): DefenceView {
  const terms = system.defence.terms(fight, combatant)
  const [base, ...rest] = terms ?? []
  const changes = rest.slice(0, 2).map(({ label, amount }) => `${signed(amount)} ${inSentence(label)}`)
  return {
    total: totalOf(terms),
    reasons: base && rest.length > 0 ? [`${base.amount} base`, ...changes] : [],
    ledger: (terms ?? []).map(({ label, amount }, place) => ({
      label,
      value: place === 0 ? String(amount) : signed(amount),
    })),
    note: noteFor(combatant, system),
    overridden: combatant.defence !== combatant.block.defence,
    counters: countersOf(combatant, system),
  }
}

function totalOf(terms: readonly Term[] | null): number | null {
  return terms?.reduce((sum, { amount }) => sum + amount, 0) ?? null
}

function noteFor({ defence, block }: Combatant, { defence: { label } }: GameSystem): string {
  if (defence === 'notTracked') return `${label} is not tracked: a player keeps it.`
  if (defence === null) return `${label} is missing. Type it once and it stays for this fight.`
  return defence === block.defence ? '' : 'The base was changed for this fight.'
}

function countersOf({ counters }: Combatant, system: GameSystem): string[] {
  return system.counters.flatMap(({ id, label, initial, shown, vital }) => {
    const value = counters[id]
    return shown && vital === undefined && value !== undefined && value !== initial
      ? [`${label} ${value}`]
      : []
  })
}

/** "Defend" becomes "defend"; "AV" stays. */
function inSentence(label: string): string {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}

export function signed(amount: number): string {
  return amount < 0 ? `\u2212${-amount}` : `+${amount}`
}

/** The GM types what it is now; the base moves by the difference, so that later changes still count. */
export function defenceCommand(combatant: Combatant, total: number | null, wanted: number): Command {
  const base = typeof combatant.defence === 'number' ? combatant.defence : null
  const defence = base === null || total === null ? wanted : base + wanted - total
  return { type: 'editCombatant', combatant: combatant.id, defence }
}
