/** What can be done to a line of the turn order, and the commands for it. */
import type { Command } from '#core/engine/commands'
import type { Combatant } from '#core/engine/model/combatant'
import type { Fight } from '#core/engine/model/fight'
import { gmName } from '#core/engine/naming'
import type { MenuItem } from '#ui/choice.ts'
import type { OrderLine } from './order-view'

export type RowAction =
  'actNow' | 'swap' | 'place' | 'delay' | 'comeBack' | 'hide' | 'defeat' | 'surprise' | 'edit' | 'leave'

/** `other`: the one further creature that is selected, to swap places with. */
export function rowMenu(fight: Fight, line: OrderLine, other: Combatant | null): MenuItem<RowAction>[] {
  const acting = line.state === 'current'
  const items: (MenuItem<RowAction> | false)[] = [
    line.entry !== null && { id: 'actNow', label: 'Act now', reason: acting ? 'acting now' : null },
    line.entry !== null &&
      other !== null && { id: 'swap', label: `Swap places with ${gmName(fight, other)}` },
    line.entry !== null && { id: 'place', label: 'Change place' },
    acting && { id: 'delay', label: 'Delay this turn' },
    line.delayed && { id: 'comeBack', label: 'Come back now' },
    { id: 'hide', label: line.hidden ? 'Reveal to players' : 'Hide from players', keys: 'V', ruled: true },
    { id: 'defeat', label: line.defeated ? 'Revive' : 'Defeated', keys: 'Del' },
    { id: 'surprise', label: line.surprised ? 'Not surprised' : 'Surprised', keys: 'S' },
    { id: 'edit', label: 'Name, notes and numbers', ruled: true },
    { id: 'leave', label: 'Remove from the fight', danger: true },
  ]
  return items.filter((item) => item !== false)
}

/** Null for what needs a form first. */
export function rowCommand(
  action: RowAction,
  { combatant, entry, hidden, defeated, surprised }: OrderLine,
  otherEntry: string | null,
): Command | null {
  const combatants = [combatant]
  switch (action) {
    case 'actNow':
      return entry === null ? null : { type: 'actNow', entry }
    case 'swap':
      return entry === null || otherEntry === null
        ? null
        : { type: 'swapPlaces', first: entry, second: otherEntry }
    case 'delay':
      return { type: 'delay', combatant }
    case 'comeBack':
      return { type: 'comeBack', combatant }
    case 'hide':
      return { type: 'setDisclosure', combatants, hidden: !hidden }
    case 'defeat':
      return { type: defeated ? 'revive' : 'defeat', combatants }
    case 'surprise':
      return { type: 'setSurprised', combatants, surprised: !surprised }
    case 'leave':
      return { type: 'leave', combatants }
    case 'place':
    case 'edit':
      return null
  }
}
