/** What damage does less or more to a creature, in one line. */
import type { Combatant } from '#core/engine/model/combatant'
import type { GameSystem } from '#core/engine/system'

/** "Resists slashing, weak to electricity, immune to water"; '' when nothing is out of the ordinary. */
export function affinityWords(
  { block }: Pick<Combatant, 'block'>,
  { weakness }: Pick<GameSystem, 'weakness'>,
): string {
  const verbs = {
    resistance: 'resists',
    weakness: weakness?.to.toLowerCase() ?? 'weak to',
    immunity: 'immune to',
  }
  const words = Object.entries(verbs).flatMap(([category, verb]) => {
    const types = block.affinities.filter((each) => each.category === category).map(({ type }) => type)
    return types.length > 0 ? [`${verb} ${types.join(' and ')}`] : []
  })
  const whole = words.join(', ')
  return whole.charAt(0).toUpperCase() + whole.slice(1)
}
