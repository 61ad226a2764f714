/** Attacks, abilities, traits and passive abilities of a stat block in a few words each. */
import { costInWords, passivesOf } from '#core/engine/catalogue'
import type { Combatant } from '#core/engine/model/combatant'
import type { Ability, Attack } from '#core/engine/model/stat-block'
import type { GameSystem } from '#core/engine/system'
import { signed } from '../actor/defence-view'

/** "+9, 2d6+4 slashing, reach" */
export function attackWords(attack: Attack, { stats }: Pick<Combatant, 'stats'>): string {
  const stat = attack.stat === null ? 0 : stats[attack.stat]
  const bonus = stat == null ? null : stat + attack.bonus + attack.weaponBonus
  const damage = [attack.damage, attack.damageType].filter(Boolean).join(' ')
  return [bonus === null || bonus === 0 ? '' : signed(bonus), damage, ...attack.properties]
    .filter(Boolean)
    .join(', ')
}

/** Attacks that stand by themselves; one of the same name as an ability that strikes is how that one hits. */
export function plainAttacks({ block }: Pick<Combatant, 'block'>): Attack[] {
  const striking = block.abilities.filter(({ damage }) => damage !== '').map(({ name }) => name.toLowerCase())
  return block.attacks.filter(({ name }) => !striking.includes(name.toLowerCase()))
}

/** Abilities that are an action of their own, with what they cost: "2 Action, 3 MP". */
export function abilitiesOf({ block }: Combatant, system: GameSystem): { ability: Ability; words: string }[] {
  return block.abilities.flatMap((ability) => {
    const action = system.abilityAction(ability)
    if (!action) return []
    const points = Object.entries(action.vitalCost).map(
      ([vital, count]) => `${count} ${system.vitals.find(({ id }) => id === vital)?.label ?? vital}`,
    )
    return [{ ability, words: [costInWords(action.cost, system), ...points].join(', ') }]
  })
}

const CATEGORIES = { resistance: 'Resistance', weakness: 'Weakness', immunity: 'Immunity' } as const

/** Everything that is simply so: traits, passive abilities, skills, what damage does less or more. */
export function traitsOf(combatant: Combatant, system: GameSystem): { name: string; text: string }[] {
  const { traits, affinities, skills } = combatant.block
  const passives = passivesOf(combatant, system).map(({ name, note }) => ({ name, text: note }))
  const against = Object.entries(CATEGORIES).flatMap(([category, name]) => {
    const types = affinities.filter((each) => each.category === category).map(({ type }) => type)
    const word = category === 'weakness' ? (system.weakness?.noun ?? name) : name
    return types.length > 0 ? [{ name: word, text: types.join(', ') }] : []
  })
  const trained = skills.map(({ name, bonus }) => `${name} ${signed(bonus)}`)
  const skill = trained.length > 0 ? [{ name: 'Skills', text: trained.join(', ') }] : []
  return [...traits, ...passives, ...against, ...skill]
}

/** The action that an attack of the stat block is made with. */
export function attackAction({ actions }: GameSystem): string | null {
  return actions.find(({ dock, timing }) => dock === 'attack' && timing !== 'reaction')?.id ?? null
}
