import { Refused, type Decision } from '../decision'
import type { CalledInitiative } from '../commands'
import type { Decider } from './decider'
import { passStart } from '../time/effect-clock'
import type { Combatant } from '../model/combatant'
import type { TurnEntryId } from '../model/ids'
import type { Initiative, TurnEntry } from '../model/initiative'
import { gmName } from '../naming'
import { impossible, ruleSays } from '../rejection'
import { setSurprise } from '../surprise'
import { beginRound, keepSomeoneCurrent } from '../time/turn-flow'
import { openTies, orderBeforeStart, tieBreakOf, turnCompany } from '../time/turn-order'
import { combatantOf, entryOf, numberTyped, totalTyped } from './lookup'

const setInitiative: Decider<'setInitiative'> = (decision, command) => {
  take(decision, command)
  sortBeforeStart(decision)
}

const setInitiatives: Decider<'setInitiatives'> = (decision, { called }) => {
  for (const each of called) take(decision, each)
  sortBeforeStart(decision)
}

function take(decision: Decision, called: CalledInitiative): void {
  const entry = entryOf(decision, called.entry)
  const combatant = combatantOf(decision, entry.combatant)
  if ('die' in called) give(decision, entry, fromCalledDie(decision, combatant, called.die))
  else if (called.total === null) give(decision, entry, null)
  else {
    const total = totalTyped(decision, called.total)
    give(decision, entry, fresh(decision, combatant, { total, die: null, how: 'typed' }))
  }
}

const rollInitiative: Decider<'rollInitiative'> = (decision, { entries, together }) => {
  const dice = new Map<string, number>()
  for (const id of entries) {
    const entry = entryOf(decision, id)
    const combatant = combatantOf(decision, entry.combatant)
    const group = together ? combatant.name : id
    const die = dice.get(group) ?? decision.roll(decision.system.initiative.dice).total
    dice.set(group, die)
    const rolled = fromDie(decision, combatant, die, 'rolled')
    give(decision, entry, together ? { ...rolled, group } : rolled)
  }
  sortBeforeStart(decision)
}

/** Those who act inside its turn are surprised with it; single exceptions are said afterwards. */
const setSurprised: Decider<'setSurprised'> = (decision, { combatants, surprised }) => {
  const allowed = decision.system.rounds.surpriseAllowed?.(decision.fight) ?? true
  decision.stopAt(
    surprised && !allowed ? ruleSays('surprise/not-used', 'This table plays without surprise.') : null,
  )
  for (const id of combatants) combatantOf(decision, id)
  for (const id of new Set(combatants.flatMap((each) => turnCompany(decision.fight, each))))
    setSurprise(decision, id, surprised)
}

const startFight: Decider<'startFight'> = (decision) => {
  const { fight } = decision
  decision.stopAt(
    fight.phase === 'initiative' ? null : impossible('fight/started', 'The fight has already begun.'),
  )
  decision.stopAt(
    fight.order.length > 0 ? null : impossible('fight/nobody', 'Add someone who can act first.'),
  )
  decision.stopAt(missingNumbers(decision))
  const blanks = fight.order.filter((id) => fight.entries[id]?.initiative === null)
  needTotals(decision, blanks)
  for (const id of blanks) {
    const entry = entryOf(decision, id)
    const die = decision.roll(decision.system.initiative.dice).total
    give(decision, entry, fromDie(decision, combatantOf(decision, entry.combatant), die, 'rolled'))
  }
  sortBeforeStart(decision)
  if (openTies(Object.values(decision.fight.entries), decision.system).length > 0)
    return stayForTies(decision, blanks)
  if (decision.system.rounds.surpriseAllowed?.(decision.fight) === false) forgetSurprise(decision)
  passStart(decision, { event: 'fight', moment: 'start', who: [] })
  const surprise = decision.system.rounds.surprise === 'extraRound' && someoneSurprised(decision)
  beginRound(decision, surprise ? 'surprise' : 'rounds')
  keepSomeoneCurrent(decision)
}

