import type { Command, CommandType } from './commands'
import { Refused, type Ports } from './decision'
import type { Decider } from './deciders/decider'
import { disclosureDeciders } from './deciders/disclosure'
import { effectDeciders } from './deciders/effects'
import { initiativeDeciders } from './deciders/initiative'
import { joiningDeciders } from './deciders/joining'
import { leavingDeciders } from './deciders/leaving'
import { orderDeciders } from './deciders/order'
import { promptDeciders } from './deciders/prompts'
import { recordDeciders } from './deciders/records'
import { spendingDeciders } from './deciders/spending'
import { stackDeciders } from './deciders/stack'
import { tieDeciders } from './deciders/ties'
import { turnDeciders } from './deciders/turns'
import { woundDeciders } from './deciders/wounds'
import type { FightEvent } from './events'
import type { Fight } from './model/fight'
import { openDecision } from './open-decision'
import { impossible, type Rejection } from './rejection'
import { hasOddNumber } from './odd-numbers'
import { keepSomeoneCurrent } from './time/turn-flow'

/** The rest of a gesture finds what its first commands have done. */
const together: Decider<'together'> = (decision, { commands }) => {
  for (const command of commands) {
    const decider = deciders[command.type] as Decider<CommandType>
    decider(decision, command)
  }
}

/** One decider per command: a new command does not compile until it has one. */
const deciders: { [T in CommandType]: Decider<T> } = {
  ...initiativeDeciders,
  ...tieDeciders,
  ...turnDeciders,
  ...orderDeciders,
  ...joiningDeciders,
  ...leavingDeciders,
  ...spendingDeciders,
  ...stackDeciders,
  ...woundDeciders,
  ...effectDeciders,
  ...promptDeciders,
  ...disclosureDeciders,
  ...recordDeciders,
  together,
}

export type Decided =
  { ok: true; events: readonly FightEvent[]; fight: Fight } | { ok: false; rejection: Rejection }

/** What a command does to a fight: the events of one batch, or the reason why not. Changes nothing itself. */
export function decide(fight: Fight, command: Command, ports: Ports): Decided {
  const decision = openDecision(fight, ports, command.override ?? false)
  try {
    refuseOddNumbers(command, 'Type a number.')
    const decider = deciders[command.type] as Decider<CommandType>
    decider(decision, command)
    keepSomeoneCurrent(decision)
    refuseOddNumbers(decision.events, 'It comes to no number that can be counted with. Set it by hand.')
  } catch (error) {
    if (error instanceof Refused) return { ok: false, rejection: error.rejection }
    throw error
  }
  return { ok: true, events: decision.events, fight: decision.fight }
}

/** No number may enter or come out that is none: everything that follows would be none either. */
function refuseOddNumbers(value: unknown, reason: string): void {
  if (hasOddNumber(value)) throw new Refused(impossible('amount/not-a-number', reason))
}
