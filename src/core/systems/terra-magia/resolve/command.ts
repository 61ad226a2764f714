import { gmName } from '../../../engine/naming'
import { headline, sumLine } from '../../../engine/log-words'
import { orderedOne } from '../commanding'
import { readForm } from '../inputs'
import { hasThreeMajors } from '../settings'
import type { Resolver } from './resolver'

/**
 * Gives a controlled creature Major + Minor or Major + Movement until the end of the commander's turn. With
 * three Majors a movement costs a Major, so that is what it gets instead of a Movement.
 */
export const resolveCommand: Resolver = ({ fight, actor, inputs }) => {
  const form = readForm(inputs)
  const target = form && orderedOne(fight, actor, form)
  if (!target) return []
  const second = form.pair === 'movement' && hasThreeMajors(fight) ? 'major' : form.pair
  const pair = { minor: 'Major and Minor', movement: 'Major and Movement', major: 'two Majors' }[second]
  return [
    headline(actor.id, `commands ${gmName(fight, target)}`),
    sumLine(pair),
    {
      do: 'grantSlots',
      target: target.id,
      slots: [{ kind: 'major' }, { kind: second }],
      grantedBy: actor.id,
    },
  ]
}
