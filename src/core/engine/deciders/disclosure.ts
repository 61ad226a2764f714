import type { Decider } from '../decide'
import type { Fight } from '../model/fight'
import type { Decision } from '../decision'
import { nameCopy } from '../naming'
import { combatantOf } from './lookup'

/** Hide, reveal, rename for the players. The first time a copy is known under its name it takes the next number. */
const setDisclosure: Decider<'setDisclosure'> = (decision, { combatants, hidden, alias }) => {
  const renamed = new Set<string>()
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
    renamed.add(name)
  }
  if (decision.fight.phase === 'initiative') for (const name of renamed) numberFromOne(decision, name)
}

/** Nobody has seen a number before the first round, so hiding a copy then leaves no gap in them. */
function numberFromOne(decision: Decision, name: string): void {
  const copiesOf = Object.values(decision.fight.combatants).filter((each) => each.name === name)
  let copies: Fight['copies'] = { ...decision.fight.copies, [name]: { numbers: 0, letters: 0 } }
  for (const { id, disclosure: before } of copiesOf) {
    const named = nameCopy(copies, name, { ...before, number: null, letter: null })
    copies = named.copies
    decision.emit({ type: 'DisclosureSet', combatant: id, disclosure: named.disclosure, copies })
  }
}

export const disclosureDeciders = { setDisclosure }
