/** Take Cover, items, equipping, reloading, and own abilities that need no roll. */
import type { Consequence } from '../../../engine/consequence'
import { headline } from '../../../engine/log-words'
import { effect, modifier } from '../effects'
import { readForm } from '../inputs'
import { told } from '../told'
import { ends, setCounter, type Resolver } from './resolver'

/** Without its form nobody was asked for the numbers: that is said, and never a silent 0. */
const UNSAID = 'what it adds has not been said'

/** The numbers of cover are the GM's; it lasts until its bearer moves or the GM says. */
export const resolveCover: Resolver = ({ actor, inputs }) => {
  const form = readForm(inputs)
  if (!form) return []
  const before = actor.effects.filter(({ definition }) => definition === 'cover')
  const modifiers = [
    ...(form.defence ? [modifier('defence', form.defence, 'cover')] : []),
    ...(form.dice ? [modifier('diceAgainst', -Math.abs(form.dice), 'cover')] : []),
  ]
  const label = form.cover === 'full' ? 'Full cover' : 'Partial cover'
  const note = form.defence === null && form.dice === null ? UNSAID : ''
  return [
    ...before.map(({ id }) => ends(actor, id, 'new cover')),
    { do: 'addEffect', target: actor.id, effect: effect('cover', actor.id, { label, modifiers, note }) },
    ...written(actor.id, note && `took cover; ${note}`),
  ]
}

export const resolveEquip: Resolver = ({ actor, inputs }) => {
  const form = readForm(inputs)
  if (!form) return []
  const stowed = form.hands === 'stow' ? 1 : form.hands === 'ready' ? 0 : null
  const hands: Consequence[] = stowed === null ? [] : [setCounter(actor.id, 'shieldStowed', stowed)]
  const words =
    form.hands === 'stow' ? 'put the shield away' : form.hands === 'ready' ? 'readied the shield' : ''
  return [...hands, ...written(actor.id, words), ...written(actor.id, form.text)]
}

/** Nothing to compute: the GM's words go into the log. */
export const resolveWords: Resolver = ({ actor, action, inputs }) => {
  const text = readForm(inputs)?.text ?? ''
  return text === '' ? [] : [headline(actor.id, `${told[action.id] ?? `used ${action.name}`}: ${text}`)]
}

function written(who: string, text: string): Consequence[] {
  return text === '' ? [] : [headline(who, text)]
}
