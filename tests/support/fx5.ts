import { Table, aSeed } from '#support/fight.ts'
import { plainSystem } from '#support/plain-system.ts'
import type { GameSystem } from '#core/engine/system'

/** Ana 18 and Orc 1 18, Bo 12 and Orc 2 12 (the characters are faster, so they go first), hidden Wisp 7. */
export function fiveAtTheTable(system: GameSystem = plainSystem): Table {
  const quick = { stats: { speed: 2 } }
  return new Table(
    [
      aSeed('Ana', { total: 18, side: 'ally', player: 'Kim', block: quick }),
      aSeed('Bo', { total: 12, side: 'ally', player: 'Lee', block: quick }),
      { ...aSeed('Orc', { total: 18 }), key: 'orc-1' },
      { ...aSeed('Orc', { total: 12 }), key: 'orc-2' },
      aSeed('Wisp', { total: 7, hidden: true }),
    ],
    system,
  )
}

/** Combatants at these totals, highest first: A 50, B 40, C 30 … */
export function inOrder(names: readonly string[], system: GameSystem = plainSystem): Table {
  return new Table(
    names.map((name, place) => aSeed(name, { total: (names.length - place) * 10 })),
    system,
  )
}
