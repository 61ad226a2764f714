import type { When } from '../../../engine/model/effect'
import type { Fight } from '../../../engine/model/fight'
import { effectOf } from '../ailments'
import { at, effect, modifier } from '../effects'
import { readForm } from '../inputs'
import { shieldOf } from '../reactions'
import { rule } from '../settings'
import type { Resolver } from './resolver'

/** AR +1, or what a ready shield gives. A second Defend does not add up: the better one counts. */
export const resolveDefend: Resolver = ({ fight, actor, inputs }) => {
  const wanted = readForm(inputs)?.shield ?? true
  const shield = wanted ? shieldOf(actor) : 0
  const amount = shield > 0 ? shield : 1
  const before = effectOf(actor, 'defend')
  const gain = [modifier('defence', amount, 'defend')]
  const label = shield > 0 ? 'Defend with shield' : 'Defend'
  if (!before)
    return [
      {
        do: 'addEffect',
        target: actor.id,
        effect: effect('defend', actor.id, { label, modifiers: gain, ends: defendEnds(fight) }),
      },
    ]
  const had = before.modifiers[0]?.amount ?? 0
  if (had >= amount) return [{ do: 'log', who: actor.id, text: `is already defended by +${had}` }]
  return [{ do: 'changeEffect', target: actor.id, effect: before.id, changes: { label, modifiers: gain } }]
}

/** The book gives no duration; a house rule does. */
function defendEnds(fight: Fight): When {
  const until = rule(fight, 'defendEnds')
  if (until === 'roundEnd') return at('round', 'end')
  // Skip the end of this very turn: the next own turn is meant.
  return until === 'turnEnd' ? at('turn', 'end', 1) : at('turn', 'start')
}
