import type { DockContext, DockField, DockForm } from '../../../engine/dock'
import { gmName } from '../../../engine/naming'
import { own } from '../../../engine/own'
import { actionById, actions, abilityAction, loadedWeapons, slotCount } from '../actions'
import { controlledBy, orderedOne } from '../commanding'
import { readForm, type FormInputs } from '../inputs'
import { entryToMove } from '../order'
import { shieldOf } from '../reactions'
import { tokensOf } from '../tokens'
import {
  choiceField,
  environmentField,
  form,
  numberField,
  option,
  switchField,
  targetField,
  textField,
} from './fields'

type Dock = (context: DockContext, inputs: FormInputs) => DockForm

/** Defend: nothing to choose without a ready shield. */
const defend: Dock = ({ actor }, { shield }) => {
  const ready = shieldOf(actor)
  if (ready <= 0) return form({ apply: 'Defend, +1 AR' })
  const used = shield ?? true
  return form({
    head: [switchField('shield', `With the shield, +${ready}`, used)],
    apply: `Defend, +${used ? ready : 1} AR`,
  })
}

/** Everything that costs one slot can be held. */
const prep: Dock = ({ actor }, inputs) => {
  const own = actor.block.abilities.flatMap((ability) => abilityAction(ability) ?? [])
  const options = [...actions, ...own]
    .filter(({ id, cost }) => id !== 'prep' && slotCount(cost) === 1)
    .map(({ id, name }) => option(id, name))
  const inner = inputs.action === null ? null : actionById(actor, inputs.action)
  return form({
    head: [
      choiceField('action', 'Action', inputs.action, options, 'list'),
      textField('trigger', 'If', inputs.trigger, { hint: 'Empty: at any moment' }),
    ],
    apply: 'Prepare',
    bought: inner ? `Prep: ${inner.name}` : '',
    blocked: inner ? null : 'Choose what to prepare',
  })
}

const command: Dock = ({ fight, actor }, inputs) => {
  const who = orderedOne(fight, actor, inputs)
  return form({
    head: [
      targetField(fight, 'Creature', who ? [who.id] : [], controlledBy(fight, actor)),
      choiceField('pair', 'Gives', inputs.pair, [
        option('minor', 'Major and Minor'),
        option('movement', 'Major and Movement'),
      ]),
    ],
    apply: 'Command',
    bought: who ? `Commanded ${gmName(fight, who)}` : '',
    blocked: who ? null : 'Choose who obeys',
  })
}

/** Cover's numbers are not public: the GM's, one of them at least. A 0 that was typed is one. */
const cover: Dock = (_context, { cover: kind, defence, dice }) =>
  form({
    head: [
      choiceField('cover', 'Cover', kind, [option('partial', 'Partial'), option('full', 'Full')]),
      numberField('defence', 'AR', defence, { hint: 'What it adds', spare: dice !== null }),
      numberField('dice', 'Disadvantage dice against it', dice, { min: 0, spare: defence !== null }),
    ],
    apply: 'Take cover',
    bought: kind === 'full' ? 'Full cover' : 'Partial cover',
    blocked: defence === null && dice === null ? 'Type what the cover adds' : null,
  })

const equip: Dock = (_context, { hands, text }) =>
  form({
    head: [
      textField('text', 'What', text, { hint: 'Stowing one hand may draw another if it is empty' }),
      choiceField('hands', 'Shield', hands, [
        option('same', 'As it is'),
        option('stow', 'Put away'),
        option('ready', 'Ready'),
      ]),
    ],
  })

const reload: Dock = ({ actor }, { weapon, text }) => {
  const weapons = loadedWeapons(actor)
  const options = weapons.map(({ id, name }) => option(id, name))
  const proposed = weapon ?? weapons[0]?.id ?? null
  return form({
    head: [
      ...(options.length > 0 ? [choiceField('weapon', 'Weapon', proposed, options, 'list')] : []),
      textField('text', 'Note', text),
    ],
    apply: 'Reload',
  })
}

const changeOrder: Dock = ({ fight, actor }, { before }) => {
  const mine = entryToMove(fight, actor)
  const places = fight.order.flatMap((id) => {
    const owner = fight.combatants[fight.entries[id]?.combatant ?? '']
    return id === mine || !owner ? [] : [option(id, `Before ${gmName(fight, owner)}`)]
  })
  return form({
    head: [choiceField('before', 'New place', before, [...places, option('last', 'Last')], 'list')],
    apply: 'Change place',
    blocked: mine === null ? 'It has no place in the order' : before === null ? 'Choose the new place' : null,
  })
}

const give: Dock = ({ fight, actor }, { target, amount }) => {
  const others = Object.values(fight.combatants).filter(({ id, player }) => id !== actor.id && player !== '')
  return form({
    head: [
      targetField(fight, 'To', target, others),
      numberField('amount', 'Tokens', amount ?? 1, { min: 1, max: Math.max(1, tokensOf(actor)) }),
    ],
    apply: 'Give',
    blocked: target.length === 0 ? 'Choose who gets them' : null,
  })
}

/** Items and own abilities without damage: a line for the log. */
export const words: Dock = ({ fight, actor, action }, inputs) => {
  const reacts: DockField[] = action.timing === 'reaction' ? [environmentField(fight, actor, inputs)] : []
  return form({
    head: [textField('text', 'What happens', inputs.text), ...reacts],
    notes: action.ability && action.ability.note !== '' ? [action.ability.note] : [],
    steps: [],
  })
}

const docks: Readonly<Record<string, Dock>> = {
  defend,
  prep,
  command,
  'take-cover': cover,
  equip,
  reload,
  'change-order': changeOrder,
  'token-give': give,
}

export function formDock(context: DockContext): DockForm {
  const inputs = readForm(context.inputs)
  if (!inputs) return form({ blocked: 'Type whole numbers' })
  return (own(docks, context.action.id) ?? words)(context, inputs)
}
