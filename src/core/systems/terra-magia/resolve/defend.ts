import { actsNow } from '../../../engine/catalogue'
import type { Combatant } from '../../../engine/model/combatant'
import type { When } from '../../../engine/model/effect'
import type { Fight } from '../../../engine/model/fight'
import { headline } from '../../../engine/log-words'
import { effectOf } from '../ailments'
import { at, effect, modifier } from '../effects'
import { readForm } from '../inputs'
import { shieldOf } from '../reactions'
import { rule } from '../settings'
import type { Resolver } from './resolver'

/** AR +1, or what a ready shield gives. A second Defend does not add up: the better one counts, as long as the later. */
export const resolveDefend: Resolver = ({ fight, actor, inputs }) => {
  const wanted = readForm(inputs)?.shield ?? true
  const shield = wanted ? shieldOf(actor) : 0
  const amount = shield > 0 ? shield : 1
  const before = effectOf(actor, 'defend')
  const gain = [modifier('defence', amount, 'defend')]
  const label = shield > 0 ? 'Defend with shield' : 'Defend'
  const until = defendEnds(fight, actor)
  if (!before)
    return [
      headline(actor.id, `defends, +${amount} AR`),
      {
        do: 'addEffect',
        target: actor.id,
        effect: effect('defend', actor.id, { label, modifiers: gain, ends: until }),
      },
    ]
  const had = before.modifiers[0]?.amount ?? 0
  const better = had >= amount ? {} : { label, modifiers: gain }
  const now = had >= amount ? `goes on defending, +${had} AR` : `defends, +${amount} AR`
  return [
    headline(actor.id, now),
    {
      do: 'changeEffect',
      target: actor.id,
      effect: before.id,
      changes: { ...better, ends: until },
      quiet: had >= amount,
    },
  ]
}

/** The book gives no duration; a house rule does. */
function defendEnds(fight: Fight, actor: Combatant): When {
  const until = rule(fight, 'defendEnds')
  if (until === 'roundEnd') return at('round', 'end')
  // On its own turn skip the end of this very turn: the next one is meant.
  return until === 'turnEnd' ? at('turn', 'end', actsNow(fight, actor) ? 1 : 0) : at('turn', 'start')
}
