/** What the rules make of a block's numbers, as the fight will see it. */
import { createFight } from '#core/engine/setup/create-fight'
import type { Combatant } from '#core/engine/model/combatant'
import type { Fight } from '#core/engine/model/fight'
import type { StatBlock, Tracked } from '#core/engine/model/stat-block'
import { seedOf, maximumOf } from '#core/engine/setup/seeding'
import type { GameSystem } from '#core/engine/system'
import type { Term } from '#core/engine/term'

export interface DerivedValue {
  label: string
  /** As shown: "14", "d20 + 7", "missing", "not tracked". */
  shown: string
  terms: readonly Term[]
}

export interface Derived {
  defence: DerivedValue
  initiative: DerivedValue
}

/** The block as it would stand in a fight of its own. */
function inFight(block: StatBlock, system: GameSystem): { fight: Fight; combatant: Combatant | undefined } {
  let made = 0
  const ports = { system, dice: { die: () => 1 }, newId: (kind: string) => `${kind}-${++made}` }
  const seed = seedOf('preview', block)
  const encounter = {
    id: 'preview',
    systemId: system.id,
    title: '',
    campaign: '',
    session: '',
    status: 'planned' as const,
    settings: {},
    members: [seed],
    waves: [],
    notes: '',
  }
  const fight = createFight(encounter, ports)
  return { fight, combatant: Object.values(fight.combatants)[0] }
}

export function derivedValues(block: StatBlock, system: GameSystem): Derived {
  const { fight, combatant } = inFight(block, system)
  const defence = combatant ? system.defence.terms(fight, combatant) : null
  const initiative = system.initiative.terms({ stats: block.stats })
  const die = system.initiative.dice.replace(/^1d/, 'd')
  return {
    defence: {
      label: system.defence.label,
      shown: defence ? String(totalOf(defence)) : trackedInWords(block.defence),
      terms: defence ?? [],
    },
    initiative: {
      label: system.initiative.label,
      shown: initiative ? `${die} ${added(totalOf(initiative))}` : 'total asked',
      terms: initiative ?? [],
    },
  }
}

export interface VitalValue {
  id: string
  label: string
  bar: 'solid' | 'notched'
  max: Tracked
  /** What the rules give when the block says nothing; null: it is asked. */
  byRules: number | null
}

export function vitalValues(block: StatBlock, system: GameSystem): VitalValue[] {
  return system.vitals.map((vital) => ({
    id: vital.id,
    label: vital.label,
    bar: vital.bar,
    max: maximumOf(vital.id, { overrides: {}, block }, system),
    byRules: vital.formula(block.stats),
  }))
}

export function totalOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { amount }) => sum + amount, 0)
}

/** "Swiftness 4 + Intuition 3", "base 10 + AV 2 − Lame 1". */
export function sumInWords(terms: readonly Term[]): string {
  return terms
    .map(({ label, amount }, place) => {
      const sign = amount < 0 ? '\u2212 ' : place > 0 ? '+ ' : ''
      return `${sign}${label} ${Math.abs(amount)}`
    })
    .join(' ')
}

/** "+ 7", "− 2": with room, as in a formula. */
export function added(amount: number): string {
  return amount < 0 ? `\u2212 ${-amount}` : `+ ${amount}`
}

export function trackedInWords(value: Tracked): string {
  if (value === null) return 'missing'
  return value === 'notTracked' ? 'not tracked' : String(value)
}
