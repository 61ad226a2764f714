import { slotLabel } from '#core/engine/catalogue'
import type { GameSystem } from '#core/engine/system'
import type { EncounterStrength, SideStrength } from '#core/prepare/encounter-strength'

export interface StrengthLine {
  label: string
  /** Players, then monsters. `share` is the length of the bar, 1 for the larger side. */
  cells: readonly { words: string; share: number }[]
}

/** The chart's rows with their numbers in words. */
export function strengthLines({ sides }: EncounterStrength, system: GameSystem): StrengthLine[] {
  const line = (
    label: string,
    value: (side: SideStrength) => number,
    words: (total: number, side: SideStrength) => string = shown,
  ): StrengthLine => {
    const top = Math.max(...sides.map(value))
    return {
      label,
      cells: sides.map((side) => ({
        words: words(value(side), side),
        share: top > 0 ? Math.max(0, value(side)) / top : 0,
      })),
    }
  }
  return [
    line('Actions in a round', slotsIn, (total, { slots }) =>
      `${shown(total)} ${inKinds(slots, system)}`.trim(),
    ),
    line('Reactions', ({ reactions }) => reactions),
    line(
      system.vitals.map(({ label }) => label).join(' and '),
      ({ vitals }) => Object.values(vitals).reduce((whole, each) => whole + each, 0),
      (total, side) => `${shown(total)}${lacking(side.unknownVitals, 'without a number')}`,
    ),
    line(
      'Damage in a round',
      ({ damage }) => damage,
      (total, side) => `${shown(total)}${lacking(side.withoutDamage, 'without an attack')}`,
    ),
  ]
}

function slotsIn({ slots }: SideStrength): number {
  return Object.values(slots).reduce((whole, each) => whole + each, 0)
}

/** "(8 Major, 4 Minor)"; nothing when there is only one kind. */
function inKinds(slots: SideStrength['slots'], system: GameSystem): string {
  const kinds = Object.entries(slots).filter(([, many]) => many > 0)
  if (kinds.length < 2) return ''
  return `(${kinds.map(([kind, many]) => `${shown(many)} ${slotLabel(kind, system)}`).join(', ')})`
}

function lacking(many: number, what: string): string {
  return many > 0 ? `, ${shown(many)} ${what}` : ''
}

function shown(value: number): string {
  return String(Math.round(value * 10) / 10)
}
