import { headline, sumLine } from '../../../engine/log-words'
import { actionById } from '../actions'
import { effect } from '../effects'
import { readForm } from '../inputs'
import type { Resolver } from './resolver'

/** Holds an action until the start of the next own turn; it then stands among the Reactions. */
export const resolvePrep: Resolver = ({ actor, inputs }) => {
  const form = readForm(inputs)
  const inner = form?.action == null ? null : actionById(actor, form.action)
  if (!form || !inner) return []
  const words = form.trigger === '' ? inner.name : `${inner.name} if ${form.trigger}`
  return [
    {
      do: 'addEffect',
      target: actor.id,
      effect: effect('prep', actor.id, {
        note: words,
        data: { action: inner.id, name: inner.name, trigger: form.trigger },
      }),
    },
    headline(actor.id, `prepared ${inner.name}`),
    ...(form.trigger === '' ? [] : [sumLine(`If ${form.trigger}`)]),
  ]
}
