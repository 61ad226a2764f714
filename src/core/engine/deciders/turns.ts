import type { Decider } from '../decide'
import { Refused, type Decision } from '../decision'
import { currentCombatant } from '../model/fight'
import { gmName } from '../naming'
import { impossible, ruleSays } from '../rejection'
import { beginTurn, refresh, companyOf } from '../turn-flow'
import { cannotAct, isDone, nextEntry, someoneCanActNextRound } from '../turn-order'
import { delayTurn, endTurnNow } from '../turn-ending'
import { combatantOf, entryOf, mustRun } from './lookup'

const endTurn: Decider<'endTurn'> = (decision) => {
  mustRun(decision)
  const { fight } = decision
  decision.stopAt(stackIsOpen(decision))
  if (fight.activeEntry === null && nextEntry(fight) === null && !someoneCanActNextRound(fight)) {
    throw new Refused(
      impossible('turn/nobody', 'Nobody can act. Revive someone, bring someone in, or end the fight.'),
    )
  }
  decision.stopAt(decision.system.refusesEndTurn(fight))
  endTurnNow(decision)
}

function stackIsOpen({ fight }: Decision): ReturnType<typeof ruleSays> | null {
  if (fight.stack.length === 0) return null
  return ruleSays('stack/open', 'End turn is available once the stack is empty. Resolve it first.')
}

/** Back one turn: not undo, but the previous turn opened again with what its owner had left. */
const backOneTurn: Decider<'backOneTurn'> = (decision) => {
  mustRun(decision)
  decision.stopAt(stackIsOpen(decision))
  const { fight } = decision
  const past = fight.pastTurns.at(-1)
  if (!past)
    throw new Refused(
      impossible('turn/none-before', 'This is the first turn. There is nothing to go back to.'),
    )
  const sameRound = past.round === fight.round && past.phase === fight.phase
  const acted = sameRound
    ? fight.acted.filter((id) => id !== past.entry)
    : past.acted.filter((id) => fight.entries[id])
  // Across the round's edge, whoever had no turn in it (joined since, defeated) keeps having none.
  const passed = sameRound
    ? fight.passed
    : fight.order.filter((id) => id !== past.entry && !acted.includes(id))
  decision.emit({ type: 'TurnReopened', past, acted, passed })
}

const actNow: Decider<'actNow'> = (decision, { entry: id }) => {
  mustRun(decision)
  const combatant = combatantOf(decision, entryOf(decision, id).combatant)
  const name = gmName(decision.fight, combatant)
  const { fight } = decision
  if (fight.activeEntry === id) throw new Refused(impossible('turn/acting', `${name} is acting now.`))
  if (fight.interrupted.includes(id)) {
    throw new Refused(impossible('turn/interrupted', `${name} goes on when this turn ends.`))
  }
  decision.stopAt(cannotActNow(decision, id, name))
  decision.stopAt(
    isDone(fight, id) ? ruleSays('turn/already-acted', `${name} has had its turn this round.`) : null,
  )
  if (fight.activeEntry !== null) decision.emit({ type: 'TurnInterrupted', entry: fight.activeEntry, by: id })
  const again = fight.acted.includes(id)
  beginTurn(decision, id)
  // A second turn is the GM's ruling: slots come back for it, but no boundary fires twice.
  if (again) refresh(decision, companyOf(decision.fight, id), 'turnStart')
}

function cannotActNow({ fight }: Decision, id: string, name: string): ReturnType<typeof ruleSays> | null {
  const why = cannotAct(fight, id)
  return why === null ? null : ruleSays('turn/cannot-act', `${name} can't act: ${why}.`, { why })
}

const delay: Decider<'delay'> = (decision, { combatant: id }) => {
  mustRun(decision)
  decision.stopAt(stackIsOpen(decision))
  const combatant = combatantOf(decision, id)
  if (currentCombatant(decision.fight)?.id !== id) {
    throw new Refused(impossible('turn/not-acting', 'Only the acting combatant can delay its turn.'))
  }
  delayTurn(decision, combatant)
}

/** Comes back right after the running turn and keeps that place. No second start, refresh or end tick. */
const comeBack: Decider<'comeBack'> = (decision, { combatant: id }) => {
  mustRun(decision)
  const combatant = combatantOf(decision, id)
  if (combatant.delayed === null)
    throw new Refused(impossible('turn/not-delayed', 'It has not delayed its turn.'))
  const { fight } = decision
  const mine = fight.order.filter(
    (entry) => fight.entries[entry]?.combatant === id && !fight.acted.includes(entry),
  )
  const rest = fight.order.filter((entry) => !mine.includes(entry))
  const after = fight.activeEntry === null ? rest.length : rest.indexOf(fight.activeEntry) + 1
  const order = [...rest.slice(0, after), ...mine, ...rest.slice(after)]
  decision.emit({ type: 'CameBack', combatant: id, order })
  for (const entry of mine) {
    for (const moment of ['start', 'end'] as const) {
      decision.emit({ type: 'BoundaryFired', key: `${String(fight.round)}:${entry}:${moment}` })
    }
  }
}

export const turnDeciders = { endTurn, backOneTurn, actNow, delay, comeBack }
