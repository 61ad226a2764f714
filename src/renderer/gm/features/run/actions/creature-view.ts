/** Traits and passive abilities of a stat block in a few words each. */
import { passivesOf } from '#core/engine/catalogue'
import type { Combatant } from '#core/engine/model/combatant'
import type { GameSystem } from '#core/engine/system'
import { signed } from '../actor/defence-view'

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