/** Marks that a prepared encounter brings to a table that plays without surprise. */
function forgetSurprise(decision: Decision): void {
  for (const { id, surprised } of Object.values(decision.fight.combatants)) {
    if (!surprised) continue
    decision.emit({ type: 'SurpriseSet', combatant: id, surprised: false })
    const budget = decision.system.budget(decision.fight, combatantOf(decision, id), 'joins')
    decision.emit({ type: 'BudgetRefreshed', combatant: id, budget })
  }
}

/** The rolls are kept; only the ties are still open. Without rolls there is nothing new to keep. */
function stayForTies(decision: Decision, rolled: readonly TurnEntryId[]): void {
  if (rolled.length > 0) return
  throw new Refused(impossible('initiative/ties-open', 'Settle the tie first: choose who goes first.'))
}

function someoneSurprised({ fight }: Decision): boolean {
  return Object.values(fight.combatants).some((combatant) => combatant.surprised)
}

/** AR, AC and HP are never invented: typed, not tracked on purpose, or named here as missing. */
function missingNumbers({ fight, system }: Decision): ReturnType<typeof ruleSays> | null {
  const missing = Object.values(fight.combatants).flatMap((combatant) => {
    const fields = [
      ...(combatant.defence === null && system.defence.terms(fight, combatant) === null
        ? [system.defence.label]
        : []),
      ...system.vitals.filter(({ id }) => combatant.vitals[id] === undefined).map(({ label }) => label),
    ]
    return fields.length > 0 ? [`${gmName(fight, combatant)}: ${fields.join(', ')}`] : []
  })
  if (missing.length === 0) return null
  const reason = `Missing numbers. ${missing.join('; ')}. Fill them in, or start without.`
  return ruleSays('fight/missing-numbers', reason, { missing })
}

function needTotals(decision: Decision, blanks: readonly TurnEntryId[]): void {
  const unknown = blanks.flatMap((id) => {
    const combatant = combatantOf(decision, entryOf(decision, id).combatant)
    return decision.system.initiative.terms(combatant) === null ? [gmName(decision.fight, combatant)] : []
  })
  if (unknown.length === 0) return
  const reason = `Type a total for ${unknown.join(', ')}: a stat that ${decision.system.initiative.label} needs is not set.`
  throw new Refused(impossible('initiative/total-needed', reason, { names: unknown }))
}

function give(decision: Decision, entry: TurnEntry, initiative: Initiative | null): void {
  decision.emit({ type: 'InitiativeSet', entry: entry.id, initiative })
}

export function fromDie(
  decision: Decision,
  combatant: Combatant,
  die: number,
  how: 'typed' | 'rolled',
): Initiative {
  const terms = decision.system.initiative.terms(combatant)
  if (!terms) {
    const reason = `Type the total for ${gmName(decision.fight, combatant)}: a stat it needs is not set.`
    throw new Refused(impossible('initiative/total-needed', reason, { names: [combatant.name] }))
  }
  const total = terms.reduce((sum, term) => sum + term.amount, die)
  return fresh(decision, combatant, { total, die, how })
}

/** A bare die as called at the table; one that it can hardly have shown is questioned by its total. */
export function fromCalledDie(decision: Decision, combatant: Combatant, die: number): Initiative {
  const called = fromDie(decision, combatant, numberTyped(die), 'typed')
  totalTyped(decision, called.total)
  return called
}

export function fresh(
  { system, fight }: Decision,
  combatant: Combatant,
  value: Pick<Initiative, 'total' | 'die' | 'how'>,
): Initiative {
  return { ...value, tieBreak: tieBreakOf(combatant, system, fight.settings), rank: null, rankedBy: null }
}

/** Until the fight starts the list follows the totals; afterwards only the GM moves anyone. */
export function sortBeforeStart(decision: Decision): void {
  const { fight, system } = decision
  if (fight.phase !== 'initiative') return
  const order = orderBeforeStart(fight, system)
  if (order.join() !== fight.order.join()) decision.emit({ type: 'OrderSet', order })
}

export const initiativeDeciders = {
  setInitiative,
  setInitiatives,
  rollInitiative,
  setSurprised,
  startFight,
}
