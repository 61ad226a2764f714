/** Attacks, abilities, skills and affinities as the lines of a printed stat block. */
import { costInWords } from '#core/engine/catalogue'
import { averageOf } from '#core/engine/dice'
import type { Ability, Affinity, Attack, StatBlock } from '#core/engine/model/stat-block'
import type { GameSystem } from '#core/engine/system'
import { own } from '#core/engine/own'
import { added, sumInWords } from './derived-values'

export interface AttackLine {
  id: string
  name: string
  /** "Martial, reach 2 m". */
  words: string
  /** "d10 + 6", or "+ 6" where an attack is no roll of one die. */
  bonus: string
  /** Where the bonus comes from, in full. */
  sum: string
  damage: string
  /** "6.5 on average". */
  average: string
  note: string
}

export function attackLine(attack: Attack, block: StatBlock, system: GameSystem): AttackLine {
  const stat = system.stats.find(({ id }) => id === attack.stat)
  const value = attack.stat === null ? 0 : (own(block.stats, attack.stat) ?? null)
  const terms = [
    ...(stat && value !== null ? [{ label: stat.label, amount: value }] : []),
    ...(attack.bonus !== 0 ? [{ label: 'skill', amount: attack.bonus }] : []),
    ...(attack.weaponBonus !== 0 ? [{ label: 'weapon', amount: attack.weaponBonus }] : []),
  ]
  const total = value === null ? null : value + attack.bonus + attack.weaponBonus
  return {
    id: attack.id,
    name: attack.name,
    words: capitalised([attack.kind, ...attack.properties].filter(Boolean).join(', ')),
    bonus: total === null ? `${stat?.label ?? attack.stat ?? ''} missing` : rollOf(total, system),
    sum: sumInWords(terms),
    damage: [attack.damage, attack.damageType].filter(Boolean).join(' '),
    average: averageInWords(attack.damage),
    note: attack.note,
  }
}

function rollOf(total: number, { attackDie = '' }: GameSystem): string {
  return [attackDie, total === 0 ? '' : added(total)].filter(Boolean).join(' ')
}

export function averageInWords(dice: string): string {
  const average = averageOf(dice)
  return average === null || !/d/i.test(dice) ? '' : `${average} on average`
}

/** "2 Action, 3 MP, once per round". Passive abilities cost nothing and are not used. */
export function abilityPrice(ability: Ability, system: GameSystem): string {
  const action = system.abilityAction(ability)
  const points = Object.entries(ability.vitalCost).map(
    ([vital, count]) => `${count} ${system.vitals.find(({ id }) => id === vital)?.label ?? vital}`,
  )
  const price = action ? [costInWords(action.cost, system), ...points] : []
  const time = ability.seconds === null ? [] : [timeInWords(ability.seconds)]
  return [...price, ...usesInWords(ability.uses), ...time].join(', ')
}

function usesInWords(uses: Ability['uses']): string[] {
  if (!uses) return []
  const times = uses.count === 1 ? 'once' : uses.count === 2 ? 'twice' : `${uses.count} times`
  return [`${times} per ${uses.per}`]
}

/** "30 seconds", "10 minutes", "1 hour 30 minutes". */
export function timeInWords(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const parts = [
    [hours, 'hour'],
    [minutes, 'minute'],
    [seconds % 60, 'second'],
  ] as const
  const said = parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
  return said.join(' ') || '0 seconds'
}

const CATEGORIES: Readonly<Record<Affinity['category'], string>> = {
  resistance: 'Resists',
  weakness: 'Weak to',
  immunity: 'Immune to',
}

/** "Resists slashing", one line per category. */
export function affinityLines(
  { affinities }: Pick<StatBlock, 'affinities'>,
  { weakness }: Pick<GameSystem, 'weakness'>,
): { label: string; types: string }[] {
  const words = { ...CATEGORIES, ...(weakness ? { weakness: weakness.to } : {}) }
  return (Object.keys(CATEGORIES) as Affinity['category'][]).flatMap((category) => {
    const types = affinities.filter((each) => each.category === category).map(({ type }) => type)
    return types.length > 0 ? [{ label: words[category], types: types.join(', ') }] : []
  })
}

/** "Block +6": stat and training together, with where it comes from. */
export function skillLines(
  block: StatBlock,
  system: GameSystem,
): { name: string; bonus: string; sum: string }[] {
  return block.skills.map(({ name, stat, bonus }) => {
    const definition = system.stats.find(({ id }) => id === stat)
    const value = stat === null ? 0 : (own(block.stats, stat) ?? null)
    const terms = [
      ...(definition && value !== null ? [{ label: definition.label, amount: value }] : []),
      { label: 'skill', amount: bonus },
    ]
    const shown = value === null ? `${definition?.label ?? ''} missing` : added(value + bonus)
    return { name, bonus: shown, sum: sumInWords(terms) }
  })
}

export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
