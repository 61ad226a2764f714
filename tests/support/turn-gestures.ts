import * as fc from 'fast-check'
import type { Command } from '#core/engine/commands'
import type { Fight } from '#core/engine/model/fight'
import { anEncounter, aSeed } from '#support/fight.ts'

/** What a GM does to the order of turns and to nothing else, so that a short list of gestures meets rare states. */
export interface TurnGesture {
  does:
    | 'endTurn'
    | 'back'
    | 'delay'
    | 'comeBack'
    | 'defeat'
    | 'revive'
    | 'actNow'
    | 'move'
    | 'swap'
    | 'join'
    | 'leave'
    | 'spend'
    | 'giveEntry'
  a: number
  b: number
  flag: boolean
}

const does = fc.oneof(
  ...(
    [
      ['endTurn', 30],
      ['back', 18],
      ['delay', 12],
      ['comeBack', 8],
      ['defeat', 8],
      ['revive', 6],
      ['actNow', 7],
      ['move', 5],
      ['swap', 2],
      ['join', 3],
      ['leave', 3],
      ['spend', 4],
      ['giveEntry', 1],
    ] as const
  ).map(([each, weight]) => ({ arbitrary: fc.constant(each), weight })),
)

export const turnGestures: fc.Arbitrary<TurnGesture[]> = fc.array(
  fc.record({ does, a: fc.nat({ max: 6 }), b: fc.nat({ max: 24 }), flag: fc.boolean() }),
  { minLength: 5, maxLength: 40 },
)

/** From a duel to five, one with two turns, one with a minion, one surprised: `size` and `kinds` say which. */
export const smallFights = fc
  .record({
    size: fc.integer({ min: 1, max: 4 }),
    twice: fc.boolean(),
    minion: fc.boolean(),
    late: fc.boolean(),
  })
  .map(({ size, twice, minion, late }) =>
    anEncounter([
      ...['A', 'B', 'C', 'D']
        .slice(0, size)
        .map((name, place) => aSeed(name, { total: 20 - 5 * place, surprised: late && place === 1 })),
      ...(twice ? [aSeed('Twice', { totals: [18, 8] })] : []),
      ...(minion ? [aSeed('Minion', { turns: 0, controller: 'A' })] : []),
    ]),
  )

export function turnCommand(fight: Fight, { does: what, a, b, flag }: TurnGesture): Command | null {
  const pick = <T>(list: readonly T[], place: number): T | undefined => list[place % Math.max(1, list.length)]
  const everyone = Object.values(fight.combatants)
  const who = pick(everyone, a)?.id ?? ''
  const entry = pick(fight.order, a) ?? ''
  const current = fight.entries[fight.activeEntry ?? '']?.combatant
  const slot = pick(fight.combatants[current ?? who]?.budget ?? [], b)
  const seed = aSeed('Guest', { total: b, side: flag ? 'foe' : 'ally' })
  const commands: Record<TurnGesture['does'], Command | null> = {
    endTurn: { type: 'endTurn' },
    back: { type: 'backOneTurn' },
    delay: current === undefined ? null : { type: 'delay', combatant: current },
    comeBack: { type: 'comeBack', combatant: everyone.find(({ delayed }) => delayed !== null)?.id ?? who },
    defeat: { type: 'defeat', combatants: [flag ? (current ?? who) : who] },
    revive: { type: 'revive', combatants: [everyone.find(({ defeated }) => defeated)?.id ?? who] },
    actNow: { type: 'actNow', entry, override: flag },
    move: {
      type: 'moveEntry',
      entry,
      before: b > 20 ? null : (pick(fight.order, b) ?? null),
      when: flag ? 'nextRound' : 'now',
    },
    swap: { type: 'swapPlaces', first: entry, second: pick(fight.order, b) ?? '' },
    join: { type: 'join', seeds: [seed], totals: {}, tie: flag ? 'before' : 'after', benefits: flag },
    leave: { type: 'leave', combatants: [who] },
    spend: slot ? { type: 'spendSlot', combatant: current ?? who, slot: slot.id, note: 'used' } : null,
    giveEntry: { type: 'giveEntry', combatant: who, total: b },
  }
  return commands[what]
}
