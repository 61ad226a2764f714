import type { Decider } from './decider'
import type { CommandOf } from '../commands'
import { Refused, type Decision } from '../decision'
import { isRunning } from '../model/fight'
import type { TurnEntryId } from '../model/ids'
import { impossible } from '../rejection'
import { inTieOrder, openTies, shareRoll } from '../time/turn-order'
import { sortBeforeStart } from './initiative'
import { entryOf } from './lookup'

const settleTie: Decider<'settleTie'> = (decision, { entries, by, rolled }) => {
  const chosen = entries.map((id) => entryOf(decision, id))
  const totals = new Set(chosen.map((entry) => entry.initiative?.total))
  decision.stopAt(
    totals.size === 1 && !totals.has(undefined)
      ? null
      : impossible('initiative/not-tied', 'These combatants are not tied.'),
  )
  settle(decision, entries, { by, ...(rolled ? { rolled } : {}) })
  sortBeforeStart(decision)
}

/** Every open tie in one step: as the list stands, or rolled off. */
const settleTies: Decider<'settleTies'> = (decision, { by }) => {
  const open = openTies(Object.values(decision.fight.entries), decision.system)
  decision.stopAt(open.length > 0 ? null : impossible('initiative/no-tie-open', 'No tie is open.'))
  for (const tied of open) {
    settle(
      decision,
      tied.map(({ id }) => id),
      { by },
    )
  }
  sortBeforeStart(decision)
}

function settle(
  decision: Decision,
  entries: readonly TurnEntryId[],
  { by, rolled }: Pick<CommandOf<'settleTie'>, 'by' | 'rolled'>,
): void {
  const { order, dice } = by === 'gm' ? { order: entries, dice: [] } : rollOff(decision, entries, rolled)
  decision.emit({ type: 'TieSettled', entries: withStats(decision, order), by, dice })
}

/** Only what the rules leave open is settled: whoever a stat puts first stays before the other. */
function withStats(decision: Decision, order: readonly TurnEntryId[]): TurnEntryId[] {
  const unranked = order.map((id) => {
    const entry = entryOf(decision, id)
    return { ...entry, initiative: entry.initiative && { ...entry.initiative, rank: null, rankedBy: null } }
  })
  return inTieOrder(unranked, decision.system).map(({ id }) => id)
}

/** Each tied entry rolls, or has rolled on the table; equal rolls are rolled again. Recorded, so it stays settled. */
function rollOff(
  decision: Decision,
  entries: readonly TurnEntryId[],
  typed: Readonly<Record<TurnEntryId, readonly number[]>> = {},
): { order: TurnEntryId[]; dice: number[] } {
  const dice: number[] = []
  const rank = (group: readonly TurnEntryId[], time: number): TurnEntryId[] => {
    if (group.length < 2) return [...group]
    const rolls = group.map((id) => ({ id, die: typedDie(typed[id]?.[time]) ?? decision.roll('1d20').total }))
    dice.push(...rolls.map(({ die }) => die))
    const values = [...new Set(rolls.map(({ die }) => die))].sort((a, b) => b - a)
    return values.flatMap((value) =>
      rank(
        rolls.filter(({ die }) => die === value).map(({ id }) => id),
        time + 1,
      ),
    )
  }
  const first = entries.filter(
    (id, place) => entries.findIndex((each) => oneRoll(decision, each, id)) === place,
  )
  const order = rank(first, 0).flatMap((id) => entries.filter((each) => oneRoll(decision, each, id)))
  return { order, dice }
}

/** A group that shares one roll for initiative shares one here, so that nobody comes between. */
function oneRoll(decision: Decision, one: TurnEntryId, other: TurnEntryId): boolean {
  return one === other || shareRoll(entryOf(decision, one), entryOf(decision, other))
}

/** What the GM's answer settled about newcomers is written down, so that the list can say who settled it. */
export function writeDownTies(decision: Decision, newcomers: readonly TurnEntryId[]): void {
  const { fight, system } = decision
  if (!isRunning(fight)) return
  for (const tie of openTies(Object.values(fight.entries), system)) {
    const tied = new Set(tie.map(({ id }) => id))
    const entries = fight.order.filter((id) => tied.has(id))
    if (entries.some((id) => newcomers.includes(id)))
      decision.emit({ type: 'TieSettled', entries, by: 'gm', dice: [], newcomers })
  }
}

function typedDie(die: number | undefined): number | undefined {
  if (die === undefined || (Number.isInteger(die) && die >= 1 && die <= 20)) return die
  throw new Refused(impossible('initiative/not-a-die', 'A d20 shows 1 to 20.'))
}

export const tieDeciders = { settleTie, settleTies }
