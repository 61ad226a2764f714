/** Basic abilities that put on or take off one thing, or are only told. */
import type { Consequence } from '../../../engine/consequence'
import { headline } from '../../../engine/log-words'
import { gmName } from '../../../engine/naming'
import type { ActionContext } from '../../../engine/system'
import { own } from '../../../engine/own'
import { TURN_END, draftOf, effectOf } from '../effects'
import { readMove, readTargets, readText } from '../inputs'
import { told as phrases } from '../told'
import { wake } from './first-aid'

type Plain = (context: ActionContext) => readonly Consequence[]

const gains =
  (id: string): Plain =>
  ({ actor }) =>
    effectOf(actor, id)?.causes === null ? [] : [{ do: 'addEffect', target: actor.id, effect: draftOf(id) }]

/** Getting up ends lying down, not what keeps it down. */
const standUp: Plain = ({ actor }) => {
  const prone = effectOf(actor, 'prone')
  return prone?.causes === null
    ? [{ do: 'endEffect', target: actor.id, effect: prone.id, reason: 'it stood up' }]
    : []
}

const firstAid: Plain = ({ fight, actor, action, inputs }) =>
  readTargets(inputs).targets.flatMap((id) => {
    const target = own(fight.combatants, id)
    if (!target) return []
    return [
      headline(actor.id, `gave ${gmName(fight, target)} first aid`, id),
      ...wake(target, 0, action.name),
    ]
  })

/** The block stands until it meets its attack; at the latest it is over with the turn. */
const block: Plain = ({ actor }) => [
  {
    do: 'addEffect',
    target: actor.id,
    effect: draftOf('blocking', { label: 'Blocking', tone: 'neutral', public: false, ends: TURN_END }),
  },
]

const move: Plain = ({ actor, action, inputs }) => {
  const { feet } = readMove(inputs)
  return feet === null ? [] : [headline(actor.id, `${worded(action)} ${String(feet)} ft`)]
}

const worded = ({ id, name }: ActionContext['action']): string => phrases[id] ?? `used ${name}`

const told: Plain = ({ fight, actor, action, inputs }) => {
  const { text } = readText(inputs)
  const names = readTargets(inputs).targets.flatMap((id) => {
    const target = own(fight.combatants, id)
    return target ? [gmName(fight, target)] : []
  })
  const words = [names.join(', '), text].filter((each) => each !== '').join(': ')
  return words === '' ? [] : [headline(actor.id, `${worded(action)}: ${words}`)]
}

export const plainActions: Readonly<Record<string, Plain>> = {
  meleeDodge: gains('meleeDodging'),
  missileDodge: gains('missileDodging'),
  dropProne: gains('prone'),
  startWisping: gains('wisping'),
  delay: ({ actor }) => [{ do: 'delay', target: actor.id }],
  standUp,
  firstAid,
  move,
  basicBlock: block,
}

export { told }
