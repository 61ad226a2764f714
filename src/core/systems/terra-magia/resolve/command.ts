import { gmName } from '../../../engine/naming'
import { orderedOne } from '../commanding'
import { readForm } from '../inputs'
import { says, type Resolver } from './resolver'

/** Gives a controlled creature Major + Minor or Major + Movement until the end of the commander's turn. */
export const resolveCommand: Resolver = ({ fight, actor, inputs }) => {
  const form = readForm(inputs)
  const target = form && orderedOne(fight, actor, form)
  if (!target) return []
  const pair = form.pair === 'minor' ? 'Major and Minor' : 'Major and Movement'
  return [
    says(actor.id, `commands ${gmName(fight, target)}: ${pair}`),
    {
      do: 'grantSlots',
      target: target.id,
      slots: [{ kind: 'major' }, { kind: form.pair }],
      grantedBy: actor.id,
    },
  ]
}
