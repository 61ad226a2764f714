import type { Consequence } from '../../../engine/consequence'
import type { FightEvent } from '../../../engine/events'
import type { Fight } from '../../../engine/model/fight'
import { gmName } from '../../../engine/naming'
import { leaderOf } from '../../../engine/time/turn-order'
import { choiceOf } from '../settings'
import {
  doneOf,
  isCounted,
  isKept,
  lastOwnTurn,
  neededOf,
  roundInWords,
  slowAbilities,
  type SlowAbility,
} from '../slow-abilities'

/** The reckoning at the end of each round, or by house rule of each own turn. */
export function slowProgress(_before: Fight, fight: Fight, event: FightEvent): readonly Consequence[] {
  return due(fight, event)
    .filter(({ effect }) => !isCounted(fight, effect))
    .flatMap((each) => reckon(fight, each))
}

function due(fight: Fight, event: FightEvent): SlowAbility[] {
  const byTurn = choiceOf(fight, 'sustainCheck') === 'ownTurn'
  if (event.type === 'RoundEnded' && !byTurn) return slowAbilities(fight)
  if (event.type !== 'TurnEnded' || !byTurn) return []
  const leader = fight.entries[event.entry]?.combatant
  return slowAbilities(fight).filter(
    ({ owner }) => leaderOf(fight, owner.id) === leader && lastOwnTurn(fight, owner),
  )
}

function reckon(fight: Fight, { owner, effect }: SlowAbility): readonly Consequence[] {
  const end = (reason: string): Consequence => ({
    do: 'endEffect',
    target: owner.id,
    effect: effect.id,
    reason,
  })
  if (!isKept(fight, effect)) return [end(`it fizzles, no Sustain in ${roundInWords(fight)}`)]
  const done = doneOf(effect) + 1
  if (done >= neededOf(effect)) {
    return [
      end(`it is complete after ${String(done)} ${done === 1 ? 'round' : 'rounds'}`),
      announce(gmName(fight, owner), owner.id, effect.label),
    ]
  }
  const data = { ...effect.data, done, counted: fight.roundsBegun }
  return [{ do: 'changeEffect', target: owner.id, effect: effect.id, changes: { data }, quiet: true }]
}

function announce(name: string, combatant: string, label: string): Consequence {
  const text = `${name} completes ${label}. It takes effect now.`
  return { do: 'prompt', prompt: { combatant, effect: null, text, dice: '', roll: null, options: [DONE] } }
}

const DONE = { id: 'done', label: 'Done', does: [] } as const
