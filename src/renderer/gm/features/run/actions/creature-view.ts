/** Attacks, traits and passive abilities of a stat block in a few words each. */
import { passivesOf } from '#core/engine/catalogue'
import type { Combatant } from '#core/engine/model/combatant'
import type { Attack } from '#core/engine/model/stat-block'
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

export function traitsOf(combatant: Combatant, system: GameSystem): { name: string; text: string }[] {
  const { traits, affinities, skills } = combatant.block
  const passives = passivesOf(combatant, system).map(({ name, note }) => ({ name, text: note }))
  const against = (['resistance', 'weakness', 'immunity'] as const).flatMap((category) => {
    const types = affinities.filter((each) => each.category === category).map(({ type }) => type)
    return types.length > 0
      ? [{ name: category.charAt(0).toUpperCase() + category.slice(1), text: types.join(', ') }]
      : []
  })
  const trained = skills.map(({ name, bonus }) => `${name} ${signed(bonus)}`)
  const skill = trained.length > 0 ? [{ name: 'Skills', text: trained.join(', ') }] : []
  return [...traits, ...passives, ...against, ...skill]
}

/** The action that an attack of the stat block is made with. */
export function attackAction({ actions }: GameSystem): string | null {
  return actions.find(({ dock, timing }) => dock === 'attack' && timing !== 'reaction')?.id ?? null
}
