import { entriesOf, type Fight } from '../../engine/model/fight'
import type { Combatant } from '../../engine/model/combatant'
import type { Slot } from '../../engine/model/budget'
import type { ColumnDefinition, SlotDefinition, SwitchedOff } from '../../engine/system'
import { disabledBy } from './effects'
import { isOn } from './settings'

export const slots: readonly SlotDefinition[] = [
  { id: 'action', label: 'Action', several: 'Actions' },
  { id: 'reaction', label: 'Reaction' },
]

export const columns: readonly ColumnDefinition[] = [
  { id: 'single', label: 'One action', kinds: ['action'], note: '' },
  { id: 'double', label: 'Two or three', kinds: [], note: '' },
  { id: 'reactive', label: 'Reactions', kinds: ['reaction'], note: 'Back on its own turn.' },
  { id: 'free', label: 'Free', kinds: [], note: 'Free actions cannot answer another ability.', below: true },
]

export const SURPRISED = 'surprised'
const SURPRISED_NOTE = 'surprised until its first turn'
const NOT_USED = 'not used, nothing is saved up'

const slot = (kind: string, number: number): Slot => ({
  id: `${kind}-${String(number)}`,
  kind,
  state: 'unspent',
  note: '',
  grantedBy: null,
})

const ACTIONS = [1, 2, 3].map((number) => slot('action', number))

export function fits(kind: string): readonly string[] {
  return [kind]
}

/** Minions act in their commander's turn with what it gives them; the reaction is their own. */
export function isMinion(fight: Fight, { id, controller }: Combatant): boolean {
  return controller !== null && entriesOf(fight, id).length === 0
}

export function budget(
  fight: Fight,
  combatant: Combatant,
  moment: 'joins' | 'turnStart' | 'turnEnd',
): readonly Slot[] {
  if (moment === 'turnEnd') return combatant.budget.map(dropUnused)
  const actions = isMinion(fight, combatant) ? [] : ACTIONS
  return [...actions, reaction(fight, combatant, moment)]
}

/** Actions are not saved up; an unused reaction stays until the own turn. */
function dropUnused(each: Slot): Slot {
  const unused = each.kind === 'action' && each.state === 'unspent'
  return unused ? { ...each, state: 'off', note: NOT_USED } : each
}

function reaction(fight: Fight, { surprised }: Combatant, moment: 'joins' | 'turnStart'): Slot {
  const ready = slot('reaction', 1)
  const withheld = moment === 'joins' && surprised && !isOn(fight, 'surprisedReact')
  return withheld ? { ...ready, state: 'off', note: SURPRISED_NOTE, offBy: SURPRISED } : ready
}

/** Whoever can't act has nothing to spend while that lasts. */
export function switchedOff(_fight: Fight, combatant: Combatant): readonly SwitchedOff[] {
  const why = disabledBy(combatant)
  if (!why) return []
  return combatant.budget
    .filter(({ state }) => state === 'unspent')
    .map(({ id }) => ({ slot: id, note: why.label, by: why.id }))
}
