import type { Decider } from '../decide'
import { nameCopy } from '../naming'
import { combatantOf } from './lookup'

/** Hide, reveal, rename for the players. The first time a copy is known under its name it takes the next number. */
const setDisclosure: Decider<'setDisclosure'> = (decision, { combatants, hidden, alias }) => {
  for (const id of combatants) {
    const { disclosure: before, name } = combatantOf(decision, id)
    const wanted = {
      ...before,
      hidden: hidden ?? before.hidden,
      alias: alias === undefined ? before.alias : alias,
    }
    if (wanted.hidden === before.hidden && wanted.alias === before.alias) continue
    const { disclosure, copies } = nameCopy(decision.fight.copies, name, wanted)
    decision.emit({ type: 'DisclosureSet', combatant: id, disclosure, copies })
  }
}

export const disclosureDeciders = { setDisclosure }
