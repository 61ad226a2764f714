import type { Decider } from './decider'
import type { Fight } from '../model/fight'
import type { Decision } from '../decision'
import { aliasFrom, nameCopy } from '../naming'
import { combatantOf } from './lookup'

/** Hide, reveal, rename for the players. The first time a copy is known under its name it takes the next number. */
const setDisclosure: Decider<'setDisclosure'> = (decision, { combatants, hidden, alias }) => {
  let changed = false
  for (const id of combatants) {
    const { disclosure: before, name } = combatantOf(decision, id)
    const wanted = {
      ...before,
      hidden: hidden ?? before.hidden,
      alias: alias === undefined ? before.alias : aliasFrom(alias),
    }
    if (wanted.hidden === before.hidden && wanted.alias === before.alias) continue
    const { disclosure, copies } = nameCopy(decision.fight.copies, name, wanted)
    decision.emit({ type: 'DisclosureSet', combatant: id, disclosure, copies })
    changed = true
  }
  if (changed && decision.fight.phase === 'initiative') numberFromOne(decision)
}

/** Nobody has seen a number before the first round, so hiding a copy then leaves no gap in them. */
function numberFromOne(decision: Decision): void {
  let copies: Fight['copies'] = {}
  const named = Object.values(decision.fight.combatants).map(({ id, name, disclosure: before }) => {
    const { aliasNumbers: _given, ...bare } = before
    const { disclosure, ...given } = nameCopy(copies, name, { ...bare, number: null, letter: null })
    copies = given.copies
    return { combatant: id, before, disclosure }
  })
  for (const { combatant, before, disclosure } of named)
    if (JSON.stringify(before) !== JSON.stringify(disclosure))
      decision.emit({ type: 'DisclosureSet', combatant, disclosure, copies })
}

export const disclosureDeciders = { setDisclosure }
