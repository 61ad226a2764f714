import type { Consequence } from '../../../engine/consequence'
import { headline } from '../../../engine/log-words'
import type { Ability } from '../../../engine/model/stat-block'
import type { ActionContext } from '../../../engine/system'
import { draftOf } from '../effects'
import { readSustain } from '../inputs'
import { isKept, keptOf, roundsFor, slowOf } from '../slow-abilities'

/** Starting spends the first Sustain. */
export function startSlow({ fight, actor }: ActionContext, ability: Ability): readonly Consequence[] {
  const effect = draftOf('slow', {
    label: ability.name,
    source: actor.id,
    tone: 'neutral',
    public: false,
    data: {
      ability: ability.id,
      needed: roundsFor(ability.seconds ?? 0),
      done: 0,
      kept: fight.roundsBegun,
      // The rounds before it are none of its own.
      counted: fight.roundsBegun - 1,
    },
  })
  return [headline(actor.id, `began ${ability.name}`), { do: 'addEffect', target: actor.id, effect }]
}

/** The named ritual, or the first that has not been sustained this round. */
export function sustain({ fight, actor, inputs }: ActionContext): readonly Consequence[] {
  const { ritual } = readSustain(inputs)
  const mine = slowOf(actor)
  const chosen =
    mine.find(({ effect }) => effect.id === ritual) ?? mine.find(({ effect }) => !isKept(fight, effect))
  if (!chosen) return []
  const { effect } = chosen
  const data = { ...effect.data, kept: Math.max(keptOf(effect), fight.roundsBegun) }
  return [
    { do: 'changeEffect', target: actor.id, effect: effect.id, changes: { data }, quiet: true },
    headline(actor.id, `sustained ${effect.label}`),
  ]
}
