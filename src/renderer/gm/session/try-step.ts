/** One command tried on a fight. Whatever goes wrong in it is an answer in words, and nothing has changed. */
import type { Command } from '#core/engine/commands'
import { decide } from '#core/engine/decide'
import type { Ports } from '#core/engine/decision'
import { evolve } from '#core/engine/evolve'
import { brokenInvariants } from '#core/engine/invariants'
import type { Fight } from '#core/engine/model/fight'
import { hasOddNumber } from '#core/engine/odd-numbers'
import { impossible, type Rejection } from '#core/engine/rejection'
import type { GameSystem } from '#core/engine/system'
import type { Batch, Journal, Moment } from '#core/history/journal'
import { stepMoment } from '#core/history/replay'
import { wordBatch } from '#core/views/combat-log'
import { plainCopy } from '#gm/session/plain-copy.ts'

export interface Step {
  events: Batch['events']
  batch: Batch
  after: Moment
}

interface Played {
  journal: Journal
  system: GameSystem
}

type StepPorts = Omit<Ports, 'system'> & { now: () => number }

export function tryStep(
  { journal, system }: Played,
  before: Moment,
  command: Command,
  ports: StepPorts,
): Step | Rejection {
  try {
    // Before it is copied: JSON would make null of it, which other commands understand.
    if (hasOddNumber(command)) return impossible('amount/not-a-number', 'Type a number.')
    // Forms hold proxies, and what a command says stays in the journal for ever.
    const plain = plainCopy(command)
    const decided = decide(before.fight, plain, { ...ports, system })
    if (!decided.ok) return decided.rejection
    const { events } = decided
    const words = wordBatch(events, statesOf(before.fight, events), system)
    const batch = { seq: journal.head + 1, at: ports.now(), command: plain, events, ...words }
    const after = stepMoment(before, batch)
    return newlyBroken(before.fight, after.fight) ?? { events, batch, after }
  } catch (error) {
    console.error(error)
    return impossible(
      'app/fault',
      'The app made a mistake with this, and nothing was changed. Set it by hand, or try another way.',
    )
  }
}

function statesOf(before: Fight, events: Batch['events']): Fight[] {
  const states = [before]
  for (const event of events) states.push(evolve(states.at(-1) ?? before, event))
  return states
}

/** A fight that broke would be put aside at the next start, with all that came after: it never counts as saved. */
function newlyBroken(before: Fight, after: Fight): Rejection | null {
  const broken = brokenInvariants(after)
  if (broken.length === 0) return null
  const known = brokenInvariants(before)
  const fresh = broken.filter((each) => !known.includes(each))
  if (fresh.length === 0) return null
  console.error('A step would have broken the fight', fresh)
  return impossible(
    'app/unsound',
    'That would leave a fight that can’t be saved, so nothing was changed. Set it by hand, or try another way.',
  )
}
