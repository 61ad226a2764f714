import type { Decider } from '../decide'
import type { Decision } from '../decision'
import type { TurnEntryId } from '../model/ids'
import { impossible } from '../rejection'
import { openTies, sortEntries } from '../turn-order'
import { sortBeforeStart } from './initiative'
import { entryOf } from './lookup'

const settleTie: Decider<'settleTie'> = (decision, { entries, by }) => {
  const chosen = entries.map((id) => entryOf(decision, id))
  const totals = new Set(chosen.map((entry) => entry.initiative?.total))
  decision.stopAt(
    totals.size === 1 && !totals.has(undefined)
      ? null
      : impossible('initiative/not-tied', 'These combatants are not tied.'),
  )
  settle(decision, entries, by)
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
      by,
    )
  }
  sortBeforeStart(decision)
}

function settle(decision: Decision, entries: readonly TurnEntryId[], by: 'gm' | 'rollOff'): void {
  const rolled = by === 'rollOff' ? rollOff(decision, entries) : { order: [...entries], dice: [] }
  emitSettled(decision, rolled.order, by, rolled.dice)
}

/** The whole tie is written down, so that what was settled can never be re-shuffled by part of it. */
function emitSettled(decision: Decision, order: TurnEntryId[], by: 'gm' | 'rollOff', dice: number[]): void {
  const total = entryOf(decision, order[0] ?? '').initiative?.total
  const tied = sortEntries(Object.values(decision.fight.entries), decision.system)
    .filter((entry) => entry.initiative?.total === total)
    .map((entry) => entry.id)
  const queue = [...order]
  const whole = tied.map((id) => (order.includes(id) ? (queue.shift() ?? id) : id))
  decision.emit({ type: 'TieSettled', entries: whole, by, dice })
}

/** Each tied entry rolls; equal rolls are rolled again. Recorded, so the tie stays settled. */
function rollOff(
  decision: Decision,
  entries: readonly TurnEntryId[],
): { order: TurnEntryId[]; dice: number[] } {
  const dice: number[] = []
  const rank = (group: readonly TurnEntryId[]): TurnEntryId[] => {
    if (group.length < 2) return [...group]
    const rolls = group.map((id) => ({ id, die: decision.roll('1d20').total }))
    dice.push(...rolls.map(({ die }) => die))
    const values = [...new Set(rolls.map(({ die }) => die))].sort((a, b) => b - a)
    return values.flatMap((value) => rank(rolls.filter(({ die }) => die === value).map(({ id }) => id)))
  }
  return { order: rank(entries), dice }
}

export const tieDeciders = { settleTie, settleTies }
