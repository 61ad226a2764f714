/** The numbers of a sheet that a GM reads off in a fight, with how each comes about. */
import type { Combatant } from '#core/engine/model/combatant'
import type { GameSystem } from '#core/engine/system'

export interface SheetNumber {
  label: string
  /** Full name, or the sum behind it; '' when the label says it all. */
  how: string
  /** "5", "−1", "not set" */
  value: string
  /** The sum is worth the room beside the number. */
  derived: boolean
}

export function sheetNumbers({ stats }: Pick<Combatant, 'stats'>, system: GameSystem): SheetNumber[] {
  const derived = system.derived?.(stats) ?? []
  const said = new Set(derived.map(({ label }) => label))
  const written = system.stats
    .filter(({ id, label, short, group }) => {
      if (group === 'attribute') return true
      return stats[id] != null && !said.has(label) && !said.has(short)
    })
    .map(({ id, label, short }) => ({
      label: short,
      how: label === short ? '' : label,
      value: inWords(stats[id] ?? null),
      derived: false,
    }))
  return [
    ...written,
    ...derived.map(({ label, amount, how = '' }) => ({ label, how, value: inWords(amount), derived: true })),
  ]
}

function inWords(value: number | null): string {
  if (value === null) return 'not set'
  return value < 0 ? `\u2212${-value}` : String(value)
}
